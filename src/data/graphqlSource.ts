import { fail as stop } from '../internal/developerMessages'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { graphqlCursorPages } from './graphql/graphqlCursorPages'
import type { DataSource, ListQuery, ListResult, RecordId, Total, WriteOptions } from './DataSource'
import { graphqlCall } from './graphql/graphqlCall'
import {
  type GraphqlSource,
  type GraphqlSourceOptions,
  type Operation,
  wholeOf,
} from './graphql/graphqlDocuments'
import { payloadProblem } from './graphql/graphqlProblem'
import {
  findActivity,
  findHistory,
  findList,
  findRecord,
  findRemoved,
  type FoundList,
  payloadErrors,
  rootOf,
  variablesOf,
} from './graphql/graphqlShapes'
import { onceByKey } from './onceByKey'
import { ProblemError } from './problems'
import type { Row } from './Row'

/**
 * Make a source of a host's own GraphQL documents. A document is given the variables that it declares, and no others.
 *
 * A list that goes on after a cursor is read by offsets all the same: the cursors that came by are remembered, and a jump
 * ahead reads what lies between. A list without variables for paging answers with everything, of which the source
 * gives the stretch that was asked for.
 */
export function graphqlSource<F extends Fields, const Given extends GraphqlSourceOptions<RecordBy<F>>>(
  entity: Entity<F>,
  options: Given,
): GraphqlSource<RecordBy<F>, Given> {
  const plainEntity: Entity = entity
  const given = options as unknown as GraphqlSourceOptions<Row>
  const once = onceByKey()
  const pages = graphqlCursorPages()

  /** Send a document with those of the variables that it takes. */
  async function run<Args extends readonly unknown[], Answer>(
    operation: Operation<Args, Answer>,
    args: Args,
    usual: object,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { document, variables } = wholeOf(operation)
    const takes = variablesOf(document)
    const all = Object.entries({ ...usual, ...variables?.(...args) })
    const taken = all.filter(([name, value]) => takes.has(name) && value !== undefined)
    return graphqlCall(given, plainEntity.fields, document, Object.fromEntries(taken), signal)
  }

  const readList = async (
    query: ListQuery,
    after: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<FoundList> => {
    const { search, filter, sort, offset = 0, limit } = query
    const usual = { search, filter, sort, offset, limit, first: limit, after }
    const data = await run(given.list, [query, after], usual, signal)
    const found = wholeOf(given.list).data?.(data) ?? findList(rootOf(data))
    return found ?? notFound('list', 'its records')
  }

  /** The record that a mutation answers with, unless its payload says what was wrong. */
  const readStored = async (
    method: string,
    own: ((data: unknown) => Row) | undefined,
    data: unknown,
  ): Promise<Row> => {
    await rejectFor(data)
    return own?.(data) ?? findRecord(rootOf(data), plainEntity.id) ?? notFound(method, 'the record as stored')
  }

  const rejectFor = async (data: unknown) => {
    const said = payloadErrors(rootOf(data))
    if (said.length > 0)
      throw await payloadProblem(said, { errors: given.errors, fields: plainEntity.fields })
  }

  const notFound = (method: string, sought: string): never =>
    stop(
      `graphqlSource(“${entity.name}”) did not find ${sought} in the answer to ${method}, so that nothing can be shown. Give data(…), which finds it.`,
    )

  /** A document that takes no `$ifMatch` would overwrite what someone else wrote. */
  const mustTakeMatch = (method: string, operation: Operation<never, unknown>, { ifMatch }: WriteOptions) => {
    const { document, variables } = wholeOf(operation)
    if (ifMatch === undefined || variables || variablesOf(document).has('ifMatch')) return
    stop(
      `graphqlSource(“${entity.name}”) was asked for ifMatch, but the document of ${method} takes no $ifMatch, so that no conflict is found. Give it that variable, or take the version out of the entity.`,
    )
  }

  /** An id or a version from an address is text, which a variable of type Int does not take. */
  const asKept = (name: string | undefined, value: RecordId): RecordId =>
    name !== undefined && plainEntity.fields[name]?.kind === 'integer' && isWhole(value)
      ? Number(value)
      : value
  const isNumbered = plainEntity.fields[plainEntity.id]?.kind === 'integer'
  const idOf = (id: RecordId): RecordId => {
    const kept = asKept(plainEntity.id, id)
    // No record has it, and a server would find fault with the type of it alone.
    return isNumbered && !isNumber(kept) ? gone(id) : kept
  }
  const match = ({ ifMatch, idempotencyKey }: WriteOptions) => {
    if (ifMatch === undefined) return { idempotencyKey }
    const kept = asKept(plainEntity.version, ifMatch)
    const isCounted = plainEntity.version && plainEntity.fields[plainEntity.version]?.kind === 'integer'
    if (isCounted && !isNumber(kept)) throw new ProblemError({ status: 412, title: 'Changed since' })
    return { ifMatch: kept, idempotencyKey }
  }

  /** After a write, also one whose answer was lost, the places of records have moved. */
  const written = <Answer>(answer: Promise<Answer>): Promise<Answer> => answer.finally(() => pages.forget())

  const { get, getMany, history, activity, create, update, remove, restore, removed, purge, batch } = given
  const source: DataSource<Row> = {
    can: { search: false, sort: [], filter: {}, ...given.can },

    async list(query, { signal } = {}) {
      const { document, variables } = wholeOf(given.list)
      const takes = variablesOf(document)
      if (takes.has('after')) {
        const found = await pages.read(query, (first, after) =>
          readList({ ...query, limit: first }, after, signal),
        )
        return stretch(query, found)
      }
      const found = await readList(query, undefined, signal)
      return takes.has('offset') || variables ? stretch(query, found) : cut(query, found)
    },

    ...(get && {
      async get(id, { signal } = {}) {
        const data = await run(get, [idOf(id)], { id: idOf(id) }, signal)
        const own = wholeOf(get).data
        const row = own ? own(data) : findRecord(rootOf(data), plainEntity.id)
        return row ?? (own || rootOf(data) === null ? gone(id) : notFound('get', 'the record'))
      },
    }),

    ...(getMany && {
      async getMany(ids, { signal } = {}) {
        const kept = ids.map((id) => asKept(plainEntity.id, id))
        const wanted = [...new Set(isNumbered ? kept.filter(isNumber) : kept)]
        if (wanted.length === 0) return []
        const data = await run(getMany, [wanted], { ids: wanted }, signal)
        const rows = wholeOf(getMany).data?.(data) ?? findList(rootOf(data))?.records
        return (rows ?? notFound('getMany', 'the records')).filter((row) => row !== null)
      },
    }),

    ...(history && {
      async history(id, query = {}, { signal } = {}) {
        const { cursor, limit } = query
        const data = await run(history, [idOf(id), query], { id: idOf(id), cursor, limit }, signal)
        const own = wholeOf(history).data
        const found = own ? own(data) : rootOf(data)
        if (found === null || (own && found === undefined)) gone(id)
        return findHistory(found) ?? notFound('history', 'the versions')
      },
    }),

    ...(activity && {
      async activity(query = {}, { signal } = {}) {
        const { cursor, limit, by, from } = query
        const data = await run(activity, [query], { cursor, limit, by, from }, signal)
        const own = wholeOf(activity).data
        return (own ? own(data) : findActivity(rootOf(data))) ?? notFound('activity', 'the changes')
      },
    }),

    ...(removed && {
      async removed(query = {}, { signal } = {}) {
        const { cursor, limit } = query
        const data = await run(removed, [query], { cursor, limit }, signal)
        const own = wholeOf(removed).data
        return (own ? own(data) : findRemoved(rootOf(data))) ?? notFound('removed', 'the removed records')
      },
    }),

    ...(create && {
      create: (values, write = {}) =>
        once('create', write, () => {
          const usual = { input: withoutUndefined(values), idempotencyKey: write.idempotencyKey }
          return written(
            run(create, [values, write], usual, write.signal).then((data) =>
              readStored('create', wholeOf(create).data, data),
            ),
          )
        }),
    }),

    ...(update && {
      update: (id, changes, write = {}) =>
        once(`update ${id}`, write, async () => {
          mustTakeMatch('update', update, write)
          const usual = { id: idOf(id), input: withoutUndefined(changes), ...match(write) }
          return written(
            run(update, [idOf(id), changes, write], usual, write.signal).then((data) =>
              rootOf(data) === null ? gone(id) : readStored('update', wholeOf(update).data, data),
            ),
          )
        }),
    }),

    ...(remove && {
      remove: (id, write = {}) =>
        once(`remove ${id}`, write, async () => {
          mustTakeMatch('remove', remove, write)
          const data = await written(
            run(remove, [idOf(id), write], { id: idOf(id), ...match(write) }, write.signal),
          )
          await rejectFor(data)
          // Without an error of its own, a server that removed nothing had nothing to remove.
          if (rootOf(data) === null || rootOf(data) === false) gone(id)
        }),
    }),

    ...(restore && {
      restore: (id, write = {}) =>
        once(`restore ${id}`, write, async () => {
          const usual = { id: idOf(id), idempotencyKey: write.idempotencyKey }
          const data = await written(run(restore, [idOf(id), write], usual, write.signal))
          return rootOf(data) === null ? gone(id) : readStored('restore', wholeOf(restore).data, data)
        }),
    }),

    ...(purge && {
      purge: (id, write = {}) =>
        once(`purge ${id}`, write, async () => {
          const usual = { id: idOf(id), idempotencyKey: write.idempotencyKey }
          const data = await run(purge, [idOf(id), write], usual, write.signal)
          await rejectFor(data)
          if (rootOf(data) === null || rootOf(data) === false) gone(id)
        }),
    }),

    ...(batch && {
      async batch(writes, { signal } = {}) {
        const own = writes.map((write) => ({ ...write, id: idOf(write.id) }))
        const data = await written(run(batch, [own], { writes: own }, signal))
        return batch.data?.(data) ?? notFound('batch', 'how each write ended')
      },
    }),
  }

  function gone(id: RecordId): never {
    throw new ProblemError({ status: 404, title: `There is no ${entity.name} “${id}”` })
  }

  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as GraphqlSource<RecordBy<F>, Given>
}

/** The answer of a server that pages. */
function stretch({ offset = 0, limit = Infinity }: ListQuery, found: FoundList): ListResult<Row> {
  const { records, total, hasNextPage } = found
  const end = offset + records.length
  return { records: records.slice(0, limit), total: total ?? totalAt(end, hasNextPage, records.length > 0) }
}

/** A stretch of everything. */
function cut({ offset = 0, limit = Infinity }: ListQuery, found: FoundList): ListResult<Row> {
  const { records, total, hasNextPage } = found
  const more = hasNextPage ?? false
  return {
    records: records.slice(offset, offset + limit),
    total: total ?? totalAt(records.length, more, true),
  }
}

function totalAt(end: number, hasNextPage: boolean | undefined, isCertain: boolean): Total {
  if (hasNextPage === true) return { kind: 'atLeast', count: end + 1 }
  // An empty page beyond the end does not tell where the end is.
  const isEnd = hasNextPage === false && (isCertain || end === 0)
  return isEnd ? { kind: 'exact', count: end } : { kind: 'unknown' }
}

const isNumber = (id: RecordId) => typeof id === 'number'

const isWhole = (value: RecordId) => /^-?\d{1,15}$/.test(String(value))

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
