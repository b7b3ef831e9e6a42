import { unorderedKinds } from './unorderedKinds'
import type { Field } from '../fields/Field'
import { compareMeanings, meaningOf } from './meaningOf'
import { plainText } from './plainText'

/**
 * A comparison that puts values of a field in order: by size, by time, or as a choice's options are declared. Texts are
 * compared as code units, since this knows no language. A value that is none of its field's is neither more nor
 * less than any other (NaN); values of kinds that have no order stand together where they are equal.
 */
export function comparisonOf(field: Field): (one: unknown, other: unknown) => number {
  if (field.kind === 'choice') {
    const { options } = field
    const place = (value: unknown) => {
      const found = options.indexOf(plainText(value))
      return found < 0 ? options.length : found
    }
    return (one, other) => place(one) - place(other)
  }
  const unordered = unorderedKinds.has(field.kind)
  return (one, other) => {
    const left = unordered ? plainText(one) : meaningOf(field, one)
    const right = unordered ? plainText(other) : meaningOf(field, other)
    return left === undefined || right === undefined ? Number.NaN : compareMeanings(field, left, right)
  }
}
