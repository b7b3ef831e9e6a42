'use client'

import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { Skeleton } from '../../components/Skeleton'
import { useKeyboardPart } from '../../internal/keyboardParts'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { CalendarDaysProps } from './CalendarDaysProps'
import type { CalendarEvent } from './CalendarEvent'
import { DayHead } from './DayHead'
import { dayAfterKey } from './dayKeys'
import { dayNumber, shortWeekday, weekdayName, wholeDay } from './dayTexts'
import { EventLink } from './EventLink'
import { amountText, isUnread, unreadText } from './unreadDays'
import { monthAround, type Stretch, weeksOf } from './stretches'
import { layOutWeek, liesOn, type WeekLayout } from './weekLayout'

interface CalendarGridDaysProps extends CalendarDaysProps {
  stretch: Stretch
  /** The day that has the focus, or would have it. */
  active: string
  onActiveChange: (date: string) => void
  /** Shows how many events each day has, and not which: where there is little room. */
  compact: boolean
  /** Whether it shows weeks of a month: those of other months stand back. */
  ofMonth: boolean
}

/** So many bars a day of a month has room for. */
const roomInMonth = 4

/** Weeks, a day in each cell, with the keys of a grid. */
export function CalendarGridDays(props: CalendarGridDaysProps) {
  const { stretch, active, onActiveChange, compact, label, ofMonth, events } = props
  const { locale, direction } = useScreenLocale(englishCalendar)
  const grid = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  useKeyboardPart(grid, 'calendar')
  const weeks = weeksOf(stretch)
  const [firstWeek = []] = weeks

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-number="${active}"]`)?.focus()
  }, [active, stretch.first])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayAfterKey(event, active, { locale, rtl: direction === 'rtl' })
    if (next === undefined) return
    wantsFocus.current = true
    onActiveChange(next)
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells are focused
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className="sw-CalendarGrid"
      data-compact={compact || undefined}
      data-month={ofMonth || undefined}
      onKeyDown={onKeyDown}
    >
      <div role="row" className="sw-CalendarGrid-head">
        {firstWeek.map((date) => (
          <div
            key={date}
            role="columnheader"
            aria-label={weekdayName(date, locale)}
            className="sw-CalendarGrid-weekday"
          >
            {shortWeekday(date, locale)}
          </div>
        ))}
      </div>
      {weeks.map((days) => (
        <Week key={days[0]} {...props} days={days} events={events} />
      ))}
    </div>
  )
}

interface WeekProps extends CalendarGridDaysProps {
  days: readonly string[]
}

function Week(props: WeekProps) {
  const { days, events, ofMonth, compact, unreadFrom } = props
  // The last place of a day that is not all loaded says so.
  const kept = isUnread(days.at(-1) ?? '', unreadFrom) ? 1 : 0
  const layout = layOutWeek(events, days, ofMonth && !compact ? roomInMonth - kept : Infinity)
  const lanes = ofMonth ? roomInMonth : Math.max(layout.laneCount + kept, 6)
  return (
    <div role="row" className="sw-CalendarGrid-week" style={{ '--lanes': lanes } as CSSProperties}>
      {days.map((date, day) => (
        <Day key={date} {...props} date={date} day={day} layout={layout} lastLane={lanes - 1} />
      ))}
    </div>
  )
}

interface DayProps extends WeekProps {
  date: string
  /** Which day of the week, from 0. */
  day: number
  layout: WeekLayout<CalendarEvent>
  /** The last place that a day has for a bar. */
  lastLane: number
}

function Day(props: DayProps) {
  const { date, day, layout, active, moving, compact, ofMonth, loading, onActiveChange, onOpen } = props
  const { onDayOpen, lastLane } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const isActive = date === active
  const month = monthAround(active, locale)
  const hidden = layout.hidden[day] ?? 0
  const shown = layout.bars.filter((bar) => liesOn(bar, day)).length
  const count = shown + hidden
  const target = moving.moving?.times
  const unread = isUnread(date, props.unreadFrom)
  const more = t(unread ? 'calendar.moreAtLeast' : 'calendar.more', { count: hidden })
  const number = new Intl.NumberFormat(locale).format(count)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the number in it has focus and keys
    <div
      role="gridcell"
      className="sw-CalendarGrid-day"
      data-date={date}
      data-outside={(ofMonth && (date < month.first || date > month.last)) || undefined}
      data-target={(target && date >= target.start && date <= target.end) || undefined}
      data-active={isActive || undefined}
      onClick={({ target: pressed }) => {
        if (pressed instanceof Element && !pressed.closest('a, button')) onActiveChange(date)
      }}
    >
      <DayHead
        {...props}
        date={date}
        showMonth={
          !compact &&
          (dayNumber(date, locale) === dayNumber(month.first, locale) || date === props.stretch.first)
        }
        amount={amountText(count, unread, t)}
        onPress={onDayOpen ?? onActiveChange}
        reachable={isActive}
        getCreateHref={compact ? undefined : props.getCreateHref}
      />
      {compact && count > 0 && (
        <span className="sw-CalendarGrid-count" aria-hidden="true">
          {unread ? t('calendar.atLeast', { number }) : number}
        </span>
      )}
      {unread && count === 0 && (
        <span className="sw-CalendarGrid-unread" aria-hidden="true">
          {unreadText(false, t)}
        </span>
      )}
      {loading && !compact && day % 3 === 1 && <Skeleton className="sw-CalendarGrid-pending" />}
      {!compact && count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ul className="sw-CalendarGrid-events" role="list">
          {layout.bars
            .filter(({ from }) => from === day)
            .map(({ event, lane, span, continues }) => (
              <li
                key={event.id}
                className="sw-CalendarGrid-bar"
                style={{ '--lane': lane, '--span': span } as CSSProperties}
              >
                <EventLink
                  event={event}
                  moving={moving}
                  onOpen={onOpen}
                  reachable={isActive}
                  grip="inline"
                  continues={continues}
                />
              </li>
            ))}
          {unread && hidden === 0 && (
            <li className="sw-CalendarGrid-bar" style={laneStyle(lastLane)}>
              <span className="sw-CalendarGrid-unread">{unreadText(true, t)}</span>
            </li>
          )}
          {hidden > 0 && (
            <li className="sw-CalendarGrid-bar" style={laneStyle(lastLane)}>
              <button
                type="button"
                className="sw-CalendarGrid-more"
                tabIndex={isActive ? undefined : -1}
                aria-label={t('calendar.moreOn', { more, date: wholeDay(date, locale) })}
                onClick={() => onDayOpen?.(date)}
              >
                {more}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

const laneStyle = (lane: number) => ({ '--lane': lane, '--span': 1 }) as CSSProperties
