'use client'

import { useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Summary } from '../../components/Summary'
import type { RecordVersion } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { SelectField } from '../../fields/SelectField'
import { useLocale } from '../../internal/locale'
import { andList } from '../../messages/listText'
import type { Entity } from '../../spec/entities/Entity'
import { ownValue } from '../../spec/values/ownValue'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { labelIn } from '../product/labelIn'
import { problemMessages } from '../product/problemMessages'
import { VersionValue } from './FieldChangeRow'
import { comparedNames, differences, type HistoryEntry, restorationOf } from './historyEntries'
import { versionMoment, versionName, withAuthor } from './versionName'

/** How a version is brought back, and how far that is. */
export interface RestoreState {
  /** How far it is, in one word: `conflict` where someone else has changed the record meanwhile. */
  readonly status: 'idle' | 'restoring' | 'conflict' | 'failed'
  /** Why it was not brought back. */
  readonly problem?: Problem | undefined
  /** Why no version of the record can be brought back now: the button stays, and says so. */
  readonly disabledReason?: string | undefined
  /** Whether the person may change a field of the record. @default all that people may write */
  readonly mayWrite?: ((name: string) => boolean) | undefined
  /** Called with the fields to change, so that the record is as it was; answers with whether it is. */
  readonly onRestore: (
    changes: Readonly<Record<string, unknown>>,
    version: RecordVersion<object>,
  ) => Promise<boolean>
}

interface VersionComparisonProps {
  entity: Entity
  /** The versions, the newest first. */
  entries: readonly HistoryEntry[]
  /** The record as it stands. */
  present: object | undefined
  open: boolean
  /** The earlier one of the two. */
  from: RecordVersion['id']
  onFromChange: (id: RecordVersion['id']) => void
  onClose: () => void
  zone: string | undefined
  errors: ErrorCatalogue | undefined
  restore: RestoreState | undefined
}

/** Two versions beside each other, what differs first. The one at the start can be brought back. */
export function VersionComparison(props: VersionComparisonProps) {
  const { entity, present, open, from, onFromChange, onClose, zone, errors, restore } = props
  const { t, locale } = useLocale()
  const [to, setTo] = useState<RecordVersion['id']>()
  const entries = props.entries.filter((entry) => entry.record)
  const later = entries.find(({ version }) => version.id === to) ?? entries[0]
  const earlier = entries.find(({ version }) => version.id === from) ?? entries.at(-1)
  if (!later?.record || !earlier?.record) return null

  const nameOf = (entry: HistoryEntry) => {
    if (entry !== entries[0]) return versionName(entry.version, t, locale, zone)
    const moment = versionMoment(entry.version, t, locale, zone)
    return withAuthor(t('history.now', { version: moment }), entry.version)
  }
  const options = entries.map((entry) => ({ value: String(entry.version.id), label: nameOf(entry) }))
  const entryOf = (value: string | null) => entries.find(({ version }) => String(version.id) === value)
  const different = differences(entity, earlier.record, later.record)
  const differing = new Set(different.map(({ name }) => name))
  const same = comparedNames(entity).filter((name) => !differing.has(name))
  const { mayWrite = always } = restore ?? {}
  const back = present && restorationOf(entity, present, earlier.record, mayWrite)
  const canRestore = restore && back && Object.keys(back.changes).length > 0
  const labelOf = (name: string) => labelIn(entity, name, locale)

  async function bringBack() {
    if (!restore || !back || !earlier || restore.status === 'restoring') return
    if (await restore.onRestore(back.changes, earlier.version)) onClose()
  }

  return (
    <Dialog
      size="large"
      open={open}
      title={t('history.compareTitle')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        canRestore && (
          <Button
            variant="primary"
            pending={restore.status === 'restoring'}
            disabledReason={restore.disabledReason}
            onClick={() => void bringBack()}
          >
            {t('history.restore', { version: versionMoment(earlier.version, t, locale, zone) })}
          </Button>
        )
      }
    >
      <div className="sw-VersionComparison">
        {restore?.status === 'conflict' && (
          <Banner tone="warning" title={t('history.conflict')}>
            {t('history.conflictText')}
          </Banner>
        )}
        {restore?.status === 'failed' && (
          <Banner tone="danger" title={t('history.notRestored')}>
            {restore.problem && problemMessages(restore.problem, t, errors)}
          </Banner>
        )}
        <div className="sw-VersionComparison-heads">
          <SelectField
            label={t('history.earlier')}
            required
            options={options}
            value={String(earlier.version.id)}
            onValueChange={(value) => onFromChange(entryOf(value)?.version.id ?? from)}
          />
          <SelectField
            label={t('history.later')}
            required
            options={options}
            value={String(later.version.id)}
            onValueChange={(value) => setTo(entryOf(value)?.version.id)}
          />
        </div>
        {different.length === 0 ? (
          <p className="sw-VersionComparison-text">{t('history.same')}</p>
        ) : (
          <dl className="sw-VersionComparison-list">
            {different.map(({ name, from: before, to: after }) => (
              <div key={name} className="sw-VersionComparison-field">
                <dt className="sw-VersionComparison-label">{labelOf(name)}</dt>
                <dd className="sw-VersionComparison-value">
                  <span className="sw-VersionComparison-version">{nameOf(earlier)}</span>
                  <VersionValue entity={entity} name={name} value={before} layout="block" />
                </dd>
                <dd className="sw-VersionComparison-value">
                  <span className="sw-VersionComparison-version">{nameOf(later)}</span>
                  <VersionValue entity={entity} name={name} value={after} layout="block" />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {same.length > 0 && (
          <details className="sw-VersionComparison-same">
            <Summary>{t('history.sameFields', { count: same.length })}</Summary>
            <dl className="sw-VersionComparison-list">
              {same.map((name) => (
                <div key={name} className="sw-VersionComparison-field">
                  <dt className="sw-VersionComparison-label">{labelOf(name)}</dt>
                  <dd className="sw-VersionComparison-value">
                    <VersionValue
                      entity={entity}
                      name={name}
                      value={ownValue(later.record ?? {}, name)}
                      layout="block"
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {canRestore && back.stays.length > 0 && (
          <p className="sw-VersionComparison-text">
            {t('history.stays', { fields: andList(back.stays.map(labelOf), locale) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const always = () => true
