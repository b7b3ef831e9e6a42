'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { bringIntoView } from '../../internal/bringIntoView'
import { Skeleton } from '../../components/Skeleton'
import type { CalendarDaysProps } from './CalendarDaysProps'
import type { CalendarEvent } from './CalendarEvent'
import { isLong, layOutDay, partsOn } from './dayLayout'
import { dayMinutes } from './days'
import { EventLink } from './EventLink'
import type { MovingEvent } from './useEventMoving'

interface DayHoursProps extends Pick<CalendarDaysProps, 'moving' | 'onOpen'> {
  date: string
  /** Names it: the day, and the column of the day. */
  label: string
  /** Where something can be put, the id of its column. */
  column?: string | undefined
  /** Whether it is today, and other days are beside it: then it has a tint. @default false */
  isToday?: boolean | undefined
  /** Those that stand between its hours. */
  events: readonly CalendarEvent[]
  /** The event that is moved, if it would be here. */
  target: MovingEvent | undefined
  /** Whether something is to come here. */
  pending: boolean
  /** The present time. */
  children?: ReactNode
}

/** A day, or one column of it, from midnight to midnight: what overlaps stands side by side. */
export function DayHours(props: DayHoursProps) {
  const { date, label, column, isToday = false, events, target, pending, moving, onOpen, children } = props
  return (
    <section
      className="sw-CalendarHours-day"
      aria-label={label}
      data-date={date}
      data-column={column}
      data-hours=""
      data-today={isToday || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul className="sw-CalendarHours-events" role="list">
        {layOutDay(partsOn(events, date)).map(
          ({ event: { event, continues }, fromMinute, toMinute, column: place, columns }) => (
            <li
              key={event.id}
              className="sw-CalendarHours-block"
              style={blockStyle(fromMinute, toMinute, place, columns)}
            >
              <EventLink {...{ event, moving, onOpen, continues }} grip="block" />
            </li>
          ),
        )}
      </ul>
      {children}
      {target && !isLong(target.times) && <Target moving={target} date={date} />}
      {pending && <Skeleton className="sw-CalendarHours-pending" shape="block" height="4rem" />}
    </section>
  )
}

/** Where an event would be that is moved, as far as that is on a day. */
function Target({ moving: { times, by }, date }: { moving: MovingEvent; date: string }) {
  const target = useRef<HTMLDivElement>(null)
  const [block] = layOutDay(partsOn([times], date))
  const { fromMinute = 0, toMinute = 0 } = block ?? {}

  useEffect(() => {
    // A pointer is where a person looks already.
    if (by === 'keys') bringIntoView(target.current, { block: 'nearest', inline: 'nearest' })
  }, [by, fromMinute, toMinute])

  if (!block) return null
  return (
    <div ref={target} className="sw-CalendarHours-target" style={blockStyle(fromMinute, toMinute, 0, 1)} />
  )
}

function blockStyle(from: number, to: number, column: number, columns: number): CSSProperties {
  return {
    '--from': from / dayMinutes,
    '--length': (to - from) / dayMinutes,
    '--column': column / columns,
    '--columns': columns,
  } as CSSProperties
}
