import { dayLength } from '../../internal/dayLength'
import { addDecimals } from './addDecimals'
import { mostDigits } from './currencyDigits'
import { writtenDigits } from './decimalText'
import { durationOf } from './durationText'
import type { Field, FieldOf } from '../fields/Field'
import { holdsSeveral } from './holdsSeveral'
import { meaningOf } from './meaningOf'
import { instantOf } from './timeText'

/**
 * Values of a field around one that a condition names, the nearest first: itself, the next above and below where
 * values have an order, another where they have none.
 */
export function nearValues(field: Field, operand: unknown): readonly unknown[] {
  const near = [operand, ...beside(field, operand)].filter((value) => meaningOf(field, value) !== undefined)
  return holdsSeveral(field) ? [...near.map((value) => [value]), []] : near
}

function beside(field: Field, operand: unknown): readonly unknown[] {
  switch (field.kind) {
    case 'boolean':
      return [operand !== true]
    case 'choice':
    case 'choices':
      return field.options.filter((option) => option !== operand)
    case 'colour':
      return ['#000000', '#ffffff'].filter((other) => other !== String(operand).toLowerCase())
    case 'reference':
      return [typeof operand === 'number' ? operand + 1 : `${String(operand)}-other`]
    case 'text':
      return [otherText(String(operand))]
    case 'integer':
    case 'number':
    case 'percent':
      return typeof operand === 'number' ? numbersBeside(field, operand) : []
    case 'decimal':
    case 'money':
      return typeof operand === 'string' && meaningOf(field, operand) ? decimalsBeside(field, operand) : []
    case 'date':
      return eitherSide(Date.parse(`${String(operand)}T00:00Z`), dayLength, (at) =>
        new Date(at).toISOString().slice(0, 10),
      )
    case 'time':
      return timesBeside(String(operand))
    case 'instant':
      return eitherSide(instantOf(String(operand)), 1000, (at) =>
        new Date(at).toISOString().replace('.000', ''),
      )
    case 'duration':
      return eitherSide(durationOf(String(operand)), 1, (seconds) => `PT${seconds}S`)
    // Values of the other kinds are not compared.
    default:
      return []
  }
}

function eitherSide(
  middle: number,
  step: number,
  write: (value: number) => string | number,
): readonly (string | number)[] {
  return Number.isNaN(middle) ? [] : [write(middle + step), write(middle - step)]
}

/** Without a step of its own, a number is one away in the last digit that was written. */
function numbersBeside(
  { kind, step }: FieldOf<'integer' | 'number' | 'percent'>,
  operand: number,
): readonly (string | number)[] {
  const digits = Math.min(Math.max(digitsAfterPoint(operand), digitsAfterPoint(step ?? 1)), 100)
  const size = step ?? (kind === 'integer' ? 1 : 10 ** -digits)
  return eitherSide(operand, size, (value) => Number(value.toFixed(digits)))
}

function digitsAfterPoint(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max((mantissa.split('.')[1]?.length ?? 0) - Number(exponent), 0)
}

function decimalsBeside(field: FieldOf<'decimal' | 'money'>, operand: string): readonly string[] {
  const digits = mostDigits(field) ?? writtenDigits(operand)
  const step = field.step ?? (digits > 0 ? `0.${'1'.padStart(digits, '0')}` : '1')
  return [addDecimals(operand, step), addDecimals(operand, `-${step}`)]
}

function timesBeside(operand: string): readonly (string | number)[] {
  const [hours = 0, minutes = 0, seconds = 0] = operand.split(':').map(Number)
  const withSeconds = operand.length > 5
  const write = (second: number) => {
    const parts = [
      Math.floor(second / 3600),
      Math.floor(second / 60) % 60,
      ...(withSeconds ? [second % 60] : []),
    ]
    return parts.map((part) => String(part).padStart(2, '0')).join(':')
  }
  return eitherSide(hours * 3600 + minutes * 60 + seconds, withSeconds ? 1 : 60, write)
}

/** As long, with another last character: so it neither is the text nor contains it. */
function otherText(text: string): string {
  const characters = Array.from(text)
  const last = characters.pop()
  return characters.join('') + (last === 'x' ? 'y' : 'x')
}
