'use client'

import CalendarClock from 'lucide-react/icons/calendar-clock'
import { type FocusEvent, useId, useMemo, useRef, useState } from 'react'
import { Badge } from '../../components/Badge'
import { IconButton } from '../../components/IconButton'
import { Skeleton } from '../../components/Skeleton'
import { groupBy } from '../../internal/groupBy'
import { type TranslateWith, useScreenLocale } from '../../internal/useScreenLocale'
import { type CalendarMessageKey, englishCalendar } from '../../messages/englishCalendar'
import { useScrollable } from '../../internal/useScrollable'
import { type AgendaRow, agendaRowsOf } from './agendaRows'
import { type CalendarColumn, columnOf } from './CalendarColumn'
import type { CalendarDaysProps } from './CalendarDaysProps'
import { clockText, dayAndMonth, wholeDay } from './dayTexts'
import { EventLink } from './EventLink'
import type { EventTimes } from './eventTimes'
import type { Stretch } from './stretches'
import { isUnread, unreadText } from './unreadDays'
import { NotLoadedDays } from './NotLoadedDays'
import { useAgendaWindow } from './useAgendaWindow'

interface CalendarAgendaProps extends Omit<CalendarDaysProps, 'onDayOpen' | 'getCreateHref'> {
  stretch: Stretch
  /** The columns that a day is drawn in where there is room: each event says which is its own. */
  columns: readonly CalendarColumn[] | undefined
  /** The level of the headings that name the days. */
  headingLevel: 2 | 3 | 4
}

/** The events below each other, by day. Of many only those in sight are drawn. */
export function CalendarAgenda(props: CalendarAgendaProps) {
  'use no memo'
  const { events, stretch, columns, label, loading, headingLevel, unreadFrom } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const makeScrollable = useScrollable<HTMLDivElement>()
  const [focused, setFocused] = useState(-1)
  const rows = useMemo(() => agendaRowsOf(events, stretch), [events, stretch])
  const { drawn, isVirtual, height, measure } = useAgendaWindow(scroller, rows, focused)
  const Heading = `h${headingLevel}` as const

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const line = target.closest<HTMLElement>('[data-index]')
    if (line) setFocused(Number(line.dataset.index))
  }

  if (loading) return <PendingAgenda />
  const days = [...groupBy(drawn, ({ row }) => row.date)]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which line has the focus
    <div
      ref={(element) => {
        scroller.current = element
        return isVirtual ? makeScrollable(element) : undefined
      }}
      className="sw-CalendarAgenda"
      data-virtual={isVirtual || undefined}
      data-columns={(columns ?? []).length > 0 || undefined}
      role="group"
      aria-label={label}
      onFocus={onFocus}
    >
      <div className="sw-CalendarAgenda-rows" style={{ blockSize: height }}>
        {days.map(([date, lines]) => {
          const head = lines.find(({ row }) => !row.event)
          const name = [
            wholeDay(date, locale),
            ...(date === props.today ? [t('calendar.today')] : []),
            ...(isUnread(date, unreadFrom) ? [unreadText(true, t)] : []),
          ].join(' · ')
          return (
            <section
              key={date}
              className="sw-CalendarAgenda-day"
              aria-label={name}
              data-today={date === props.today || undefined}
            >
              {head && (
                <Heading
                  ref={measure}
                  className="sw-CalendarAgenda-date"
                  id={`${id}-${date}`}
                  data-index={head.index}
                  style={placeOf(head.top)}
                >
                  {name}
                </Heading>
              )}
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
              <ul className="sw-CalendarAgenda-events" role="list">
                {lines.map(
                  ({ row, index, top }) =>
                    row.event && (
                      <li
                        key={row.key}
                        ref={measure}
                        className="sw-CalendarAgenda-row"
                        data-index={index}
                        style={placeOf(top)}
                        aria-posinset={isVirtual ? row.position : undefined}
                        aria-setsize={isVirtual ? row.count : undefined}
                      >
                        <Line {...props} row={row} />
                      </li>
                    ),
                )}
              </ul>
            </section>
          )
        })}
      </div>
      <NotLoadedDays {...{ rows, stretch, unreadFrom }} />
    </div>
  )
}

function Line({ row: { event, date }, columns, moving, onOpen }: CalendarAgendaProps & { row: AgendaRow }) {
  const { t, locale } = useScreenLocale(englishCalendar)
  if (!event) return null
  const { state, movable, reassignable } = event
  const { onMoveAsk } = moving
  const column = columns?.find(({ id }) => id === columnOf(event))
  return (
    <>
      <span className="sw-CalendarAgenda-time" aria-hidden="true">
        {timeOn(date, event, t, locale)}
      </span>
      <EventLink event={event} moving={moving} onOpen={onOpen} />
      {column && (
        <span className="sw-CalendarAgenda-column">
          <bdi>{column.label}</bdi>
        </span>
      )}
      {state && (
        <span className="sw-CalendarAgenda-state" aria-hidden="true">
          <Badge tone={state.tone}>{state.label}</Badge>
        </span>
      )}
      {(movable || reassignable) && onMoveAsk && (
        <IconButton
          size="small"
          className="sw-CalendarAgenda-move"
          label={t('calendar.moveTitle', { title: event.title })}
          icon={<CalendarClock className="sw-icon" />}
          onClick={() => onMoveAsk(event)}
        />
      )}
    </>
  )
}

/** Say when an event is on a day, or that it goes on from one before. */
function timeOn(
  date: string,
  event: EventTimes,
  t: TranslateWith<CalendarMessageKey>,
  locale: string,
): string {
  const { start, end, startMinute, endMinute } = event
  if (startMinute === undefined) return t('calendar.allDay')
  if (start < date) {
    return end > date || endMinute === undefined
      ? t('calendar.since', { date: dayAndMonth(start, locale) })
      : t('calendar.until', { time: clockText(endMinute, locale) })
  }
  const minutes = endMinute === undefined || start !== end ? [startMinute] : [startMinute, endMinute]
  return minutes.map((minute) => clockText(minute, locale)).join(' – ')
}

/** As many lines as a month often has hold its place. */
function PendingAgenda() {
  return (
    <div className="sw-CalendarAgenda">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className="sw-CalendarAgenda-row">
          <Skeleton width="4rem" />
          <Skeleton width="16rem" />
        </div>
      ))}
    </div>
  )
}

function placeOf(top: number | undefined) {
  return top === undefined ? undefined : { transform: `translateY(${top}px)` }
}
