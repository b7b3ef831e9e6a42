import { fail } from '../internal/developerMessages'
import { own } from '../internal/own'
import { createDraft } from '../spec/entities/defineEntity'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import type { DataSource, ListFilter, ListQuery, ListSort, RecordId, WriteOptions } from './DataSource'
import { noteOrigin } from './ownWrites'
import { ProblemError } from './problems'
import { readPointing } from './readPointing'
import type { Row } from './Row'

export interface RosterOptions<F extends Fields, Others extends Fields> {
  /** The entity of the records that are filled in. */
  readonly entity: Entity<F>
  /** The field of it that points at the other record. */
  readonly via: keyof F & string
  /** The others: each has one row. */
  readonly of: RosterOthers<Others>
  /** Values that all records of this roster have in common, by field: `{ class: 7, day: '2026-03-18' }`. One that is made gets it. */
  readonly values: Partial<RecordBy<F>>
}

export interface RosterOthers<Others extends Fields> {
  readonly entity: Entity<Others>
  readonly source: DataSource<RecordBy<Others>>
  /** Which of them. @default all */
  readonly filter?: ListFilter | undefined
  /** In which order. @default that of their source */
  readonly sort?: readonly ListSort[] | undefined
}

/** Of one stretch of rows; more are no roster. */
const mostEntries = 10_000

/**
 * A source with a row for each of several other records, whether it has a record yet or not: who was there today, what the meter of
 * each flat says. The first value that is filled in makes the record, the next ones change it, and one whose values are all taken back is
 * removed where the source can. In a list whose cells can be edited that is a whole roll call.
 *
 * The id of a row is that of the other record, so that a row stays the same one when its record is made. Rows are searched as the others
 * are. A source that can neither `create` nor `update` is read alone.
 *
 * @throws while it is made, for a `via` that is no reference, and for a source that cannot be asked for these records
 */
export function rosterSource<F extends Fields, Others extends Fields>(
  source: DataSource<RecordBy<F>>,
  options: RosterOptions<F, Others>,
): DataSource<RecordBy<F>> {
  check(source, options)
  // Inside, records are rows of any entity; outside they have the type that these entities give them.
  const made = roster(source, options)
  noteOrigin(made, source)
  return made as unknown as DataSource<RecordBy<F>>
}

interface Roster {
  readonly entity: Entity
  readonly via: string
  readonly of: { readonly source: DataSource<Row> } & Omit<RosterOthers<Fields>, 'source'>
  readonly values: Row
}

function roster(source: DataSource<Row>, { entity, via, of, values }: Roster): DataSource<Row> {
  const common: ListFilter = Object.fromEntries(Object.entries(values).map(([name, is]) => [name, { is }]))
  const which: ListQuery = { ...(of.filter && { filter: of.filter }), ...(of.sort && { sort: of.sort }) }
  /** The records that rows have, by the id of the other; a row that was shown without one is not among them. */
  const known = new Map<RecordId, Row>()
  const keys = new Map<RecordId, string>()
  const blank = createDraft(entity) as Row
  const filledIn = entity.fieldNames.filter(
    (name) => name !== via && !Object.hasOwn(values, name) && !entity.fields[name]?.readOnly,
  )
  const underWay = new Map<RecordId, Promise<unknown>>()

  function rowOf(other: RecordId, entry: Row | undefined): Row {
    if (entry) known.set(other, entry)
    else known.delete(other)
    return { ...values, [via]: other, ...entry, [entity.id]: other }
  }

  /** The first record of each of the others; a second one is for the list of all to show. */
  async function entriesOf(others: readonly RecordId[], signal: AbortSignal | undefined) {
    const found = await readPointing(source, via, others, { filter: common, most: mostEntries, signal })
    if (!found) {
      throw new ProblemError({ status: 400, title: `More than ${mostEntries} records stand for one roster` })
    }
    const entries = new Map<unknown, Row>()
    for (const entry of found) if (!entries.has(entry[via])) entries.set(entry[via], entry)
    return entries
  }

  async function rowsOf(others: readonly RecordId[], signal: AbortSignal | undefined) {
    const entries = await entriesOf(others, signal)
    return others.map((other) => rowOf(other, entries.get(other)))
  }

  /** Whether a record says no more than its row would without it. */
  const isBlank = (entry: Row) =>
    filledIn.every((name) => isMissing(entry[name]) || entry[name] === blank[name])

  async function write(other: RecordId, changes: Row, options: WriteOptions): Promise<Row> {
    const entry = known.get(other)
    if (entry) {
      const id = entry[entity.id] as RecordId
      if (!source.remove || !isBlank({ ...entry, ...changes })) {
        return rowOf(other, await source.update?.(id, changes, options))
      }
      await source.remove(id, options)
      return rowOf(other, undefined)
    }
    const { idempotencyKey, ifMatch: _, ...rest } = options
    // A retry under the same key may find the record that it made itself.
    const isRetry = idempotencyKey !== undefined && keys.get(other) === idempotencyKey
    if (!isRetry) {
      const theirs = (await entriesOf([other], options.signal)).get(other)
      if (theirs) {
        rowOf(other, theirs)
        throw new ProblemError({ status: 412, title: 'Changed since' })
      }
    }
    if (idempotencyKey !== undefined) keys.set(other, idempotencyKey)
    const whole = { ...blank, ...values, [via]: other, ...changes }
    return rowOf(other, await source.create?.(whole, { ...rest, ...(idempotencyKey && { idempotencyKey }) }))
  }

  return {
    can: { search: of.source.can.search, sort: [], filter: {} },
    // Questions about these records are none to the others.
    async list({ searchIn: _searchIn, filter: _filter, sort: _sort, ...stretch }, options) {
      const answer = await of.source.list({ ...stretch, ...which }, options)
      const others = answer.records.map((other) => ownValue(other, of.entity.id)).filter(isTextOrNumber)
      return { ...answer, records: await rowsOf(others, options?.signal) }
    },
    async get(id, options) {
      const [row] = await rowsOf([id], options?.signal)
      return row as Row
    },
    getMany: (ids, options) => rowsOf(ids, options?.signal),
    ...(source.create &&
      source.update && {
        async update(other, changes, options = {}) {
          // A second value must not make a second record while the first is on its way.
          const before = underWay.get(other)
          const written = Promise.resolve(before?.catch(() => {})).then(() => write(other, changes, options))
          underWay.set(other, written)
          try {
            return await written
          } finally {
            if (underWay.get(other) === written) underWay.delete(other)
          }
        },
      }),
    subscribe(listener) {
      const stops = [source.subscribe?.(listener), of.source.subscribe?.(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    ...(source.optimistic !== undefined && { optimistic: source.optimistic }),
  }
}

function check<F extends Fields, Others extends Fields>(
  source: DataSource<RecordBy<F>>,
  { entity, via, of, values }: RosterOptions<F, Others>,
): void {
  const field = own(entity.fields, via)
  if (field?.kind !== 'reference' || field.many) {
    fail(
      `rosterSource is given via “${via}”, which is no reference of “${entity.name}” to one record. Name the one that points at “${of.entity.name}”.`,
    )
  }
  const asked = [[via, 'in'] as const, ...Object.keys(values).map((name) => [name, 'is'] as const)]
  const missing = asked.find(([name, operator]) => !own(source.can.filter, name)?.includes(operator))
  if (missing) {
    fail(
      `rosterSource cannot ask the source of “${entity.name}” for records by “${missing[0]}” (\`${missing[1]}\`), so that a second record would be made for each row. Let the source filter by it.`,
    )
  }
}
