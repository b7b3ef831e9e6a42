import { buildSchema, graphql, GraphQLError } from 'graphql'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListQuery, ListSort } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { problemOf } from '../../src/data/problems'
import { type Bird, bird, birds } from './birds'

const schema = buildSchema(`
  scalar JSON
  enum Direction { ASC DESC }
  input Order { field: String!, direction: Direction! }
  type Bird { id: Int!, rev: Int!, name: String!, weight: Float, size: String, seen: String, ringed: Boolean, nest: String }
  type BirdPage { items: [Bird!]!, total: Int! }
  type BirdEdge { node: Bird, cursor: String! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type BirdConnection { edges: [BirdEdge!]!, nodes: [Bird!]!, pageInfo: PageInfo!, totalCount: Int! }
  type BirdVersion { id: Int!, at: String, by: String, record: Bird }
  type BirdChange { id: Int!, recordId: Int!, at: String, by: String, action: String, changes: JSON, isFirst: Boolean }
  type BirdActivity { changes: [BirdChange!]!, next: String, people: [String!] }
  type RemovedBird { record: Bird!, at: String, by: String, until: String }
  type RemovedBirds { records: [RemovedBird!]!, next: String }
  type BirdHistory { versions: [BirdVersion!]!, next: String }
  type UserError { field: [String!], message: String! }
  type BirdPayload { bird: Bird, userErrors: [UserError!]! }
  type Query {
    birds(search: String, filter: JSON, order: [Order!], offset: Int, limit: Int): BirdPage!
    birdConnection(search: String, first: Int, after: String): BirdConnection!
    allBirds: [Bird!]!
    bird(id: Int!): Bird
    birdsByIds(ids: [Int!]!): [Bird]!
    birdHistory(id: Int!, cursor: String, limit: Int): BirdHistory
    birdActivity(cursor: String, limit: Int, by: String, from: String): BirdActivity!
    removedBirds(cursor: String, limit: Int): RemovedBirds!
  }
  type Mutation {
    createBird(input: JSON!, idempotencyKey: String): Bird!
    nameBird(input: JSON!): BirdPayload!
    updateBird(id: Int!, input: JSON!, ifMatch: Int): Bird!
    removeBird(id: Int!, ifMatch: Int): Boolean!
    restoreBird(id: Int!, idempotencyKey: String): Bird!
    purgeBird(id: Int!): Boolean!
  }
`)

/** A GraphQL server of birds, of the package `graphql`, with a variable or a document for each way that servers have. */
export async function startGraphqlServer() {
  const state = {
    store: storeOf(birds),
    sent: [] as { query: string; variables: Record<string, unknown> }[],
    headers: [] as IncomingMessage['headers'][],
    /** Answers in place of the schema. */
    instead: undefined as ((response: ServerResponse) => void) | undefined,
  }
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { query, variables } = JSON.parse(body) as (typeof state.sent)[number]
      state.sent.push({ query, variables })
      state.headers.push(request.headers)
      if (state.instead) return state.instead(response)
      const rootValue = resolvers(state.store)
      const result = await graphql({ schema, source: query, variableValues: variables, rootValue })
      response.setHeader('content-type', 'application/graphql-response+json')
      response.end(JSON.stringify(result))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    state,
    reset(records: readonly Bird[] = birds) {
      Object.assign(state, { store: storeOf(records), sent: [], headers: [], instead: undefined })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const storeOf = (records: readonly Bird[]) =>
  memorySource(bird, records, { history: { by: 'Ada' }, trash: { keepDays: 30, by: 'Ada' } })

type Store = ReturnType<typeof memorySource<typeof bird.fields>>
interface Args extends ListQuery {
  readonly id: number
  readonly ids: readonly number[]
  readonly input: Partial<Bird>
  readonly ifMatch?: number
  readonly idempotencyKey?: string
  readonly first?: number
  readonly cursor?: string
  readonly after?: string
  readonly by?: string
  readonly from?: string
  readonly order?: readonly { field: string; direction: 'ASC' | 'DESC' }[]
}

function resolvers(store: Store) {
  const found = async (query: ListQuery) => {
    const { records, total } = await store.list(query)
    return { records: records.map(withNest), total: total.kind === 'unknown' ? 0 : total.count }
  }
  return {
    birdHistory: ({ id, cursor, limit }: Args) => store.history?.(id, { cursor, limit }).catch(() => null),
    birdActivity: ({ cursor, limit, by, from }: Args) => store.activity?.({ cursor, limit, by, from }),
    removedBirds: ({ cursor, limit }: Args) => store.removed?.({ cursor, limit }),
    async birds({ order = [], ...query }: Args) {
      const sort = order.map(({ field, direction }): ListSort => {
        return { field, direction: direction === 'ASC' ? 'ascending' : 'descending' }
      })
      const { records, total } = await found({ ...query, sort })
      return { items: records, total }
    },
    async birdConnection({ search, first = 1000, after }: Args) {
      const offset = after === undefined ? 0 : Number(atob(after)) + 1
      const { records, total } = await found({ search, offset, limit: first })
      const edges = records.map((node, place) => ({ node, cursor: btoa(String(offset + place)) }))
      const pageInfo = { hasNextPage: offset + records.length < total, endCursor: edges.at(-1)?.cursor }
      return { edges, nodes: records, pageInfo, totalCount: total }
    },
    allBirds: async () => (await found({})).records,
    bird: ({ id }: Args) =>
      store
        .get(id)
        .then(withNest)
        .catch(() => null),
    async birdsByIds({ ids }: Args) {
      const rows = await store.getMany(ids)
      return ids.map((id) => rows.find((row) => row.id === id) ?? null)
    },
    createBird: ({ input, idempotencyKey }: Args) => coded(store.create(input, { idempotencyKey })),
    async nameBird({ input }: Args) {
      try {
        return { bird: await store.create(input), userErrors: [] }
      } catch (thrown) {
        const { issues = [] } = problemOf(thrown)
        return {
          userErrors: issues.map(({ path, message }) => ({ field: ['input', ...path.map(String)], message })),
        }
      }
    },
    updateBird: ({ id, input, ifMatch }: Args) => coded(store.update(id, input, { ifMatch })),
    removeBird: ({ id, ifMatch }: Args) => coded(store.remove(id, { ifMatch }).then(() => true)),
    restoreBird: ({ id, idempotencyKey }: Args) =>
      coded(Promise.resolve(store.restore?.(id, { idempotencyKey }))),
    purgeBird: ({ id }: Args) => coded(Promise.resolve(store.purge?.(id)).then(() => true)),
  }
}

/** The nest of a kite is a secret. */
const withNest = (row: Bird) => ({
  ...row,
  nest() {
    if (row.name === 'Kite') throw new GraphQLError('Not for you', { extensions: { code: 'FORBIDDEN' } })
    return `nest ${row.id}`
  },
})

const CODES: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  422: 'BAD_USER_INPUT',
}

async function coded<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    const { status, title, issues } = problemOf(thrown)
    throw new GraphQLError(title, { extensions: { code: CODES[status], ...(issues && { issues }) } })
  }
}
