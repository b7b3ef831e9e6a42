import { own } from '../internal/own'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import { isOfOthers } from '../spec/fields/isInForm'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import type { Problem } from '../spec/problems/Problem'
import { withOwn } from '../spec/values/ownValue'
import { unorderedKinds } from '../spec/values/unorderedKinds'
import type { DataProvider } from './provider/DataProvider'
import type { ListQuery, WritableSource, RecordId, SourceCapabilities, WriteOptions } from './DataSource'
import { onceByKey } from './onceByKey'
import { ProblemError } from './problems'
import { providerProblem } from './provider/providerProblem'
import { type FilterOperators, filtersWith, reject, writeFilter } from './provider/providerFilter'
import { providerNames } from './provider/providerNames'
import { readPages } from './provider/readPages'
import { mustMatch } from './recordWrites'
import type { Row } from './Row'
import { untilAborted } from '../internal/untilAborted'

export interface DataProviderOptions {
  /** The name of the records at the provider, as in `<Resource name="posts">`. */
  readonly resource: string
  /**
   * How the backend writes comparisons, as the names under which values are sent: `{ is: (field) => field, gte: (field) =>
   * field + '_gte' }`. An operator that is missing is not offered.
   * @default { is: (field) => field }
   */
  readonly operators?: FilterOperators | undefined
  /** The filter that takes the words of a search, or false where the backend has none. @default 'q' */
  readonly search?: string | false | undefined
  /** The fields that the backend sorts by. @default every field with one value of its own, neither `related` nor `rollup` */
  readonly sort?: readonly string[] | undefined
  /**
   * Whether an update sends the whole record, as a backend with PUT needs it, or the changed fields alone.
   * @default 'record'
   */
  readonly send?: 'record' | 'changes' | undefined
  /**
   * The changes that bring back a removed record, for a backend that only marks it: `{ deletedAt: null }`. @default none: it
   * cannot be brought back
   */
  readonly restore?: Row | undefined
  /** Given to the provider as `meta`; a function is told of each call, its `ifMatch` and `idempotencyKey` too. */
  readonly meta?: unknown
  /** The product's error catalogue: an error that it places at a field becomes an issue there. */
  readonly errors?: ErrorCatalogue | undefined
  /** Reads the errors of a provider that has its own kind; nothing leaves them to the usual reading. */
  readonly readError?:
    | ((error: unknown) => (Partial<Problem> & Pick<Problem, 'status'>) | undefined)
    | undefined
}

/** A call as `meta` is told of it. */
export interface ProviderCall extends WriteOptions {
  readonly method: 'list' | 'get' | 'getMany' | 'create' | 'update' | 'remove' | 'restore'
  readonly query?: ListQuery | undefined
}

/** A source with every method but `subscribe`. */
export type ProviderSource<R extends object> = WritableSource<R>

/**
 * Make a source of a react-admin data provider.
 *
 * A provider knows no versions: where the entity declares one, `ifMatch` is compared with the record as it is read right
 * before the write, so that two people who save in the same instant are not told apart. An idempotency key is
 * remembered as long as the page is open, unless `meta` hands it to the backend.
 */
export function fromDataProvider<F extends Fields>(
  entity: Entity<F>,
  provider: DataProvider,
  options: DataProviderOptions,
): ProviderSource<RecordBy<F>> {
  const { resource, operators = { is: (field) => field }, search = 'q', send = 'record', restore } = options
  const plainEntity: Entity = entity
  const names = providerNames(plainEntity)
  const can: SourceCapabilities = {
    search: search !== false,
    sort: options.sort ?? entity.fieldNames.filter((name) => isSorted(own(plainEntity.fields, name))),
    filter: filtersWith(plainEntity, operators),
  }
  const once = onceByKey()

  /** Run a call so that it ends with the signal, and with a problem where the provider rejects. */
  const call = async <Answer>(
    about: ProviderCall,
    act: (given: { meta?: unknown; signal?: AbortSignal | undefined }) => Promise<Answer>,
  ): Promise<Answer> => {
    const { signal } = about
    const meta = typeof options.meta === 'function' ? (options.meta(about) as unknown) : options.meta
    const given = {
      ...(meta !== undefined && { meta }),
      ...(signal && provider.supportAbortSignal && { signal }),
    }
    try {
      return await untilAborted(signal, () => act(given))
    } catch (error) {
      signal?.throwIfAborted()
      const told = options.readError?.(error)
      if (told) throw new ProblemError(told)
      throw await providerProblem(error, { errors: options.errors, fields: plainEntity.fields })
    }
  }

  const getOne = (id: RecordId, about: ProviderCall) =>
    call(about, async (given) => {
      const { data } = await provider.getOne(resource, { id, ...given })
      // At many a backend the address for an id such as “” or “.” is that of the list.
      if (own(data, 'id') === undefined) {
        throw new ProblemError({ status: 404, title: `There is no ${entity.name} “${id}”` })
      }
      return data
    })

  /** The record as it is now, which the provider wants to see, or which the person should have seen. */
  const present = async (id: RecordId, about: ProviderCall): Promise<Row & { id: RecordId }> => {
    const row = await getOne(id, { method: 'get', signal: about.signal })
    mustMatch(plainEntity, names.toRecord(row), about)
    return { ...row, id: (row.id as RecordId | undefined) ?? id }
  }

  const source: ProviderSource<Row> = {
    can,

    list: (query, { signal } = {}) =>
      call({ method: 'list', query, signal }, async (given) => {
        const sort = readSort(query, can)
        const words = query.search?.trim()
        if (words && search === false) reject('This list cannot be searched.')
        const filter = writeFilter(query.filter ?? {}, can.filter, operators, names.toProvider)
        if (words && search !== false) withOwn(filter, search, words)
        const { records, total } = await readPages(query, (pagination) =>
          provider.getList(resource, {
            pagination,
            sort: { field: names.toProvider(sort.field), order: sort.order },
            filter,
            ...given,
          }),
        )
        return { records: records.map(names.toRecord), total }
      }),

    get: async (id, { signal } = {}) => names.toRecord(await getOne(id, { method: 'get', signal })),

    async getMany(ids, { signal } = {}) {
      const about: ProviderCall = { method: 'getMany', signal }
      const wanted = [...new Map(ids.map((id) => [String(id), id])).values()]
      if (wanted.length === 0) return []
      try {
        const rows = await call(about, async (given) => {
          const { data } = await provider.getMany(resource, { ids: wanted, ...given })
          return data
        })
        // Some answer with a hole for an id that no record has.
        return rows.filter((row) => (row as unknown) != null).map(names.toRecord)
      } catch (error) {
        if (!isGone(error)) throw error
        // Some reject all of them because of the one that is gone.
        const found = await Promise.all(
          wanted.map((id) =>
            getOne(id, about).catch((one: unknown) => (isGone(one) ? [] : Promise.reject(one))),
          ),
        )
        return found.flat().map(names.toRecord)
      }
    },

    create: (values, write = {}) =>
      once('create', write, () =>
        call({ method: 'create', ...write }, async (given) => {
          const { data } = await provider.create(resource, { data: names.fromRecord(values), ...given })
          return names.toRecord(data)
        }),
      ),

    update: (id, changes, write = {}) =>
      once(`update ${id}`, write, async () => {
        const about: ProviderCall = { method: 'update', ...write }
        const previousData = await present(id, about)
        const changed = names.fromRecord(changes)
        const data = send === 'record' ? { ...previousData, ...changed, id: previousData.id } : changed
        return call(about, async (given) => {
          const answer = await provider.update(resource, {
            id: previousData.id,
            data,
            previousData,
            ...given,
          })
          return names.toRecord(answer.data)
        })
      }),

    remove: (id, write = {}) =>
      once(`remove ${id}`, write, async () => {
        const about: ProviderCall = { method: 'remove', ...write }
        const previousData = await present(id, about)
        await call(about, (given) =>
          provider.delete(resource, { id: previousData.id, previousData, ...given }),
        )
      }),

    ...(restore && {
      restore: (id, write = {}) =>
        once(`restore ${id}`, write, () =>
          call({ method: 'restore', ...write }, async (given) => {
            // A removed record may not be readable: send the changes alone.
            const answer = await provider.update(resource, {
              id,
              data: names.fromRecord(restore),
              previousData: { id },
              ...given,
            })
            return names.toRecord(answer.data)
          }),
        ),
    }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as ProviderSource<RecordBy<F>>
}

/** Whether a backend puts such values in order: it has one for references too, if not that of their titles. */
function isSorted(field: Field | undefined): boolean {
  if (isOfOthers(field)) return false
  return field === undefined || field.kind === 'reference' || !unorderedKinds.has(field.kind)
}

/** A provider sorts by one field; a second one must not be lost in silence. */
function readSort({ sort = [] }: ListQuery, can: SourceCapabilities) {
  const [first, ...others] = sort
  if (!first) return { field: 'id', order: 'ASC' as const }
  if (others.length > 0) reject('This list can be sorted by one column at a time.')
  if (!can.sort.includes(first.field)) reject(`This list cannot be sorted by “${first.field}”.`)
  return { field: first.field, order: first.direction === 'ascending' ? ('ASC' as const) : ('DESC' as const) }
}

const isGone = (error: unknown) =>
  error instanceof ProblemError && (error.problem.status === 404 || error.problem.status === 410)
