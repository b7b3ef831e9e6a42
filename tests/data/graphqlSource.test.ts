import { afterAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { graphqlSource } from '../../src/data/graphqlSource'
import type { Problem } from '../../src/data/problems'
import { testSource } from '../../src/testing/sourceConformance'
import { type Bird, bird, birds } from './birds'
import { startGraphqlServer } from './graphqlServer'

// Which checks there are depends on a source, so that the server is there before any test.
const server = await startGraphqlServer()
afterAll(() => server.close())
beforeEach(() => server.reset())

const fields = 'id rev name weight size seen ringed'

/** How this server wants its order. */
const list = {
  document: `query ($search: String, $filter: JSON, $order: [Order!], $offset: Int, $limit: Int) {
    birds(search: $search, filter: $filter, order: $order, offset: $offset, limit: $limit) { items { ${fields} } total }
  }`,
  variables: ({ sort }: { sort?: readonly { field: string; direction: string }[] }) => ({
    order: sort?.map(({ field, direction }) => ({
      field,
      direction: direction === 'ascending' ? 'ASC' : 'DESC',
    })),
  }),
}
const connection = `query ($search: String, $first: Int, $after: String) {
  birdConnection(search: $search, first: $first, after: $after) {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage } totalCount
  }
}`
const documents = {
  list,
  get: `query ($id: Int!) { bird(id: $id) { ${fields} } }`,
  getMany: `query ($ids: [Int!]!) { birdsByIds(ids: $ids) { ${fields} } }`,
  create: `mutation ($input: JSON!, $idempotencyKey: String) {
    createBird(input: $input, idempotencyKey: $idempotencyKey) { ${fields} }
  }`,
  update: `mutation ($id: Int!, $input: JSON!, $ifMatch: Int) {
    updateBird(id: $id, input: $input, ifMatch: $ifMatch) { ${fields} }
  }`,
  history: `query ($id: Int!, $cursor: String, $limit: Int) {
    birdHistory(id: $id, cursor: $cursor, limit: $limit) { versions { id at by record { ${fields} } } next }
  }`,
  activity: `query ($cursor: String, $limit: Int, $by: String, $from: String) {
    birdActivity(cursor: $cursor, limit: $limit, by: $by, from: $from) {
      changes { id recordId at by action changes isFirst } next people
    }
  }`,
  removed: `query ($cursor: String, $limit: Int) {
    removedBirds(cursor: $cursor, limit: $limit) { records { record { ${fields} } at by until } next }
  }`,
  purge: `mutation ($id: Int!) { purgeBird(id: $id) }`,
  remove: `mutation ($id: Int!, $ifMatch: Int) { removeBird(id: $id, ifMatch: $ifMatch) }`,
  restore: `mutation ($id: Int!, $idempotencyKey: String) {
    restoreBird(id: $id, idempotencyKey: $idempotencyKey) { ${fields} }
  }`,
}
const can = {
  search: true,
  sort: ['name', 'weight', 'size', 'seen'],
  filter: { name: ['is', 'in', 'contains'], weight: ['gte', 'lte', 'empty'], ringed: ['is'] },
} as const
const whole = () => graphqlSource(bird, { url: server.url, ...documents, can })

const variables = () => server.state.sent.map((one) => one.variables)
const ids = (rows: readonly Bird[]) => rows.map(({ id }) => id)

describe('a list', () => {
  test('gives its document the variables that it takes, and no others', async () => {
    const { records, total } = await whole().list({
      search: 'er',
      filter: { weight: { gte: 20 } },
      sort: [{ field: 'name', direction: 'descending' }],
      limit: 2,
    })
    expect(records.map(({ name }) => name)).toEqual(['Plover', 'Heron'])
    expect(total).toEqual({ kind: 'exact', count: 4 })
    expect(variables()).toEqual([
      {
        search: 'er',
        filter: { weight: { gte: 20 } },
        order: [{ field: 'name', direction: 'DESC' }],
        offset: 0,
        limit: 2,
      },
    ])
  })

  test('without variables for paging is cut here', async () => {
    const source = graphqlSource(bird, { url: server.url, list: `{ allBirds { ${fields} } }` })
    const { records, total } = await source.list({ offset: 3, limit: 4 })
    expect(records).toEqual(birds.slice(3, 7))
    expect(total).toEqual({ kind: 'exact', count: 11 })
    expect(variables()).toEqual([{}])
  })

  test('of any shape is found by the host', async () => {
    const source = graphqlSource(bird, {
      url: server.url,
      list: {
        document: `query ($n: Int) { few: allBirds { id } birds(limit: $n) { items { ${fields} } } }`,
        variables: ({ limit }) => ({ n: limit }),
        data: (data: { birds: { items: Bird[] } }) => ({ records: data.birds.items }),
      },
    })
    expect(await source.list({ limit: 2 })).toEqual({
      records: birds.slice(0, 2),
      total: { kind: 'unknown' },
    })
  })

  test('or a record that is not found is told to the developer', async () => {
    const source = graphqlSource(bird, { url: server.url, list: '{ bird(id: 1) { id } }' })
    await expect(source.list({})).rejects.toThrow(/did not find its records in the answer to list.*Give data/)
    const get = 'query ($id: Int!) { one: bird(id: $id) { id } other: bird(id: 2) { id } }'
    const two = graphqlSource(bird, { url: server.url, list, get })
    await expect(two.get(1)).rejects.toThrow(/did not find the record in the answer to get/)
  })
})

describe('a list with cursors', () => {
  const after = () => graphqlSource(bird, { url: server.url, list: connection, can: { search: true } })

  test('goes on from page to page with one request each, and back too', async () => {
    const source = after()
    for (const offset of [0, 4, 8, 4]) {
      const { records, total } = await source.list({ offset, limit: 4 })
      expect(records).toEqual(birds.slice(offset, offset + 4))
      expect(total).toEqual({ kind: 'exact', count: 11 })
    }
    expect(variables()).toEqual([
      { first: 4 },
      { first: 4, after: btoa('3') },
      { first: 4, after: btoa('7') },
      { first: 4, after: btoa('3') },
    ])
  })

  test('jumps ahead over what lies between, with as few records more as it needs', async () => {
    expect((await after().list({ offset: 9, limit: 4 })).records).toEqual(birds.slice(9))
    expect(variables()).toEqual([{ first: 9 }, { first: 4, after: btoa('8') }])
  })

  test('keeps the cursors of each search apart', async () => {
    const source = after()
    await source.list({ limit: 2 })
    const { records } = await source.list({ search: 'er', offset: 2, limit: 2 })
    expect(records.map(({ name }) => name)).toEqual(['Eider', 'Plover'])
  })

  test('is empty past its end', async () => {
    expect(await after().list({ offset: 40, limit: 4 })).toEqual({
      records: [],
      total: { kind: 'exact', count: 11 },
    })
  })

  test('of nodes says what its page says where nothing is counted', async () => {
    const source = graphqlSource(bird, {
      url: server.url,
      list: `query ($first: Int, $after: String) {
        birdConnection(first: $first, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } }
      }`,
    })
    expect((await source.list({ limit: 5 })).total).toEqual({ kind: 'atLeast', count: 6 })
    const { records, total } = await source.list({ offset: 8, limit: 5 })
    expect(ids(records)).toEqual([9, 10, 11])
    expect(total).toEqual({ kind: 'exact', count: 11 })
    expect((await source.list({ offset: 30, limit: 5 })).total).toEqual({ kind: 'exact', count: 11 })
  })
})

describe('a document', () => {
  test('that is missing is a method that the product does not have', () => {
    const source = graphqlSource(bird, { url: server.url, list, get: documents.get })
    expect(Object.keys(source).sort()).toEqual(['can', 'get', 'list'])
    expect(source.can).toEqual({ search: false, sort: [], filter: {} })
    expectTypeOf(source.get).returns.resolves.toEqualTypeOf<Bird>()
    expectTypeOf(source.remove).toEqualTypeOf<DataSource<Bird>['remove']>()
  })

  test('is given a number for an id that came from an address', async () => {
    expect(await whole().get('7')).toEqual(birds[6])
    expect(variables()).toEqual([{ id: 7 }])
  })

  test('without $ifMatch does not overwrite what someone else wrote, and says so to the developer', async () => {
    const source = graphqlSource(bird, {
      url: server.url,
      list,
      update: `mutation ($id: Int!, $input: JSON!) { updateBird(id: $id, input: $input) { ${fields} } }`,
    })
    await expect(source.update(1, { name: 'x' }, { ifMatch: 1 })).rejects.toThrow(/takes no \$ifMatch/)
    expect(server.state.sent).toEqual([])
    expect(await source.update(1, { name: 'Herring gull' })).toMatchObject({ rev: 2 })
  })
})

describe('errors', () => {
  test.each<[string, () => Promise<unknown>, Partial<Problem>]>([
    [
      'of the values stand beside their fields',
      () => whole().create({ name: '', weight: -1 }),
      {
        status: 422,
        detail: 'Rejected',
        issues: [
          expect.objectContaining({ path: ['name'], message: 'Enter name', source: 'server' }),
          expect.objectContaining({ path: ['weight'], message: 'Enter weight as 0 or more' }),
        ],
      },
    ],
    ['of a conflict are one', () => whole().update(1, { name: 'x' }, { ifMatch: 7 }), { status: 412 }],
    ['of what is gone say so', () => whole().remove(99), { status: 404 }],
    ['of an answer that is null are a record that is gone', () => whole().get(99), { status: 404 }],
    [
      'of a document are the developer’s, and come as the server words them',
      () => graphqlSource(bird, { url: server.url, list: '{ cats { id } }' }).list({}),
      {
        status: 500,
        detail: 'Cannot query field "cats" on type "Query".',
      },
    ],
  ])('%s', async (_, call, problem) => {
    await expect(call()).rejects.toMatchObject({ name: 'ProblemError', problem })
  })

  test('in the payload of a mutation are a rejection too', async () => {
    const source = graphqlSource(bird, {
      url: server.url,
      list,
      create: `mutation ($input: JSON!) { nameBird(input: $input) { bird { ${fields} } userErrors { field message } } }`,
    })
    await expect(source.create({ name: '' })).rejects.toMatchObject({
      problem: { status: 422, issues: [{ path: ['name'], message: 'Enter name' }] },
    })
    expect(await source.create({ name: 'Dunlin' })).toMatchObject({ id: 12, name: 'Dunlin' })
  })

  const answering = (status: number, body: string, headers = {}) => {
    server.state.instead = (response) => response.writeHead(status, headers).end(body)
  }
  const coded = (code: string, more = {}) =>
    JSON.stringify({ data: null, errors: [{ message: 'No', extensions: { code, ...more } }] })

  test.each<[string, string, Partial<Problem>]>([
    ['code', coded('UNAUTHENTICATED'), { status: 401, type: 'about:blank' }],
    ['own status', coded('ODD', { http: { status: 429 } }), { status: 429, type: 'ODD' }],
    ['own code, by the host', coded('NAME_TAKEN'), { status: 409, type: 'NAME_TAKEN' }],
    ['lack of any', JSON.stringify({ errors: [{ message: 'Boom' }] }), { status: 500, detail: 'Boom' }],
  ])('have a status by their %s', async (_, body, problem) => {
    answering(200, body)
    const source = graphqlSource(bird, { url: server.url, list, codes: { NAME_TAKEN: 409 } })
    await expect(source.list({})).rejects.toMatchObject({ problem })
  })

  test('of a proxy are read as any answer is', async () => {
    answering(503, '<h1>Closed</h1>', { 'content-type': 'text/html' })
    await expect(whole().list({})).rejects.toMatchObject({ problem: { status: 503 } })
    answering(403, '{"title":"Not from here","status":403}', { 'content-type': 'application/problem+json' })
    await expect(whole().list({})).rejects.toMatchObject({ problem: { status: 403, title: 'Not from here' } })
    answering(200, '<h1>Sign in to the hotel</h1>')
    await expect(whole().list({})).rejects.toMatchObject({ problem: { status: 502 } })
  })

  test('that came with data leave the rest in place, and are told to the host', async () => {
    const onPartial = vi.fn()
    const source = graphqlSource(bird, {
      url: server.url,
      list: 'query ($limit: Int, $offset: Int) { birds(limit: $limit, offset: $offset) { items { id nest } total } }',
      onPartial,
    })
    const { records } = await source.list({ limit: 3 })
    expect(records).toEqual([
      { id: 1, nest: 'nest 1' },
      { id: 2, nest: null },
      { id: 3, nest: 'nest 3' },
    ])
    expect(onPartial).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 403, detail: 'Not for you' }),
    )
  })

  test('of a record that failed alone leave its place empty', async () => {
    const edges = [
      { node: { id: 1 }, cursor: 'a' },
      { node: null, cursor: 'b' },
    ]
    const errors = [{ message: 'Lost' }]
    answering(200, JSON.stringify({ data: { birdConnection: { edges, totalCount: 5 } }, errors }))
    const source = graphqlSource(bird, { url: server.url, list: connection })
    expect(await source.list({ limit: 2 })).toEqual({
      records: [{ id: 1 }],
      total: { kind: 'exact', count: 5 },
    })
    await source.list({ offset: 2, limit: 2 })
    expect(variables().at(-1)).toEqual({ first: 2, after: 'b' })
  })
})

test('a call carries the headers of the moment, and ends when it is aborted', async () => {
  let token = 'first'
  const source = graphqlSource(bird, {
    url: server.url,
    list,
    headers: () => ({ authorization: `Bearer ${token}` }),
  })
  await source.list({})
  token = 'second'
  await source.list({})
  expect(server.state.headers.map(({ authorization }) => authorization)).toEqual([
    'Bearer first',
    'Bearer second',
  ])

  server.state.instead = () => {}
  const leaving = new AbortController()
  const answer = source.list({}, { signal: leaving.signal })
  await vi.waitFor(() => expect(server.state.sent).toHaveLength(3))
  leaving.abort(new Error('left the page'))
  await expect(answer).rejects.toThrow('left the page')
})

test('a retry with the same key has one effect, also where the server knows no keys', async () => {
  const create = `mutation ($input: JSON!) { createBird(input: $input) { ${fields} } }`
  const source = graphqlSource(bird, { url: server.url, list, create })
  const made = await source.create({ name: 'Dunlin' }, { idempotencyKey: 'once' })
  expect(await source.create({ name: 'Dunlin' }, { idempotencyKey: 'once' })).toEqual(made)
  expect(server.state.sent).toHaveLength(1)
  expect(variables()).toEqual([{ input: { name: 'Dunlin' } }])
  await whole().create({ name: 'Sanderling' }, { idempotencyKey: 'twice' })
  expect(variables()[1]).toMatchObject({ idempotencyKey: 'twice' })
})

describe('a source of every document', async () => {
  await testSource(test, {
    entity: bird,
    records: birds,
    makeSource(records): DataSource<Bird> {
      server.reset(records)
      return whole()
    },
  })
})

describe('a source of a list alone, after cursors,', async () => {
  await testSource(test, {
    entity: bird,
    records: birds,
    makeSource(records): DataSource<Bird> {
      server.reset(records)
      return graphqlSource(bird, { url: server.url, list: connection, can: { search: true } })
    },
  })
})
