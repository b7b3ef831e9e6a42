'use client'

import { Button } from '../../components/Button'
import { RelativeTime } from '../../components/RelativeTime'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { FieldChanges } from './FieldChanges'
import type { HistoryEntry } from './historyEntries'
import { versionName } from './versionName'
import { versionTitle } from './versionTitle'

interface HistoryVersionProps {
  entity: Entity
  entry: HistoryEntry
  headingLevel: 2 | 3 | 4
  zone: string | undefined
  isNewest: boolean
  /** Compares it with the record as it stands. */
  onCompare: (() => void) | undefined
}

/** One version: what was done, when and by whom, and the fields that changed. */
export function HistoryVersion(props: HistoryVersionProps) {
  const { entity, entry, headingLevel, zone, isNewest, onCompare } = props
  const { version, changes } = entry
  const { t, locale } = useLocale()
  const Heading = `h${headingLevel}` as const
  const title = versionTitle(entity, entry, t, locale)
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
      <FieldChanges
        entity={entity}
        changes={changes}
        className="sw-HistoryList-changes"
        buttonClassName="sw-HistoryList-fields"
      />
    </li>
  )
}
