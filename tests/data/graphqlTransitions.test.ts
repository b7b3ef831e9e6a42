import { buildSchema, graphql, GraphQLError } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { graphqlSource } from '../../src/data/graphqlSource'
import type { DataSource, ListFilter, WriteOptions } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { problemOf } from '../../src/data/problems'
import { testSource } from '../../src/testing/sourceConformance'
import { type Errand, errand, errands } from '../testing/errands'

const schema = buildSchema(`
  scalar JSON
  type Errand { id: Int!, rev: Int!, what: String!, reason: String, place: String, tools: [String!], urgent: Boolean, state: String }
  type Page { items: [Errand!]!, total: Int! }
  type Query { errands(filter: JSON): [Errand!]!, counts(filter: JSON, fields: [String!]!): JSON }
  type Mutation {
    take(id: Int!, name: String!, input: JSON, ifMatch: Int, idempotencyKey: String): Errand!
    finish(id: Int!, ifMatch: Int, idempotencyKey: String): Errand!
  }
`)

interface Args extends WriteOptions {
  readonly id: number
  readonly name: string
  readonly input: Partial<Errand>
  readonly filter: ListFilter
  readonly fields: readonly string[]
}

const parts = 'id rev what reason place tools urgent state'
const documents = {
  list: `query ($filter: JSON) { errands(filter: $filter) { ${parts} } }`,
  facets: 'query ($filter: JSON, $fields: [String!]!) { counts(filter: $filter, fields: $fields) }',
}
const one = `mutation ($id: Int!, $name: String!, $input: JSON, $ifMatch: Int, $idempotencyKey: String) {
  take(id: $id, name: $name, input: $input, ifMatch: $ifMatch, idempotencyKey: $idempotencyKey) { ${parts} }
}`
const each = {
  finish: `mutation ($id: Int!, $ifMatch: Int, $idempotencyKey: String) {
    finish(id: $id, ifMatch: $ifMatch, idempotencyKey: $idempotencyKey) { ${parts} }
  }`,
}

/** A server of errands that is asked without a network. */
function fetchOf(records: readonly Errand[]): typeof fetch {
  const store = memorySource(errand, records) as unknown as DataSource<Errand>
  const take = ({ id, name, input, ifMatch, idempotencyKey }: Args) =>
    coded(
      store.transition!(id, name, input, {
        ...(ifMatch !== undefined && { ifMatch }),
        ...(idempotencyKey && { idempotencyKey }),
      }),
    )
  const rootValue = {
    errands: async ({ filter }: Args) => (await store.list({ filter })).records,
    counts: ({ filter, fields }: Args) => store.facets!({ filter }, fields),
    take,
    finish: (given: Args) => take({ ...given, name: 'finish', input: {} }),
  }
  return async (_url, init) => {
    const { query, variables } = JSON.parse(init?.body as string) as { query: string; variables: object }
    const result = await graphql({ schema, source: query, variableValues: { ...variables }, rootValue })
    return new Response(JSON.stringify(result), {
      headers: { 'content-type': 'application/graphql-response+json' },
    })
  }
}

const codes: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  409: 'NOT_NOW',
  412: 'PRECONDITION_FAILED',
}

async function coded<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    const { status, title } = problemOf(thrown)
    throw new GraphQLError(title, { extensions: { code: codes[status] } })
  }
}

const can = { filter: { place: ['is'], urgent: ['is'] } } as const

describe.each([
  ['one document', one],
  ['a document for each', each],
])('transitions by %s, and counts', async (_, transition) => {
  await testSource(test, {
    entity: errand,
    records: errands,
    only: ['transition', 'facets', 'idempotencyKey'],
    makeSource: (records) =>
      graphqlSource(errand, {
        url: '/graphql',
        fetch: fetchOf(records),
        codes: { NOT_NOW: 409 },
        ...documents,
        transition,
        can,
      }),
  })
})

test('what was asked on the way is sent, and a conflict is found', async () => {
  const source = graphqlSource(errand, {
    url: '/graphql',
    fetch: fetchOf(errands),
    ...documents,
    transition: one,
  })
  await expect(source.transition(2, 'drop', { reason: 'Too wet' }, { ifMatch: 3 })).rejects.toMatchObject({
    problem: { status: 412 },
  })
  expect(await source.transition(2, 'drop', { reason: 'Too wet' }, { ifMatch: 4 })).toMatchObject({
    state: 'dropped',
    reason: 'Too wet',
    rev: 5,
  })
})

test('the developer is told of a transition without a document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const source = graphqlSource(errand, {
    url: '/graphql',
    fetch: fetchOf(errands),
    ...documents,
    transition: each,
  })
  await expect(source.transition(2, 'drop', { reason: 'Too wet' })).rejects.toThrow(
    'screenwright: graphqlSource(“errand”) was asked for the transition “drop”, but `transition` has no document of that name',
  )
  vi.restoreAllMocks()
})
