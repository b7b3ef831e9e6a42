import { momentAt } from '../../spec/values/zonedTime'
import { paramsOf } from '../../internal/addressParams'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { CalendarDates } from '../../spec/product/Product'
import { isDate } from '../../spec/values/dateText'
import { valueParams } from './fillValues'

const prefix = 'day.'

/**
 * The search of a form's address that has a day filled in: `?day.due=2026-03-18`. Where days alone are asked for, it is over on the
 * same one; a time of the clock is for the person to say.
 *
 * @param values that are filled in as well, such as that of a column of the day: `&value.vet=3`
 */
export function fillDay(
  entity: Entity,
  { start, end }: CalendarDates,
  date: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const first = start ?? entity.fieldNames.find((one) => valueOn(own(entity.fields, one), date) !== undefined)
  const last = own<Field>(entity.fields, first)?.kind === 'date' ? end : undefined
  const days = [first, last].flatMap((name): [string, string][] => {
    const field = own<Field>(entity.fields, name)
    return name === undefined || !field || field.readOnly === true ? [] : [[prefix + name, date]]
  })
  const written = new URLSearchParams([...days, ...valueParams(entity, values)]).toString()
  return written && `?${written}`
}

/**
 * The days that an address fills into a form. An address may say anything: what is no day, and what is not asked for, is left
 * out.
 */
export function filledDays(entity: Entity, address: string): Readonly<Record<string, unknown>> {
  const filled = [...paramsOf(address)].flatMap(([key, date]): [string, unknown][] => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : undefined
    const field = own<Field>(entity.fields, name)
    if (name === undefined || !field || field.readOnly === true || !isDate(date)) return []
    const value = valueOn(field, date)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(filled)
}

/** A day as a field stores it; a moment begins in the morning. */
function valueOn(field: Field | undefined, date: string): unknown {
  switch (field?.kind) {
    case 'date':
      return date
    case 'dateRange':
      return { start: date, end: date }
    case 'instant':
      return new Date(momentAt(field.zone ?? 'UTC', date, '09:00:00')).toISOString().replace('.000Z', 'Z')
    default:
      return undefined
  }
}
