'use client'

import HistoryIcon from 'lucide-react/icons/history'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { lateOnceOpen } from '../../components/lateOnceOpen'
import { PageHeader } from '../../components/PageHeader'
import { Skeleton } from '../../components/Skeleton'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { useZone } from '../../internal/zone'
import { englishActivity } from '../../messages/englishActivity'
import { useSharedRef } from '../../internal/useSharedRef'
import { andList } from '../../messages/listText'
import { ListWithoutRows } from '../list/ListWithoutRows'
import { noListTools } from '../list/noListTools'
import { problemMessages } from '../product/problemMessages'
import { nextLevel } from '../status/nextLevel'
import { Retry } from '../status/Retry'
import type { RecordScreenProps } from '../status/ScreenProps'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import { ActivityDays } from './ActivityDays'
import { ActivityFilters } from './ActivityFilters'
import type { ActivityFilter, ActivityItem, ActivityKind, ActivityStatus } from './activityState'

// Most people read; few compare.
const VersionsDialog = lateOnceOpen(async () => (await import('./VersionsDialog')).VersionsDialog)

/** Props of a history of all records, whether it reads the changes itself or is given them. */
export interface HistoryScreenBaseProps extends Omit<RecordScreenProps, 'back'> {
  /** Names the screen. */
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** The zone whose days and clocks count, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
}

export interface HistoryScreenViewProps extends HistoryScreenBaseProps {
  /**
   * The state of the history, in one word.
   * @selector [data-status="noResults"]
   */
  status: ActivityStatus
  /** The changes, the newest first. @default none */
  items?: readonly ActivityItem[] | undefined
  /** The entities; of several, one can be shown alone. @default none */
  kinds?: readonly ActivityKind[] | undefined
  /** The people whose changes can be shown alone. @default none */
  people?: readonly string[] | undefined
  /** Which changes are shown. @default all of them */
  filter?: ActivityFilter | undefined
  /** Called with the changes that a person wants to see. Without it there is no choice. */
  onFilterChange?: ((filter: ActivityFilter) => void) | undefined
  /** The entities that gave no answer. @default none */
  failed?: readonly ActivityKind[] | undefined
  /** Why nothing, or not all, could be read. */
  problem?: Problem | undefined
  /** Called to ask those again that gave no answer. */
  onRetry?: (() => void) | undefined
  /** Called to show older changes; absent when all are shown. */
  onShowMore?: (() => void) | undefined
}

/** The changes of all records in one of the states of a history, drawn from props alone. */
export function HistoryScreenView(props: HistoryScreenViewProps) {
  const { status, title, items = none, kinds = none, people = none, filter = noFilter, failed = none } = props
  const { problem, errors, onFilterChange, onRetry, onShowMore } = props
  const { headingLevel = 1, autoFocus = false, className, style, ref } = props
  const zone = useZone(props.zone)
  const { t, locale } = useScreenLocale(englishActivity)
  const titleId = useId()
  const [screen, hold] = useSharedRef(ref)
  const heading = useScreenFocus(autoFocus)
  useKeptFocus(screen, { waits: status === 'loading' })
  const [compared, setCompared] = useState<{ readonly item: ActivityItem; readonly open: boolean }>()
  const labels = useMemo(() => new Map(kinds.map(({ name, label }) => [name, label])), [kinds])
  const level = nextLevel(headingLevel)
  const isListed = status === 'ready' || status === 'partial'
  const hasFilter = isListed || status === 'loading' || status === 'noResults'

  return (
    <section
      {...dataOf(props)}
      ref={hold}
      className={classes('sw-Screen sw-HistoryScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={props.breadcrumbs}
        description={props.description}
      />
      {hasFilter && onFilterChange && (
        <ActivityFilters {...{ kinds, people, filter }} onFilterChange={onFilterChange} />
      )}
      {status === 'partial' && problem && (
        <Banner
          tone="warning"
          title={t('activity.notRead', {
            entities: andList(
              failed.map(({ label }) => label),
              locale,
            ),
          })}
          actions={<Retry onRetry={onRetry} retryAfter={problem.retryAfter} />}
        >
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {(isListed || status === 'noResults') && (
        <p className="sw-HistoryScreen-count" role="status">
          {status === 'noResults'
            ? t('activity.noResults')
            : t(onShowMore ? 'activity.loadedMore' : 'activity.loaded', { count: items.length })}
        </p>
      )}
      {status === 'loading' && <Skeleton width="20rem" lines={4} />}
      {isListed && (
        <ActivityDays
          items={items}
          labels={labels}
          zone={zone}
          headingLevel={level}
          onCompare={(item) => setCompared({ item, open: true })}
        />
      )}
      {isListed && onShowMore && (
        <Button className="sw-HistoryScreen-more" onClick={onShowMore}>
          {t('activity.more')}
        </Button>
      )}
      {(status === 'empty' || status === 'noResults') && (
        <EmptyState
          icon={<HistoryIcon className="sw-icon" />}
          title={t(status === 'empty' ? 'activity.empty' : 'activity.noResults')}
          headingLevel={level}
          action={
            status === 'noResults' &&
            onFilterChange && (
              <Button onClick={() => onFilterChange(noFilter)}>{t('activity.showAll')}</Button>
            )
          }
        >
          {t(status === 'empty' ? 'activity.emptyText' : 'activity.noResultsText')}
        </EmptyState>
      )}
      {!isListed && !hasFilter && status !== 'empty' && (
        <ListWithoutRows
          {...{ status, headingLevel, problem, errors, onRetry }}
          {...noListTools}
          nouns=""
          reason={t('activity.forbiddenText')}
        />
      )}
      {compared && (
        <VersionsDialog
          item={compared.item}
          zone={zone}
          errors={errors}
          open={compared.open}
          onOpenChange={(open) => setCompared({ ...compared, open })}
        />
      )}
    </section>
  )
}

const none: readonly never[] = []
const noFilter: ActivityFilter = {}
