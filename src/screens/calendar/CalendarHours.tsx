'use client'

import { type CSSProperties, useRef } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { useScrollable } from '../../internal/useScrollable'
import type { CalendarDaysProps } from './CalendarDaysProps'
import { DayHead } from './DayHead'
import { DayHours } from './DayHours'
import { isLong } from './dayLayout'
import { wholeDay } from './dayTexts'
import { EventLink } from './EventLink'
import { HourNames } from './HourNames'
import { NowLine } from './NowLine'
import { unreadTextOf } from './unreadDays'
import { UnreadRow } from './UnreadRow'
import { useFirstHour } from './useFirstHour'
import { layOutWeek } from './weekLayout'

interface CalendarHoursProps extends CalendarDaysProps {
  /** One day, or the days of a week. */
  days: readonly string[]
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
}

/** Days side by side with their hours downwards; what overlaps stands side by side, what lasts for more than one above. */
export function CalendarHours(props: CalendarHoursProps) {
  const { days, zone, events, label, moving, loading, onOpen, noun, today, onDayOpen, getCreateHref } = props
  const { unreadFrom } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const long = events.filter(isLong)
  const short = events.filter((event) => !isLong(event))
  const { bars, laneCount } = layOutWeek(long, days)
  const columns = { '--days': days.length, '--lanes': laneCount } as CSSProperties
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const makeScrollable = useScrollable<HTMLDivElement>()
  const unreadOf = (date: string) => unreadTextOf(date, events, unreadFrom, t)
  const nameOf = (date: string) =>
    [wholeDay(date, locale), date === today ? t('calendar.today') : undefined, unreadOf(date)]
      .filter((word) => word !== undefined)
      .join(t('list.comma'))
  useFirstHour(scroller, body, { events: short, days, today, zone, loading })

  return (
    <div className="sw-CalendarHours" role="group" aria-label={label} style={columns}>
      <div className="sw-CalendarHours-head">
        {days.map((date) => (
          <DayHead
            key={date}
            showWeekday
            {...{ date, today, noun, getCreateHref }}
            amount={unreadOf(date)}
            onPress={days.length > 1 ? onDayOpen : undefined}
          />
        ))}
      </div>
      <UnreadRow {...{ days, events, unreadFrom }} />
      {bars.length > 0 && (
        <div className="sw-CalendarHours-allDay">
          <span className="sw-CalendarHours-allDayLabel" aria-hidden="true">
            {t('calendar.allDay')}
          </span>
          {days.map((date, day) => (
            <ul
              key={date}
              className="sw-CalendarHours-allDayDay"
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
              role="list"
              data-date={date}
              aria-label={`${t('calendar.allDay')}, ${wholeDay(date, locale)}`}
            >
              {bars
                .filter(({ from }) => from === day)
                .map(({ event, lane, span, continues }) => (
                  <li
                    key={event.id}
                    className="sw-CalendarGrid-bar"
                    style={{ '--lane': lane, '--span': span } as CSSProperties}
                  >
                    <EventLink {...{ event, moving, onOpen, continues }} grip="inline" />
                  </li>
                ))}
            </ul>
          ))}
        </div>
      )}
      <div
        className="sw-CalendarHours-scroller"
        role="group"
        aria-label={label}
        data-scroller=""
        ref={(element) => {
          scroller.current = element
          return makeScrollable(element)
        }}
      >
        <div ref={body} className="sw-CalendarHours-body">
          <HourNames />
          {days.map((date, day) => (
            <DayHours
              key={date}
              {...{ date, moving, onOpen }}
              label={nameOf(date)}
              isToday={days.length > 1 && date === today}
              events={short}
              target={moving.moving}
              pending={loading && day % 3 === 1}
            >
              {date === today && <NowLine zone={zone} />}
            </DayHours>
          ))}
        </div>
      </div>
    </div>
  )
}
