'use client'

import { useState } from 'react'
import { Button } from '../../components/Button'
import { RelativeTime } from '../../components/RelativeTime'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Translate } from '../../messages/createTranslator'
import type { Entity } from '../../spec/entities/Entity'
import { localize } from '../../spec/labels/LocalizedText'
import { labelIn } from '../product/labelIn'
import { FieldChangeRow } from './FieldChangeRow'
import type { HistoryEntry } from './historyEntries'
import { versionName } from './versionName'

interface HistoryVersionProps {
  entity: Entity
  entry: HistoryEntry
  headingLevel: 2 | 3 | 4
  zone: string | undefined
  isNewest: boolean
  /** Compares it with the record as it stands. */
  onCompare: (() => void) | undefined
}

/** So many changed fields are taken in at a glance. */
const inSight = 4

/** One version: what was done, when and by whom, and the fields that changed. */
export function HistoryVersion(props: HistoryVersionProps) {
  const { entity, entry, headingLevel, zone, isNewest, onCompare } = props
  const { version, changes } = entry
  const { t, locale } = useLocale()
  const [all, setAll] = useState(false)
  const Heading = `h${headingLevel}` as const
  const title = versionTitle(entity, entry, t, locale)
  // The last one alone behind a button would be no shorter.
  const isShort = changes.length <= inSight + 1
  const shown = all || isShort ? changes : changes.slice(0, inSight)
  return (
    <li className="sw-HistoryList-version" data-newest={isNewest || undefined}>
      <div className="sw-HistoryList-head">
        <div className="sw-HistoryList-words">
          <Heading className="sw-HistoryList-title">{title}</Heading>
          <p className="sw-HistoryList-about">
            {version.at === undefined ? (
              t('history.momentUnknown')
            ) : (
              <RelativeTime value={version.at} {...(zone !== undefined && { zone })} />
            )}
            {version.by !== undefined && (
              <>
                {' · '}
                <bdi>{version.by}</bdi>
              </>
            )}
          </p>
        </div>
        {onCompare && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('history.compareOf', { version: versionName(version, t, locale, zone) })}
            onClick={onCompare}
          >
            {t('history.compare')}
          </Button>
        )}
      </div>
      {version.note !== undefined && (
        <p className="sw-HistoryList-note">
          <bdi>{version.note}</bdi>
        </p>
      )}
      {shown.length > 0 && (
        <dl className="sw-HistoryList-changes">
          {shown.map((change) => (
            <FieldChangeRow
              key={change.name}
              entity={entity}
              change={change}
              label={labelIn(entity, change.name, locale)}
            />
          ))}
        </dl>
      )}
      {!isShort && (
        <Button
          className="sw-HistoryList-fields"
          size="small"
          variant="quiet"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('value.showLess') : t('value.showAll', { count: changes.length })}
        </Button>
      )}
    </li>
  )
}

/** What was done: the transition by its label, or how many fields changed. */
function versionTitle(
  entity: Entity,
  { version, changes, isFirst }: HistoryEntry,
  t: Translate,
  locale: string,
): string {
  const label = own(entity.transitions, version.transition)?.label
  if (label !== undefined) return localize(label, locale)
  if (version.transition !== undefined) return version.transition
  if (isFirst) return t(version.at === undefined ? 'history.first' : 'history.created')
  return changes.length > 0 ? t('history.changed', { count: changes.length }) : t('history.noted')
}
