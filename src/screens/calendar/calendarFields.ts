import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'

/** Which fields say when a record is. */
export interface CalendarFields {
  readonly kind: 'date' | 'dateRange' | 'instant'
  readonly start: string
  /** The last day, or the moment when it is over; both belong to it. */
  readonly end: string | undefined
  /** Where the clocks are that say which day a moment is on. */
  readonly zone: string
}

export interface CalendarFieldOptions<Name extends string> {
  /** The field by which a record stands on its day: a date, a range of dates or an instant. @default the first such field */
  start?: Name | undefined
  /** The field that says when it is over, of the same kind. A range of dates has its own end. @default none: it is over the same day */
  end?: Name | undefined
}

type Fielded = Pick<Entity, 'name' | 'fieldNames' | 'fields'>

/**
 * The fields that say when a record is, as far as the person may see them.
 *
 * @param whole the entity as it was declared
 * @param seen the same as the person may see it
 * @returns nothing where the person may not see when records are
 */
export function calendarFieldsOf(
  whole: Fielded,
  seen: Fielded,
  { start: asked, end }: CalendarFieldOptions<string>,
): CalendarFields | undefined {
  const start = asked ?? whole.fieldNames.find((name) => kindOf(own(whole.fields, name)) !== undefined)
  const field = own<Field>(whole.fields, start)
  const kind = kindOf(field)
  if (start === undefined || kind === undefined) {
    fail(
      `the calendar of “${whole.name}” has no day to put records on: ${start === undefined ? 'no field is' : `“${start}” is not`} a date, a range of dates or an instant. Name one with start.`,
    )
  }
  if (end !== undefined && (kind === 'dateRange' || kindOf(own(whole.fields, end)) !== kind)) {
    fail(
      `the calendar of “${whole.name}” cannot let records that begin with “${start}” end with “${end}”, because it is of another kind. Name a field of the kind ${kind}, or leave end out.`,
    )
  }
  if (!own(seen.fields, start)) return undefined
  return {
    kind,
    start,
    end: own(seen.fields, end) && end,
    zone: (field?.kind === 'instant' && field.zone) || 'UTC',
  }
}

function kindOf(field: Field | undefined): CalendarFields['kind'] | undefined {
  const kind = field?.kind
  return kind === 'date' || kind === 'dateRange' || kind === 'instant' ? kind : undefined
}
