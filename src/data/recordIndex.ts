import type { Entity } from '../spec/Entity'
import type { Field } from '../spec/fields'
import { optionLabelOf } from '../spec/labels'
import { readNumber } from '../spec/numberText'
import type { FilterOperator, ListFilter, ListQuery, ListSort, SourceAbilities } from './DataSource'
import { fold } from './fold'
import { ProblemError } from './problems'

type Row = Readonly<Record<string, unknown>>

/** Which rows match a query, in its order, as positions in the array of rows. */
export interface RecordIndex {
  find(query: ListQuery): Uint32Array
}

/**
 * Answers queries over rows that do not change. What a query needs (folded texts, ranks, orders, matches) is made
 * the first time and kept, so that the next page, or the next letter of a search, costs one walk at most.
 *
 * @param texts folded texts by row, kept by the caller: after a change only the changed row is folded again
 */
export function indexRecords(
  entity: Entity,
  rows: readonly Row[],
  texts: WeakMap<Row, string>,
  locale: string,
): RecordIndex {
  const orders = new Map<string, Uint32Array>()
  const answers = new Map<string, Uint32Array>()
  let folded: string[] | undefined

  const orderBy = (sort: readonly ListSort[]): Uint32Array =>
    remembered(orders, JSON.stringify(sort), () => {
      const keys = sort.map(({ field, direction }) => ({
        ranks: ranksOf(fieldNamed(entity, field), field, rows, locale),
        sign: direction === 'descending' ? -1 : 1,
      }))
      return Uint32Array.from(rows, (_, row) => row).sort((a, b) => {
        for (const { ranks, sign } of keys) {
          const one = ranks[a] ?? MISSING
          const two = ranks[b] ?? MISSING
          if (one === two) continue
          if (one === MISSING) return 1 // what is missing stands last in either direction
          return two === MISSING ? -1 : (one - two) * sign
        }
        return a - b
      })
    })

  return {
    find({ search = '', filter = {}, sort = [] }) {
      const asked = JSON.stringify([search, filter, sort], keepInfinity)
      return remembered(answers, asked, () => {
        const order = orderBy(sort)
        const words = wordsOf(search, locale)
        const conditions = conditionsOf(entity, filter)
        if (words.length === 0 && conditions.length === 0) return order
        if (words.length > 0) folded ??= rows.map((row) => foldedText(entity, row, texts))
        return order.filter((position) => {
          const row = rows[position] as Row
          const text = folded?.[position] ?? ''
          return (
            conditions.every((holds) => holds(row)) &&
            words.every((ways) => ways.some((way) => text.includes(way)))
          )
        })
      })
    },
  }
}

/** What such an index can do with the fields of an entity. */
export function abilitiesOf(entity: Entity): SourceAbilities {
  const filter = entity.fieldNames.map((name) => [name, OPERATORS[fieldNamed(entity, name).kind]] as const)
  return { search: true, sort: entity.fieldNames, filter: Object.fromEntries(filter) }
}

const OPERATORS = {
  text: ['is', 'not', 'in', 'contains', 'empty'],
  integer: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
  number: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
  boolean: ['is', 'not', 'empty'],
  choice: ['is', 'not', 'in', 'empty'],
  date: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
} as const satisfies Record<Field['kind'], readonly FilterOperator[]>

const MISSING = Infinity
const KEPT = 24

/** The newest few: a person goes back and forth between some queries, not between thousands. */
function remembered<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return value
}

/** One number for each row, by which it is compared. */
function ranksOf(field: Field, name: string, rows: readonly Row[], locale: string): Float64Array {
  const rankOf = rankerOf(field, name, rows, locale)
  return Float64Array.from(rows, (row) => {
    const value = row[name]
    return isMissing(value) ? MISSING : rankOf(value)
  })
}

function rankerOf(
  field: Field,
  name: string,
  rows: readonly Row[],
  locale: string,
): (value: unknown) => number {
  if (field.kind === 'integer' || field.kind === 'number' || field.kind === 'boolean') return Number
  const distinct = [...new Set(rows.map((row) => row[name]))].filter((value) => !isMissing(value)).map(String)
  const byWords = new Intl.Collator(locale, { numeric: true }).compare
  if (field.kind === 'choice') {
    // Grades and phases have an order of their own; what is none of the options comes after them.
    const place = (value: string) => (field.options.indexOf(value) + 1 || Infinity) - 1
    distinct.sort((a, b) => (place(a) === place(b) ? byWords(a, b) : place(a) - place(b)))
  } else if (field.kind === 'date') {
    distinct.sort()
  } else {
    distinct.sort(byWords)
  }
  const ranks = new Map(distinct.map((value, rank) => [value, rank]))
  return (value) => ranks.get(String(value)) ?? MISSING
}

function foldedText(entity: Entity, row: Row, texts: WeakMap<Row, string>): string {
  let text = texts.get(row)
  if (text === undefined) {
    const parts: string[] = []
    for (const name of entity.fieldNames) {
      const field = fieldNamed(entity, name)
      const value = row[name]
      if (isMissing(value) || field.kind === 'boolean' || name === entity.version) continue
      parts.push(field.kind === 'choice' ? optionLabelOf(field, String(value)) : String(value))
    }
    texts.set(row, (text = fold(parts.join('\n'))))
  }
  return text
}

/** The words searched for, each in the ways it may stand in a record: "1,200" as 1200 too. */
function wordsOf(search: string, locale: string): readonly (readonly string[])[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const reading = readNumber(word, locale)
    return reading.kind === 'number' ? [word, String(reading.value)] : [word]
  })
}

function conditionsOf(entity: Entity, filter: ListFilter): readonly ((row: Row) => boolean)[] {
  return Object.entries(filter).flatMap(([name, asked]) => {
    const known: readonly string[] = OPERATORS[fieldNamed(entity, name).kind]
    return Object.entries(asked).flatMap(([operator, wanted]) => {
      if (wanted === undefined) return []
      if (!known.includes(operator)) refuse(`“${name}” cannot be filtered by “${operator}”.`)
      const holds = condition(operator as FilterOperator, wanted)
      return [(row: Row) => holds(row[name])]
    })
  })
}

function condition(operator: FilterOperator, wanted: unknown): (value: unknown) => boolean {
  switch (operator) {
    case 'is':
      return isMissing(wanted) ? isMissing : (value) => value === wanted
    case 'not':
      return isMissing(wanted) ? (value) => !isMissing(value) : (value) => value !== wanted
    case 'in': {
      const any = new Set(Array.isArray(wanted) ? wanted : [wanted])
      return (value) => any.has(value)
    }
    case 'gte':
      return (value) => !isMissing(value) && (value as number) >= (wanted as number)
    case 'lte':
      return (value) => !isMissing(value) && (value as number) <= (wanted as number)
    case 'contains': {
      const part = fold(String(wanted))
      return (value) => typeof value === 'string' && fold(value).includes(part)
    }
    case 'empty':
      return (value) => isMissing(value) === Boolean(wanted)
  }
}

function fieldNamed(entity: Entity, name: string): Field {
  return entity.fields[name] ?? refuse(`“${entity.name}” has no field “${name}”.`)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function refuse(detail: string): never {
  throw new ProblemError({ status: 400, title: 'The query was not understood', detail })
}

/** JSON would make one null of them. */
function keepInfinity(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value
}
