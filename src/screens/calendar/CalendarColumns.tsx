'use client'

import { type CSSProperties, useRef } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { useScrollable } from '../../internal/useScrollable'
import { englishCalendar } from '../../messages/englishCalendar'
import { type CalendarColumn, type FilledColumn, fillColumns } from './CalendarColumn'
import type { CalendarDaysProps } from './CalendarDaysProps'
import type { CalendarEvent } from './CalendarEvent'
import { DayCreate } from './DayCreate'
import { DayHours } from './DayHours'
import { isLong } from './dayLayout'
import { wholeDay } from './dayTexts'
import { EventLink } from './EventLink'
import { HourNames } from './HourNames'
import { NowLine } from './NowLine'
import { unreadTextOf } from './unreadDays'
import { UnreadRow } from './UnreadRow'
import type { MovingEvent } from './useEventMoving'
import { useFirstHour } from './useFirstHour'
import { layOutWeek, type WeekLayout } from './weekLayout'

interface CalendarColumnsProps extends CalendarDaysProps {
  date: string
  columns: readonly CalendarColumn[]
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
}

/** A day in columns with its hours downwards. Of many columns some scroll, and the hours and what heads them stay in sight. */
export function CalendarColumns(props: CalendarColumnsProps) {
  const { date, columns, zone, events, label, moving, loading, onOpen, noun, today, getCreateHref } = props
  const { unreadFrom } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const isToday = date === today
  const day = isToday ? `${wholeDay(date, locale)}, ${t('calendar.today')}` : wholeDay(date, locale)
  const unread = unreadTextOf(date, events, unreadFrom, t)
  const filled = fillColumns(columns, events, date, t('calendar.others'))
  const rows = filled.map((column) => layOutWeek(column.events.filter(isLong), [date]))
  const createHrefs = filled.map(({ id }) => (id === undefined ? undefined : getCreateHref?.(date, id)))
  const lanes = Math.max(0, ...rows.map(({ laneCount }) => laneCount))
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const makeScrollable = useScrollable<HTMLDivElement>()
  const short = events.filter((event) => !isLong(event))
  useFirstHour(scroller, body, { events: short, days: [date], today, zone, loading })

  return (
    <div
      className="sw-CalendarHours sw-CalendarColumns"
      role="group"
      aria-label={label}
      style={{ '--days': filled.length, '--lanes': lanes } as CSSProperties}
      data-scroller=""
      ref={(element) => {
        scroller.current = element
        return makeScrollable(element)
      }}
    >
      <div className="sw-CalendarColumns-sheet">
        <div className="sw-CalendarColumns-top" data-cover="">
          <div className="sw-CalendarColumns-heads">
            <div className="sw-CalendarColumns-corner">
              {isToday && <span className="sw-CalendarDay-today">{t('calendar.today')}</span>}
            </div>
            {filled.map(({ id, label: name }, place) => (
              <div key={keyOf(id)} className="sw-CalendarColumns-head">
                <span className="sw-CalendarColumns-name">
                  <bdi>{name}</bdi>
                </span>
                {createHrefs[place] !== undefined && (
                  <DayCreate
                    href={createHrefs[place]}
                    label={t('calendar.createIn', {
                      column: name,
                      entity: noun,
                      date: wholeDay(date, locale),
                    })}
                  />
                )}
              </div>
            ))}
          </div>
          <UnreadRow {...{ events, unreadFrom }} days={[date]} />
          {lanes > 0 && <AllDay {...props} columns={filled} rows={rows} />}
        </div>
        <div ref={body} className="sw-CalendarHours-body">
          <div className="sw-CalendarColumns-hours" data-cover="">
            <HourNames />
          </div>
          {filled.map((column, place) => (
            <DayHours
              key={keyOf(column.id)}
              {...{ date, moving, onOpen }}
              label={[column.label, day, ...(unread === undefined ? [] : [unread])].join(t('list.comma'))}
              column={column.id}
              events={column.events.filter((event) => !isLong(event))}
              target={targetIn(column, moving.moving)}
              pending={loading && place % 3 === 1}
            />
          ))}
          {isToday && <NowLine zone={zone} />}
        </div>
      </div>
    </div>
  )
}

interface AllDayProps extends Pick<CalendarColumnsProps, 'date' | 'moving' | 'onOpen'> {
  columns: readonly FilledColumn[]
  /** How their events lie below each other. */
  rows: readonly WeekLayout<CalendarEvent>[]
}

/** Events that last for more than a day, in their columns above the hours. */
function AllDay({ date, columns, rows, moving, onOpen }: AllDayProps) {
  const { t, locale } = useScreenLocale(englishCalendar)
  const target = moving.moving && isLong(moving.moving.times) ? moving.moving : undefined
  return (
    <div className="sw-CalendarHours-allDay">
      <span className="sw-CalendarHours-allDayLabel" aria-hidden="true">
        {t('calendar.allDay')}
      </span>
      {columns.map((column, place) => (
        <ul
          key={keyOf(column.id)}
          className="sw-CalendarHours-allDayDay"
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
          role="list"
          data-date={date}
          data-column={column.id}
          data-target={targetIn(column, target) && ''}
          aria-label={`${column.label}, ${t('calendar.allDay')}, ${wholeDay(date, locale)}`}
        >
          {rows[place]?.bars.map(({ event, lane, continues }) => (
            <li
              key={event.id}
              className="sw-CalendarGrid-bar"
              style={{ '--lane': lane, '--span': 1 } as CSSProperties}
            >
              <EventLink {...{ event, moving, onOpen, continues }} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Ids may be any text; the one column without an id is told from all of them. */
const keyOf = (id: string | undefined) => (id === undefined ? 'others' : `=${id}`)

/** The event that is moved, if it would be in this column. */
function targetIn({ id, events }: FilledColumn, moving: MovingEvent | undefined): MovingEvent | undefined {
  if (!moving) return undefined
  const { column } = moving.shift
  const isHere = column === undefined ? events.some((event) => event.id === moving.event.id) : column === id
  return isHere ? moving : undefined
}
