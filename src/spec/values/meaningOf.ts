import { compare } from './compare'
import { isDate } from './dateText'
import { compareDecimals, isDecimal } from './decimalText'
import { durationOf } from './durationText'
import type { Field } from '../fields/Field'
import { instantOf, isTime } from './timeText'

export type Meaning = string | number | boolean

/**
 * The value in a form that can be compared: `14:30` and `14:30:00`, or one moment in two zones, are the same.
 * @returns undefined for a value of another kind than the field's, or when values of this kind are not compared
 */
export function meaningOf({ kind }: Pick<Field, 'kind'>, value: unknown): Meaning | undefined {
  switch (kind) {
    case 'integer':
    case 'number':
    case 'percent':
      return real(value)
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'reference':
      return typeof value === 'number' ? real(value) : written(value)
    case 'text':
    case 'choice':
    case 'choices':
      return written(value)
    case 'colour':
      return written(value)?.toLowerCase()
    case 'decimal':
    case 'money':
      return typeof value === 'string' && isDecimal(value) ? value : undefined
    case 'date':
      return typeof value === 'string' && isDate(value) ? value : undefined
    case 'time':
      return typeof value === 'string' && isTime(value) ? value.padEnd(8, ':00') : undefined
    case 'instant':
      return typeof value === 'string' ? real(instantOf(value)) : undefined
    case 'duration':
      return typeof value === 'string' ? real(durationOf(value)) : undefined
    case 'dateRange':
    case 'list':
    case 'group':
    case 'variant':
    case 'map':
    case 'file':
    case 'image':
    case 'code':
    case 'json':
      return undefined
  }
}

/** Negative when the first is less, positive when it is more, 0 when both mean the same to the field. */
export function compareMeanings({ kind }: Pick<Field, 'kind'>, one: Meaning, other: Meaning): number {
  if (kind === 'decimal' || kind === 'money') return compareDecimals(String(one), String(other))
  return compare(one, other)
}

function real(value: unknown): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
