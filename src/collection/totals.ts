import type { Field } from '../spec/fields/fields'
import { addDecimals } from '../spec/values/addDecimals'
import { comparisonOf } from '../spec/values/compareValues'
import { isMissing } from '../spec/values/isMissing'
import { numericKinds } from '../spec/fields/numericKinds'

/** A total of all values of a column: how many are given, their sum, the least or the greatest. */
export type TotalKind = 'count' | 'sum' | 'min' | 'max'

/**
 * Work out the total of values. Sums are exact to the last digit, as texts of decimals are added and not binary fractions;
 * undefined where nothing is given, and where a value of another kind than its field's stands among them.
 */
export function totalOf(field: Field, kind: TotalKind, values: readonly unknown[]): unknown {
  const given = values.filter((value) => !isMissing(value))
  if (kind === 'count') return given.length
  if (given.length === 0) return undefined
  if (kind === 'sum') return sumOf(field, given)
  const compare = comparisonOf(field)
  const sign = kind === 'min' ? 1 : -1
  return given.reduce((best, value) => (sign * compare(value, best) < 0 ? value : best))
}

function sumOf(field: Field, values: readonly unknown[]): unknown {
  if (!numericKinds.has(field.kind)) return undefined
  let sum = '0'
  for (const value of values) {
    const text = String(value)
    if (!isPlain.test(text)) return undefined
    sum = addDecimals(sum, text)
  }
  return typeof values[0] === 'number' ? Number(sum) : sum
}

const isPlain = /^-?\d+(?:\.\d+)?$/
