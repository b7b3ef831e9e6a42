'use client'

import { useId } from 'react'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishActivity } from '../../messages/englishActivity'
import { timeFormat } from '../../spec/values/timeFormat'
import { instantOf } from '../../spec/values/timeText'
import { FieldChanges } from '../record/FieldChanges'
import { versionTitle } from '../record/versionTitle'
import { type ActivityDay, daysOfActivity } from './activityItems'
import type { ActivityItem } from './activityState'

interface ActivityDaysProps {
  items: readonly ActivityItem[]
  /** The labels of the entities, by name. */
  labels: ReadonlyMap<string, string>
  zone: string
  headingLevel: 2 | 3 | 4
  onCompare: (item: ActivityItem) => void
}

/** Changes by day, the newest first. */
export function ActivityDays({ items, zone, ...rest }: ActivityDaysProps) {
  const { locale } = useScreenLocale(englishActivity)
  return (
    <div className="sw-HistoryScreen-days">
      {daysOfActivity(items, locale, zone).map((day) => (
        <Day key={day.date} {...rest} day={day} zone={zone} />
      ))}
    </div>
  )
}

interface DayProps extends Omit<ActivityDaysProps, 'items'> {
  day: ActivityDay
}

function Day({ day, headingLevel, ...rest }: DayProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className="sw-HistoryScreen-day" aria-labelledby={id}>
      <Heading id={id} className="sw-HistoryScreen-date">
        {day.label}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ol className="sw-HistoryScreen-changes" role="list">
        {day.items.map((item) => (
          <Change key={item.key} {...rest} item={item} />
        ))}
      </ol>
    </section>
  )
}

interface ChangeProps extends Omit<DayProps, 'day' | 'headingLevel'> {
  item: ActivityItem
}

/** One change: which record, what was done, when and by whom, and the fields that changed. */
function Change({ item, labels, zone, onCompare }: ChangeProps) {
  const { entity, title, href, version, changes, source } = item
  const { t, locale } = useScreenLocale(englishActivity)
  return (
    <li className="sw-HistoryScreen-change">
      <time className="sw-HistoryScreen-time" dateTime={version.at}>
        {timeFormat(locale, zone).format(instantOf(version.at ?? ''))}
      </time>
      <div className="sw-HistoryScreen-words">
        <p className="sw-HistoryScreen-what">
          <span className="sw-HistoryScreen-title">
            {href === undefined ? <bdi>{title}</bdi> : <Link href={href}>{title}</Link>}
          </span>
          {labels.size > 1 && <span className="sw-HistoryScreen-kind">{labels.get(entity.name)}</span>}
        </p>
        <p className="sw-HistoryScreen-about">
          {versionTitle(entity, { version, changes, isFirst: version.isFirst ?? false }, t, locale)}
          {version.by !== undefined && (
            <>
              {' · '}
              <bdi>{version.by}</bdi>
            </>
          )}
        </p>
        {version.note !== undefined && (
          <p className="sw-HistoryScreen-note">
            <bdi>{version.note}</bdi>
          </p>
        )}
        <FieldChanges
          entity={entity}
          changes={changes}
          className="sw-HistoryScreen-fields"
          buttonClassName="sw-HistoryScreen-all"
        />
      </div>
      {source && (
        <Button
          className="sw-HistoryScreen-versions"
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('activity.versionsOf', { title })}
          onClick={() => onCompare(item)}
        >
          {t('activity.versions')}
        </Button>
      )}
    </li>
  )
}
