import { own } from '../internal/own'
import { fail } from '../internal/developerMessages'
import type { Entity } from '../spec/entities/Entity'
import { withComputed } from '../spec/fields/computedValue'
import { evaluate, type When, type WhenContext } from '../spec/conditions/When'
import { sameData } from '../spec/values/sameData'
import type { Facets, ListQuery, RecordId } from './DataSource'
import { type FoldedTexts, indexRecords, type RecordIndex } from './recordIndex'
import type { Row } from './Row'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** The rows of one entity by their ids, in the order in which they came. */
export interface RecordStore {
  get(id: RecordId): Row | undefined
  /** The rows with these ids, each once; an id that no row has is left out. */
  getMany(ids: readonly RecordId[]): readonly Row[]
  /** Adds a row, or puts it in the place of the one with its id, and freezes it. */
  put(row: Row): Row
  drop(id: RecordId): void
  /** One page of the rows that match, and how many match in all. */
  find(query: ListQuery, pageCap: number): { readonly page: readonly Row[]; readonly count: number }
  /** How often each value of some fields occurs among the rows that match. */
  count(query: ListQuery, names: readonly string[]): Facets
  /** Whether a row other than that one has all these values. */
  has(values: Row, except?: RecordId): boolean
  /** Whether a row other than that one meets a condition. */
  hasOther(condition: When, context: WhenContext, except?: RecordId): boolean
  /** An id that no row has, or ever had. */
  nextId(): RecordId
}

/** @param source the name of the source, for messages to developers */
export function recordStore(
  entity: Entity,
  records: readonly Readonly<Record<string, unknown>>[],
  locale: string,
  source = 'memorySource',
): RecordStore {
  // An id from an address is text, even where ids are numbers.
  const rows = new Map<string, Row>()
  const texts: FoldedTexts = new Map()
  const numbered = entity.fields[entity.id]?.kind === 'integer'
  let present: { readonly rows: readonly Row[]; readonly index: RecordIndex } | undefined
  const dropped = new Set<string>()
  let lastNumber = 0

  for (const record of records) {
    const row = Object.freeze({ ...withComputed(entity.fields, record) }) as Row
    const id = own(row, entity.id)
    if (!isTextOrNumber(id)) {
      fail(
        `${source}(“${entity.name}”) got a record without “${entity.id}”, so that none can find it. Give it one.`,
      )
    }
    if (rows.has(String(id))) {
      fail(`${source}(“${entity.name}”) got two records with the ${entity.id} “${id}”. Give each its own.`)
    }
    rows.set(String(id), row)
    if (typeof id === 'number') lastNumber = Math.max(lastNumber, id)
  }

  function someOther(except: RecordId | undefined, isMeant: (row: Row) => boolean): boolean {
    for (const [id, row] of rows) if (id !== String(except) && isMeant(row)) return true
    return false
  }

  function indexed() {
    if (!present) {
      const all = [...rows.values()]
      present = { rows: all, index: indexRecords(entity, all, texts, locale) }
    }
    return present
  }

  return {
    get: (id) => rows.get(String(id)),

    getMany: (ids) =>
      [...new Set(ids.map(String))].flatMap((id): readonly Row[] => {
        const row = rows.get(id)
        return row ? [row] : []
      }),

    put(row) {
      const kept = Object.freeze(row)
      const id = kept[entity.id]
      rows.set(String(id), kept)
      if (typeof id === 'number') lastNumber = Math.max(lastNumber, id)
      present = undefined
      return kept
    },

    drop(id) {
      rows.delete(String(id))
      dropped.add(String(id))
      present = undefined
    },

    find(query, pageCap) {
      const { rows: all, index } = indexed()
      const found = index.find(query)
      const start = Math.max(query.offset ?? 0, 0)
      const page = found.subarray(start, start + Math.min(query.limit ?? Infinity, pageCap))
      return { page: Array.from(page, (position) => all[position] as Row), count: found.length }
    },

    count(query, names) {
      const { index } = indexed()
      return Object.fromEntries(names.map((name) => [name, index.count(query, name)]))
    },

    has(values, except) {
      const names = Object.keys(values)
      return someOther(except, (row) => names.every((name) => sameData(own(row, name), values[name])))
    },

    hasOther: (condition, context, except) => someOther(except, (row) => evaluate(condition, row, context)),

    nextId() {
      let id: RecordId
      do id = numbered ? (lastNumber += 1) : `${entity.name}-${(lastNumber += 1)}`
      while (rows.has(String(id)) || dropped.has(String(id)))
      return id
    },
  }
}
