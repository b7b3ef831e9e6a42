import type { CalendarEvent } from './CalendarEvent'
import type { EventMoving } from './useEventMoving'

/** Props of every drawing of days. */
export interface CalendarDaysProps {
  events: readonly CalendarEvent[]
  today: string | undefined
  moving: EventMoving
  /** The first day of which records may be missing: no day from it on may look free. @default none is missing */
  unreadFrom?: string | undefined
  /** Nothing is known yet. */
  loading: boolean
  /** Names the days: the period that is shown. */
  label: string
  /** A record in the middle of a sentence: "flight". */
  noun: string
  onOpen: ((event: CalendarEvent) => void) | undefined
  onDayOpen: ((date: string) => void) | undefined
  getCreateHref: ((date: string, column?: string) => string | undefined) | undefined
}
