import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { countsApart } from './countsApart'
import type { DataSource, ListQuery } from './DataSource'
import { graphqlCursorPages } from './graphql/graphqlCursorPages'
import { type GraphqlSource, type GraphqlSourceOptions, wholeOf } from './graphql/graphqlDocuments'
import { graphqlIds } from './graphql/graphqlIds'
import { graphqlRunner } from './graphql/graphqlRunner'
import {
  findActivity,
  findFacets,
  findHistory,
  findList,
  findRecord,
  findRemoved,
  type FoundList,
  rootOf,
  variablesOf,
} from './graphql/graphqlShapes'
import { cut, stretch } from './graphql/graphqlStretch'
import { graphqlWrites } from './graphql/graphqlWrites'
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
  const pages = graphqlCursorPages()
  const ids = graphqlIds(plainEntity)
  const { run, notFound } = graphqlRunner(plainEntity, given)

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

  const { get, getMany, facets, history, activity, removed } = given
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
        const data = await run(get, [ids.one(id)], { id: ids.one(id) }, signal)
        const own = wholeOf(get).data
        const row = own ? own(data) : findRecord(rootOf(data), plainEntity.id)
        return row ?? (own || rootOf(data) === null ? ids.gone(id) : notFound('get', 'the record'))
      },
    }),

    ...(getMany && {
      async getMany(asked, { signal } = {}) {
        const wanted = ids.several(asked)
        if (wanted.length === 0) return []
        const data = await run(getMany, [wanted], { ids: wanted }, signal)
        const rows = wholeOf(getMany).data?.(data) ?? findList(rootOf(data))?.records
        return (rows ?? notFound('getMany', 'the records')).filter((row) => row !== null)
      },
    }),

    ...(facets && {
      facets: countsApart(async ({ search, filter }, fields, signal) => {
        const query = { filter, ...(search !== undefined && { search }) }
        const data = await run(facets, [query, fields], { ...query, fields }, signal)
        const own = wholeOf(facets).data
        return (own ? own(data) : findFacets(rootOf(data))) ?? notFound('facets', 'how often values occur')
      }),
    }),

    ...(history && {
      async history(id, query = {}, { signal } = {}) {
        const { cursor, limit } = query
        const data = await run(history, [ids.one(id), query], { id: ids.one(id), cursor, limit }, signal)
        const own = wholeOf(history).data
        const found = own ? own(data) : rootOf(data)
        if (found === null || (own && found === undefined)) ids.gone(id)
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

    ...graphqlWrites({ entity: plainEntity, options: given, ids, forget: pages.forget, run, notFound }),
  }

  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as GraphqlSource<RecordBy<F>, Given>
}
