import { sameValue } from '../../form/sameValue'
import { ownValue } from '../../spec/values/ownValue'
import { isDate } from '../../spec/values/dateText'
import { instantOf, isInstant } from '../../spec/values/timeText'
import type { CalendarFields } from './calendarFields'
import { addDays } from '../../spec/values/addDays'
import { daysBetween } from '../../spec/values/daysBetween'

/** The values that a person gave, and the end as long after the beginning as before where they changed the beginning alone. */
export function movedAlong(
  record: object,
  { kind, start, end }: CalendarFields,
  meant: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (end === undefined || !sameValue(ownValue(record, end) ?? null, meant[end])) return meant
  const [before, now, last] = [ownValue(record, start), meant[start], meant[end]]
  if (typeof before !== 'string' || typeof now !== 'string' || typeof last !== 'string') return meant
  if (kind === 'date' && ![before, now, last].every(isDate)) return meant
  if (kind === 'date') return { ...meant, [end]: addDays(last, daysBetween(before, now)) }
  if (![before, now, last].every(isInstant)) return meant
  const later = instantOf(last) + instantOf(now) - instantOf(before)
  return { ...meant, [end]: new Date(later).toISOString().replace('.000Z', 'Z') }
}
