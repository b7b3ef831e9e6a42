import { fail } from '../internal/developerMessages'
import { own } from '../internal/own'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/Field'
import type { CallOptions, DataSource, RecordId } from './DataSource'
import { restActivity } from './rest/restActivity'
import { restBatch } from './rest/restBatch'
import { restCalls } from './rest/restCall'
import { restEvents } from './rest/restEvents'
import { restCounts } from './rest/restCounts'
import { restHistory } from './rest/restHistory'
import { restNames } from './rest/restNames'
import type { RestPages, Stretch } from './rest/page'
import { restPages } from './rest/restPages'
import { matchesNothing, restQuery, writeTemplate } from './rest/restQuery'
import { restRecords } from './rest/restRecords'
import { restRemoved } from './rest/restRemoved'
import type { RestSourceOptions } from './rest/RestSourceOptions'
import { restMethods } from './rest/restMethods'
import { restValues } from './rest/restValues'
import type { Row } from './Row'

export type {
  Place,
  RestActivity,
  RestBatch,
  RestBatchOutcome,
  RestError,
  RestEvents,
  RestFacets,
  RestField,
  RestFailure,
  RestFilter,
  RestHistory,
  RestPaging,
  RestRemoved,
  RestRetry,
  RestSort,
  RestSourceOptions,
  RestTaken,
  RestTemplate,
  RestTransition,
} from './rest/RestSourceOptions'

/** How many records are asked for when a query does not say. */
const USUAL_LIMIT = 100

/**
 * Records that a server keeps as JSON below one address. Only what the options name is offered: without `search`, `sort`
 * and `filter` a list has pages alone.
 */
export function restSource<F extends Fields>(
  entity: Entity<F>,
  given: RestSourceOptions<NoInfer<F>>,
): DataSource<RecordBy<F>> {
  const plain: Entity = entity
  const options = given as RestSourceOptions
  const names = restNames(plain, options.names, options.fields)
  const call = restCalls(options, names)
  const pages = restPages(options, call)
  const values = restValues(plain, options.fields)
  const query = restQuery(plain, options, names, values)
  const records = restRecords(plain, options, names, values)
  const { get, create, update, transition, remove, restore, purge } = restMethods({
    entity: plain,
    options,
    records,
    call,
  })
  const {
    methods = ['get', 'create', 'update', 'remove'],
    events,
    batch,
    facets,
    history,
    activity,
    removed,
  } = options
  const surroundings = { entity: plain, options, names, records, call }
  const has = (method: (typeof methods)[number]) => methods.includes(method)

  /** After a write nothing that was remembered of lists is certain. */
  const forgetting =
    <Given extends unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      write(...given).finally(() => pages.forget())

  const inId = own(query.can.filter, entity.id)?.includes('in') ? options.filter?.in : undefined
  const many = options.getMany ?? inId
  const readMany = async (
    ids: readonly RecordId[],
    { signal }: CallOptions = {},
  ): Promise<readonly Row[]> => {
    if (many === undefined || ids.length === 0) return []
    const wanted = new Set(ids.map(String))
    const parameters = writeTemplate(many, names.toTheirs(entity.id), [...wanted])
    const rows = (await readAll(pages, { parameters, signal }, wanted.size)).map((row) => records.read(row))
    if (rows.every((row) => wanted.has(String(row[entity.id])))) return rows
    return fail(
      `restSource(“${entity.name}”) asked “${options.url}” for some records and got others, so that titles and links would be wrong. Say with getMany how the server is asked for several ids, or leave it out.`,
    )
  }

  const source: DataSource<Row> = {
    can: query.can,
    async list(asked, { signal } = {}) {
      const { offset = 0, limit = USUAL_LIMIT } = asked
      signal?.throwIfAborted()
      if (matchesNothing(asked)) return { records: [], total: { kind: 'exact', count: 0 } }
      const { records: rows, total } = await pages.read({
        parameters: query.write(asked),
        offset,
        limit,
        signal,
      })
      return { records: rows.map((row) => records.read(row)), total }
    },
    ...(facets && { facets: restCounts(facets === true ? {} : facets, surroundings, query) }),
    ...(has('get') && { get }),
    ...(history && {
      history: restHistory(history === true ? {} : history, surroundings),
    }),
    ...(activity && {
      activity: restActivity(activity === true ? {} : activity, surroundings),
    }),
    ...(removed && {
      removed: restRemoved(removed === true ? {} : removed, surroundings),
    }),
    ...(many !== undefined && { getMany: readMany }),
    ...(has('create') && { create: forgetting(create) }),
    ...(has('update') && { update: forgetting(update) }),
    ...(options.transition !== undefined && plain.transitions && { transition: forgetting(transition) }),
    ...(has('remove') && { remove: forgetting(remove) }),
    ...(has('remove') && options.restore !== undefined && { restore: forgetting(restore) }),
    ...(options.purge !== undefined && options.purge !== false && { purge }),
    ...(batch && { batch: forgetting(restBatch(batch, records, call)) }),
    ...(events !== undefined && { subscribe: restEvents(options, pages.forget) }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as DataSource<RecordBy<F>>
}

/** Read so many records, in as few requests as the server's pages allow. */
async function readAll(
  pages: RestPages,
  asked: Omit<Stretch, 'offset' | 'limit'>,
  limit: number,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for (;;) {
    const { records, total } = await pages.read({ ...asked, offset: rows.length, limit: limit - rows.length })
    rows.push(...records)
    const isWhole = total.kind === 'exact' && rows.length >= total.count
    if (records.length === 0 || rows.length >= limit || isWhole) return rows
  }
}
