import { comparisonOf } from '../spec/values/compareValues'
import type { Field } from '../spec/fields/Field'
import { optionLabelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'

/** The places of values among all that occur in one field: comparing two values is comparing two numbers. */
export interface Ranks {
  /** For each row the rank of its value; `count` where the value is missing. */
  readonly byRow: Uint32Array
  /** How many different values there are. */
  readonly count: number
}

/**
 * Rank the values of a field: numbers by size, dates by time, choices in the order of their options (grades and
 * phases have one of their own) or by their names where these are of a standard, texts as the locale sorts words, with "B-52" before "B-737".
 */
export function rank(field: Field, values: readonly unknown[], locale: string): Ranks {
  return (numberKinds.has(field.kind) && rankNumbers(values)) || rankByComparison(field, values, locale)
}

const numberKinds = new Set<Field['kind']>(['integer', 'number', 'percent'])

/** Without a call for each two of them, as an engine sorts typed arrays; nothing where one of the values is no number. */
function rankNumbers(values: readonly unknown[]): Ranks | undefined {
  const sorted = new Float64Array(values.length)
  let present = 0
  for (const value of values) {
    if (isMissing(value)) continue
    if (typeof value !== 'number' || Number.isNaN(value)) return undefined
    // Negative zero would stand before zero.
    sorted[present++] = value + 0
  }
  const distinct = distinctIn(sorted.subarray(0, present).sort())
  const rankOf = (value: unknown) => (isMissing(value) ? distinct.length : placeIn(distinct, value as number))
  return { byRow: Uint32Array.from(values, rankOf), count: distinct.length }
}

function distinctIn(sorted: Float64Array): Float64Array {
  let count = 0
  for (const value of sorted) if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value
  return sorted.subarray(0, count)
}

/** Find a value that is among the sorted ones by halving. */
function placeIn(sorted: Float64Array, value: number): number {
  let from = 0
  let until = sorted.length
  while (from < until) {
    const middle = (from + until) >>> 1
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1
    else until = middle
  }
  return from
}

function rankByComparison(field: Field, values: readonly unknown[], locale: string): Ranks {
  const distinct = [...new Set(values)].filter((value) => !isMissing(value))
  distinct.sort(comparisonFor(field, locale))
  const ranks = new Map(distinct.map((value, place) => [value, place]))
  const count = distinct.length
  return { byRow: Uint32Array.from(values, (value) => ranks.get(value) ?? count), count }
}

/**
 * Put positions in the order of their ranks by counting, without comparing any two. Equals keep their order, so
 * that sorting by the last key first sorts by several; missing values stand last in either direction.
 */
export function sortByRank(order: Uint32Array, { byRow, count }: Ranks, descending: boolean): Uint32Array {
  const placeOf = (row: number) => {
    const place = byRow[row] ?? count
    return descending && place < count ? count - 1 - place : place
  }
  const next = new Uint32Array(count + 2)
  const raise = (place: number, by: number) => (next[place] = (next[place] ?? 0) + by)
  for (const row of order) raise(placeOf(row) + 1, 1)
  for (let place = 1; place < next.length; place += 1) raise(place, next[place - 1] ?? 0)
  const sorted = new Uint32Array(order.length)
  for (const row of order) sorted[raise(placeOf(row), 1) - 1] = row
  return sorted
}

function comparisonFor(field: Field, locale: string): (one: unknown, other: unknown) => number {
  const compare = comparisonOf(field)
  if (field.kind !== 'text' && field.kind !== 'choice') return compare
  const words = new Intl.Collator(locale, { numeric: true }).compare
  const byWords = (one: unknown, other: unknown) => words(String(one), String(other))
  if (field.kind === 'choice' && typeof field.labels === 'string') {
    const name = (value: unknown) => optionLabelOf(field, String(value), locale)
    return (one, other) => words(name(one), name(other))
  }
  return field.kind === 'text' ? byWords : (one, other) => compare(one, other) || byWords(one, other)
}
