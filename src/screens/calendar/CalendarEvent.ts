import type { BadgeTone } from '../../components/Badge'
import type { RecordId } from '../../data/DataSource'
import type { EventTimes } from './eventTimes'

/** A record as a calendar shows it. */
export interface CalendarEvent extends EventTimes {
  readonly id: RecordId
  /** The title of the event. */
  readonly title: string
  /** Its state in a word, and the tone of that. */
  readonly state?: { readonly label: string; readonly tone: BadgeTone } | undefined
  /** Where it is opened. */
  readonly href?: string | undefined
  /** Whether the person may put it on another day. */
  readonly movable?: boolean | undefined
  /** Whether the person may let it end on another day. */
  readonly resizable?: boolean | undefined
  /** The id of the column in which it stands, where a day is drawn in columns. @default '', that of those without one */
  readonly column?: string | undefined
  /** Whether the person may put it into another column. */
  readonly reassignable?: boolean | undefined
}
