'use client'

import type { CalendarDaysProps } from './CalendarDaysProps'
import type { CalendarColumn } from './CalendarColumn'
import { CalendarColumns } from './CalendarColumns'
import { CalendarAgenda } from './CalendarAgenda'
import { CalendarGridDays } from './CalendarGridDays'
import { CalendarHours } from './CalendarHours'
import { daysFrom } from './days'
import type { CalendarView } from './calendarAddress'
import type { Stretch } from './stretches'

interface DaysProps extends CalendarDaysProps {
  view: CalendarView
  stretch: Stretch
  /** The day that has the focus, or would have it. */
  active: string
  onActiveChange: (date: string) => void
  /** Whether records have a time of the clock. */
  timed: boolean
  /** The zone whose clocks the hours show. @default the browser's */
  zone: string | undefined
  /** Whether there is room for numbers alone. */
  narrow: boolean
  /** The columns that a day is drawn in; beside events that stand below each other is what heads theirs. @default none */
  columns: readonly CalendarColumn[] | undefined
  /** Whether the one day in view is drawn in them. */
  inColumns: boolean
  /** The level of headings that name days. */
  headingLevel: 3 | 4
}

/** The days as a view draws them in the room that there is: on a phone a month is its numbers above the day at hand. */
export function CalendarDays({ view, timed, zone, narrow, columns, inColumns, ...props }: DaysProps) {
  const { stretch, active, events } = props
  const hasGrid = view === 'month' || (view === 'week' && !timed && !narrow)
  if (hasGrid && narrow) {
    const day = { first: active, last: active }
    return (
      <>
        <CalendarGridDays {...props} onDayOpen={props.onActiveChange} compact ofMonth />
        <CalendarAgenda {...props} columns={columns} stretch={day} events={eventsOn(events, day)} />
      </>
    )
  }
  if (hasGrid) return <CalendarGridDays {...props} compact={false} ofMonth={view === 'month'} />
  if (inColumns && columns) return <CalendarColumns {...props} {...{ zone, columns }} date={stretch.first} />
  if (timed && !narrow && view !== 'agenda') {
    return <CalendarHours {...props} zone={zone} days={daysFrom(stretch.first, stretch.last)} />
  }
  return <CalendarAgenda {...props} columns={columns} />
}

function eventsOn(events: DaysProps['events'], { first, last }: Stretch) {
  return events.filter(({ start, end }) => start <= last && end >= first)
}
