'use client'

import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { Skeleton } from '../../components/Skeleton'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import { useScrollable } from '../../internal/useScrollable'
import type { CalendarDaysProps } from './CalendarDaysProps'
import { DayHead } from './DayHead'
import { isLong, layOutDay, partsOn } from './dayLayout'
import { dayMinutes } from './days'
import { hourText, wholeDay } from './dayTexts'
import { EventLink } from './EventLink'
import type { EventTimes } from './eventTimes'
import { NowLine } from './NowLine'
import { layOutWeek } from './weekLayout'

interface CalendarHoursProps extends CalendarDaysProps {
  /** One day, or the days of a week. */
  days: readonly string[]
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
}

/** The first hour in sight, unless something begins before. */
const firstHour = 7
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Days side by side with their hours downwards; what overlaps stands side by side, what lasts for more than one above. */
export function CalendarHours(props: CalendarHoursProps) {
  const { days, zone, events, label, moving, loading, onOpen, noun, today, onDayOpen, getCreateHref } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const long = events.filter(isLong)
  const short = events.filter((event) => !isLong(event))
  const { bars, laneCount } = layOutWeek(long, days)
  const columns = { '--days': days.length, '--lanes': laneCount } as CSSProperties
  const target = moving.moving
  const scroller = useRef<HTMLDivElement>(null)
  const makeScrollable = useScrollable<HTMLDivElement>()
  const earliest = Math.min(firstHour, ...short.map(({ startMinute = 0 }) => Math.floor(startMinute / 60)))
  const [firstDay] = days

  useLayoutEffect(() => {
    const element = scroller.current
    // A little before the hour, whose name stands on its line.
    if (element) element.scrollTop = (element.scrollHeight / hours.length) * (earliest - 0.25)
    // Where a person has scrolled to stays, as long as they look at these days.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- events that come later move nothing
  }, [firstDay, loading])

  return (
    <div className="sw-CalendarHours" role="group" aria-label={label} style={columns}>
      <div className="sw-CalendarHours-head">
        {days.map((date) => (
          <DayHead
            key={date}
            showWeekday
            {...{ date, today, noun, getCreateHref }}
            onPress={days.length > 1 ? onDayOpen : undefined}
          />
        ))}
      </div>
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
        ref={(element) => {
          scroller.current = element
          return makeScrollable(element)
        }}
      >
        <div className="sw-CalendarHours-body">
          <div className="sw-CalendarHours-hours" aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour} className="sw-CalendarHours-hour" style={{ '--hour': hour } as CSSProperties}>
                {hour > 0 && hourText(hour, locale)}
              </span>
            ))}
          </div>
          {days.map((date, day) => (
            <section
              key={date}
              className="sw-CalendarHours-day"
              aria-label={
                date === today ? `${wholeDay(date, locale)}, ${t('calendar.today')}` : wholeDay(date, locale)
              }
              data-date={date}
              data-hours=""
              data-today={date === today || undefined}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
              <ul className="sw-CalendarHours-events" role="list">
                {layOutDay(partsOn(short, date)).map(
                  ({ event: { event, continues }, fromMinute, toMinute, column, columns: beside }) => (
                    <li
                      key={event.id}
                      className="sw-CalendarHours-block"
                      style={blockStyle(fromMinute, toMinute, column, beside)}
                    >
                      <EventLink {...{ event, moving, onOpen, continues }} grip="block" />
                    </li>
                  ),
                )}
              </ul>
              {date === today && <NowLine zone={zone} />}
              {target && !isLong(target.times) && <Target times={target.times} date={date} />}
              {loading && day % 3 === 1 && (
                <Skeleton className="sw-CalendarHours-pending" shape="block" height="4rem" />
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Where an event would be that is moved, as far as that is on a day. */
function Target({ times, date }: { times: EventTimes; date: string }) {
  const [block] = layOutDay(partsOn([times], date))
  if (!block) return null
  const style = blockStyle(block.fromMinute, block.toMinute, 0, 1)
  return <div className="sw-CalendarHours-target" style={style} />
}

function blockStyle(from: number, to: number, column: number, columns: number): CSSProperties {
  return {
    '--from': from / dayMinutes,
    '--length': (to - from) / dayMinutes,
    '--column': column / columns,
    '--columns': columns,
  } as CSSProperties
}
