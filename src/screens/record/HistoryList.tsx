'use client'

import { Suspense, useMemo, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { late } from '../../components/late'
import { Skeleton } from '../../components/Skeleton'
import type { RecordVersion } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import { useZone } from '../../internal/zone'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import { useKeptFocus } from '../status/useKeptFocus'
import { historyEntries } from './historyEntries'
import { HistoryVersion } from './HistoryVersion'
import type { RestoreState } from './VersionComparison'

// Most people read; few compare.
const VersionComparison = late(async () => (await import('./VersionComparison')).VersionComparison)

/** The state of a record's history, in one word. */
export type HistoryStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** The versions as far as they were asked for. */
  | 'ready'
  /** Versions are shown while they are asked for again. */
  | 'refreshing'
  /** Older versions are on their way. */
  | 'loadingMore'
  /** There are no versions. */
  | 'empty'
  /** They could not be read. */
  | 'failed'
  /** The versions as last known; asking again, or for older ones, failed. */
  | 'refreshFailed'
  /** The person may not see them. */
  | 'forbidden'
  /** The record was removed, and its history with it. */
  | 'gone'

export interface HistoryListProps<F extends Fields> extends RootProps<HTMLDivElement> {
  /** The kind of the record: how its fields are called, and how their values are written. */
  entity: Entity<F>
  /**
   * The state of the history, in one word.
   * @selector [data-status="empty"]
   */
  status: HistoryStatus
  /** The versions, the newest first: that is the record as it stands. */
  versions: readonly RecordVersion<RecordBy<F>>[]
  /** The record as it stands; it is needed where versions say what changed, and not what the record was like. */
  record?: RecordBy<F> | undefined
  /** How deep the heading of each version stands in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** The zone whose clocks show the exact moments, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
  /** Why they could not be read. */
  problem?: Problem | undefined
  /** The words for failed calls. */
  errors?: ErrorCatalogue | undefined
  /** Tries again what failed. */
  onRetry?: (() => void) | undefined
  /** Shows older versions; without it these are all. */
  onShowMore?: (() => void) | undefined
  /** How a version is brought back; without it they are compared alone. */
  restore?: RestoreState | undefined
}

/** The versions of a record, the newest first: when, by whom and what changed. Two of them can be compared. */
export function HistoryList<F extends Fields>(props: HistoryListProps<F>) {
  const { entity: given, status, versions, record, headingLevel = 3, problem, errors } = props
  const { onRetry, onShowMore, restore, className, style, ref } = props
  const { t } = useLocale()
  const zone = useZone(props.zone)
  const entity = given as unknown as Entity
  const [root, hold] = useSharedRef(ref)
  useKeptFocus(root)
  const isWhole = onShowMore === undefined
  const entries = useMemo(
    () => historyEntries({ entity, versions, record, isWhole }),
    [entity, versions, record, isWhole],
  )
  const [compared, setCompared] = useState<{ id: RecordVersion['id']; open: boolean }>()
  const newest = entries[0]
  const canCompare = entries.filter((entry) => entry.record).length > 1
  const hasList = status !== 'empty' && !without.has(status)

  return (
    <div
      {...dataOf(props)}
      ref={hold}
      className={classes('sw-HistoryList', className)}
      style={style}
      data-status={status}
      aria-busy={status === 'loading' || undefined}
    >
      {status === 'forbidden' && <Banner tone="info" title={t('history.forbidden')} />}
      {status === 'gone' && <Banner tone="info" title={t('detail.gone')} />}
      {status === 'failed' && (
        <Banner
          tone="danger"
          title={t('history.failed')}
          actions={<Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'empty' && (
        <EmptyState title={t('history.empty')} headingLevel={headingLevel}>
          {t('history.emptyText')}
        </EmptyState>
      )}
      {hasList && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list
        <ol className="sw-HistoryList-versions" role="list" aria-label={t('history.title')}>
          {status === 'loading'
            ? pending.map((place) => (
                <li key={place} className="sw-HistoryList-version">
                  <p className="sw-HistoryList-title">
                    <Skeleton width="8rem" />
                  </p>
                  <p className="sw-HistoryList-about">
                    <Skeleton width="12rem" />
                  </p>
                </li>
              ))
            : entries.map((entry) => (
                <HistoryVersion
                  key={entry.version.id}
                  entity={entity}
                  entry={entry}
                  headingLevel={headingLevel}
                  zone={zone}
                  isNewest={entry === newest}
                  onCompare={
                    canCompare && entry.record && entry !== newest
                      ? () => setCompared({ id: entry.version.id, open: true })
                      : undefined
                  }
                />
              ))}
        </ol>
      )}
      {status === 'refreshFailed' && (
        <Banner
          tone="warning"
          title={t('history.refreshFailed')}
          actions={<Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {hasList && onShowMore && status !== 'loading' && (
        <Button
          className="sw-HistoryList-more"
          size="small"
          variant="quiet"
          pending={status === 'loadingMore'}
          onClick={onShowMore}
        >
          {t('history.more')}
        </Button>
      )}
      {compared && (
        <Suspense>
          <VersionComparison
            entity={entity}
            entries={entries}
            present={record ?? versions[0]?.record}
            open={compared.open}
            from={compared.id}
            onFromChange={(id) => setCompared({ id, open: true })}
            onClose={() => setCompared({ ...compared, open: false })}
            zone={zone}
            errors={errors}
            restore={restore}
          />
        </Suspense>
      )}
    </div>
  )
}

const without: ReadonlySet<HistoryStatus> = new Set(['failed', 'forbidden', 'gone'])

/** As many versions as a page mostly has hold their place. */
const pending = [1, 2, 3] as const
