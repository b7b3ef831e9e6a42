import { own } from '../internal/own'
import { absoluteFilter } from '../spec/values/fromNow'
import type { Entity } from '../spec/entities/Entity'
import type { Field } from '../spec/fields/Field'
import { isOfOthers } from '../spec/fields/isInForm'
import { isMissing } from '../spec/values/isMissing'
import { optionLabelOf } from '../spec/labels/labels'
import { comparisonOf } from '../spec/values/compareValues'
import { readNumber } from '../spec/values/numberText'
import { filterTests, fieldNamed, FILTER_OPERATORS } from './filterTests'
import type { Facet, ListQuery, ListSort, SourceCapabilities } from './DataSource'
import { lettersIn } from '../internal/sameLetters'
import { rank, sortByRank, type Ranks } from './ranks'
import type { Row } from './Row'

/** The folded texts of rows, by the names of the fields that they were made of. */
export type FoldedTexts = Map<string, WeakMap<Row, string>>

/** Which rows match a query, in its order, as positions in the array of rows. */
export interface RecordIndex {
  find(query: ListQuery): Uint32Array
  /** How often each value of a field occurs among the rows that match, whatever the query asks of the field itself. */
  count(query: ListQuery, name: string): readonly Facet[]
}

/**
 * Answer queries over rows that do not change. Folded texts, ranks, orders and matches are made the first time and
 * kept, so that the next page, or the next letter of a search, costs one walk at most.
 *
 * @param texts kept by the caller: after a change only the changed row is folded again
 */
export function indexRecords(
  entity: Entity,
  rows: readonly Row[],
  texts: FoldedTexts,
  locale: string,
): RecordIndex {
  const ranks = new Map<string, Ranks>()
  const orders = new Map<string, Uint32Array>()
  const answers = new Map<string, Uint32Array>()
  const folded = new Map<string, readonly string[]>()

  const ranksOf = (name: string): Ranks => {
    let found = ranks.get(name)
    if (!found) {
      const values = rows.map((row) => own(row, name))
      ranks.set(name, (found = rank(fieldNamed(entity, name), values, locale)))
    }
    return found
  }

  const orderBy = (sort: readonly ListSort[]): Uint32Array =>
    remembered(orders, JSON.stringify(sort), () =>
      sort.reduceRight<Uint32Array>(
        (order, { field, direction }) => sortByRank(order, ranksOf(field), direction === 'descending'),
        Uint32Array.from(rows, (_, position) => position),
      ),
    )

  /** The texts of all rows. */
  const textsIn = (names: readonly string[]): readonly string[] => {
    const key = JSON.stringify(names)
    const known = texts.get(key) ?? new WeakMap<Row, string>()
    texts.set(key, known)
    return remembered(folded, key, () => rows.map((row) => foldedText(entity, names, row, known, locale)))
  }

  const counts = new Map<string, readonly Facet[]>()

  function find(query: ListQuery): Uint32Array {
    const { search = '', searchIn = entity.fieldNames, sort = [] } = query
    const filter = absoluteFilter(query.filter ?? {}, entity.fields)
    return remembered(answers, JSON.stringify([search, searchIn, filter, sort], keepInfinity), () => {
      const order = orderBy(sort)
      const words = wordsOf(search, locale)
      const tests = filterTests(entity, filter)
      if (words.length === 0 && tests.length === 0) return order
      const found = words.length > 0 ? textsIn(searchIn) : []
      const hasWords = (text = '') => words.every((ways) => ways.some((way) => text.includes(way)))
      const matching = order.filter(
        (position) => tests.every((holds) => holds(rows[position] ?? {})) && hasWords(found[position]),
      )
      if (words.length === 0 || sort.length > 0 || !searchIn.includes(entity.title)) return matching
      // No order is asked for: first come those that are called so.
      const titles = textsIn([entity.title])
      const called: number[] = []
      const others: number[] = []
      for (const position of matching) {
        const place = hasWords(titles[position]) ? called : others
        place.push(position)
      }
      return Uint32Array.from(called.concat(others))
    })
  }

  return {
    find,
    count({ search = '', searchIn = entity.fieldNames, filter = {} }, name) {
      const { [name]: _own, ...others } = filter
      const query = { search, searchIn, filter: others }
      return remembered(counts, JSON.stringify([name, query], keepInfinity), () =>
        countValues(fieldNamed(entity, name), find(query), (position) => own(rows[position] ?? {}, name)),
      )
    },
  }
}

/** Count the values of rows, each item of a list by itself; what is missing is no value. */
function countValues(field: Field, positions: Uint32Array, valueAt: (position: number) => unknown) {
  const counts = new Map<unknown, number>()
  for (const position of positions) {
    const value = valueAt(position)
    for (const one of Array.isArray(value) ? new Set<unknown>(value) : [value]) {
      if (!isMissing(one)) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
  }
  const compare = comparisonOf(field)
  return [...counts]
    .map(([value, count]): Facet => ({ value, count }))
    .sort((one, other) => other.count - one.count || compare(one.value, other.value))
}

/** The capabilities of such an index for the fields of an entity. */
export function capabilitiesOf(entity: Entity): SourceCapabilities {
  // Values of other records are not in these.
  const names = entity.fieldNames.filter((name) => !isOfOthers(fieldNamed(entity, name)))
  const filter = names.map((name) => [name, FILTER_OPERATORS[fieldNamed(entity, name).kind]] as const)
  return { search: true, sort: names, filter: Object.fromEntries(filter) }
}

/** The newest few: a person goes back and forth between some queries, not between thousands. */
function remembered<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > 24 && oldest !== undefined) kept.delete(oldest)
  return value
}

/** The text that search looks through: all that a person reads in a record, but for its version and its ticks. */
function foldedText(
  entity: Entity,
  names: readonly string[],
  row: Row,
  texts: WeakMap<Row, string>,
  locale: string,
): string {
  let text = texts.get(row)
  if (text === undefined) {
    const parts: string[] = []
    for (const name of names) {
      const field = fieldNamed(entity, name)
      const value = own(row, name)
      if (isMissing(value) || field.kind === 'boolean' || name === entity.version) continue
      parts.push(textIn(field, value, locale))
    }
    texts.set(row, (text = lettersIn(parts.join('\n'))))
  }
  return text
}

/** The words of a value that a person would search for. */
function textIn(field: Field, value: unknown, locale: string): string {
  if (field.sensitive) return ''
  if (field.kind === 'choice') return optionLabelOf(field, String(value), locale)
  if (Array.isArray(value)) {
    return value
      .map((one) =>
        field.kind === 'choices' ? optionLabelOf(field, String(one), locale) : textIn(field, one, locale),
      )
      .join(' ')
  }
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value)
    .map((part) => textIn(field, part, locale))
    .join(' ')
}

/** The words searched for, each in the ways it may stand in a record: "1,200" as 1200 too. */
function wordsOf(search: string, locale: string): readonly (readonly string[])[] {
  const words = lettersIn(search).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const reading = readNumber(word, locale)
    return reading.kind === 'number' ? [word, String(reading.value)] : [word]
  })
}

/** JSON would make one null of them. */
function keepInfinity(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value
}
