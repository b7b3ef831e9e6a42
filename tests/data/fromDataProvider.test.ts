import fakeDataProvider from 'ra-data-fakerest'
import simpleRestProvider from 'ra-data-simple-rest'
import { HttpError, type DataProvider as ReactAdminProvider } from 'ra-core'
import { afterAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { DataProvider } from '../../src/data/provider/DataProvider'
import type { ListQuery } from '../../src/data/DataSource'
import { fromDataProvider } from '../../src/data/fromDataProvider'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, list, text } from '../../src/spec/fields/fields'
import { sourceConformance } from '../../src/testing/sourceConformance'
import { type Bird, bird, birds } from './birds'
import { startSimpleRestServer } from './simpleRestServer'

// Which checks there are depends on a source, so that the server is there before any test.
const server = await startSimpleRestServer()
afterAll(() => server.close())
beforeEach(() => server.reset())

/** The filter language of the test's server. */
const operators = {
  is: (field: string) => field,
  in: (field: string) => field,
  not: (field: string) => `${field}_neq`,
  gte: (field: string) => `${field}_gte`,
  lte: (field: string) => `${field}_lte`,
  contains: (field: string) => `${field}_like`,
  empty: (field: string) => `${field}_null`,
}

const simpleRest = (more = {}) =>
  fromDataProvider(
    bird,
    { ...simpleRestProvider(server.url), supportAbortSignal: true },
    {
      resource: 'birds',
      operators,
      ...more,
    },
  )

const seen = (method: string) => server.state.seen.filter((one) => one.method === method)
const namesOf = async (query: ListQuery) => (await simpleRest().list(query)).records.map(({ name }) => name)

describe('a list', () => {
  test('reads one page where the stretch is one', async () => {
    const { records, total } = await simpleRest().list({ offset: 4, limit: 2 })
    expect(records).toEqual(birds.slice(4, 6))
    expect(total).toEqual({ kind: 'exact', count: 11 })
    expect(seen('GET').map(({ query }) => query.get('range'))).toEqual(['[4,5]'])
  })

  test.each([
    [1, 2],
    [3, 4],
    [5, 3],
    [7, 5],
    [9, 20],
    [10, 3],
  ])('that begins at %i and is %i long is read whole, from two pages at most', async (offset, limit) => {
    expect((await simpleRest().list({ offset, limit })).records).toEqual(birds.slice(offset, offset + limit))
    expect(seen('GET').length).toBeLessThanOrEqual(2)
  })

  test('without a limit is no longer than a hundred', async () => {
    expect((await simpleRest().list({ limit: Infinity })).records).toEqual(birds)
    await simpleRest().list({})
    expect(seen('GET').map(({ query }) => query.get('range'))).toEqual(['[0,99]', '[0,99]'])
  })

  test('of no records asks how many there are', async () => {
    expect(await simpleRest().list({ limit: 0 })).toEqual({
      records: [],
      total: { kind: 'exact', count: 11 },
    })
  })

  test('beyond the end is empty', async () => {
    expect(await simpleRest().list({ offset: 30, limit: 10 })).toEqual({
      records: [],
      total: { kind: 'exact', count: 11 },
    })
  })

  test('is sorted, searched and filtered by the backend', async () => {
    expect(await namesOf({ sort: [{ field: 'name', direction: 'descending' }], limit: 2 })).toEqual([
      'Zilpzalp',
      'Wren',
    ])
    expect(await namesOf({ search: ' gull ' })).toEqual(['Gull'])
    expect(await namesOf({ filter: { weight: { gte: 20, lte: 30 } } })).toEqual(['Adler', 'Moorhen'])
    expect(await namesOf({ filter: { name: { in: ['Wren', 'Kite'] } } })).toEqual(['Kite', 'Wren'])
    expect(await namesOf({ filter: { weight: { empty: true } } })).toEqual(['Wren'])
    expect(await namesOf({ filter: { name: { contains: 'ER' }, size: { not: 'large' } } })).toEqual([
      'Eider',
      'Plover',
    ])
    expect(await namesOf({ filter: { ringed: { is: false }, size: { is: 'small' } } })).toEqual([
      'Moorhen',
      'Eider',
    ])
    expect(await namesOf({ filter: { name: { is: undefined } }, limit: 1 })).toEqual(['Gull'])
  })

  test('offers what its backend can and nothing more', () => {
    const plain = fromDataProvider(bird, simpleRestProvider(server.url), { resource: 'birds' })
    expect(plain.can.search).toBe(true)
    expect(plain.can.filter).toEqual({
      id: ['is'],
      rev: ['is'],
      name: ['is'],
      weight: ['is'],
      size: ['is'],
      seen: ['is'],
      ringed: ['is'],
    })
    const less = simpleRest({ search: false, sort: ['name'] })
    expect(less.can).toMatchObject({ search: false, sort: ['name'] })
    expect(simpleRest().can.filter.ringed).toEqual(['is', 'not', 'empty'])
    const shelf = defineEntity({
      name: 'shelf',
      labels: ['Shelf', 'Shelves'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), labels: list(text()) },
    })
    const { can } = fromDataProvider(shelf, simpleRestProvider(server.url), { resource: 'shelves' })
    expect(can).toEqual({ search: true, sort: ['id'], filter: { id: ['is'] } })
  })

  test.each<[string, ListQuery]>([
    ['an operator that is not written', { filter: { name: { gte: 'A' } } }],
    ['a field that is unknown', { filter: { constructor: { is: 1 } } }],
    ['two conditions under one name', { filter: { name: { is: 'Gull', in: ['Gull', 'Kite'] } } }],
    ['two orders', { sort: ['name', 'size'].map((field) => ({ field, direction: 'ascending' as const })) }],
    ['an order by a field that is unknown', { sort: [{ field: 'colour', direction: 'ascending' }] }],
  ])('is refused for %s, rather than answered wrongly', async (_, query) => {
    await expect(simpleRest().list(query)).rejects.toMatchObject({ problem: { status: 400 } })
    expect(server.state.seen).toEqual([])
  })

  test('takes whole conditions where a name is not enough', async () => {
    const between = (field: string, wanted: unknown) => ({
      [`${field}_gte`]: wanted,
      [`${field}_lte`]: wanted,
    })
    const { records } = await simpleRest({ operators: { is: between } }).list({
      filter: { weight: { is: 20 } },
    })
    expect(records.map(({ name }) => name)).toEqual(['Adler'])
  })
})

describe('a total', () => {
  const paged = (answer: object) =>
    fromDataProvider(bird, { getList: async () => answer } as unknown as DataProvider, { resource: 'birds' })

  test.each([
    ['as many as one more when there is a next page', { pageInfo: { hasNextPage: true } }, 'atLeast', 5],
    ['the end when there is none', { pageInfo: { hasNextPage: false } }, 'exact', 4],
    ['unknown when nothing is said', {}, 'unknown', undefined],
    ['unknown when it is no number', { total: Number.NaN }, 'unknown', undefined],
  ])('is %s', async (_, said, kind, count) => {
    const { total } = await paged({ data: birds.slice(2, 4), ...said }).list({ offset: 2, limit: 2 })
    expect(total).toEqual({ kind, ...(count !== undefined && { count }) })
  })

  test('is unknown beyond the end', async () => {
    const beyond = paged({ data: [], pageInfo: { hasNextPage: false } })
    expect((await beyond.list({ offset: 20, limit: 2 })).total).toEqual({ kind: 'unknown' })
    expect((await beyond.list({ limit: 2 })).total).toEqual({ kind: 'exact', count: 0 })
  })

  test('goes with records that have no gap where the backend cuts pages short', async () => {
    const cut = fromDataProvider(
      bird,
      {
        getList: async (
          _: string,
          { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } },
        ) => ({
          data: birds.slice((page - 1) * perPage, (page - 1) * perPage + 3),
          total: 11,
        }),
      } as unknown as DataProvider,
      { resource: 'birds' },
    )
    expect((await cut.list({ offset: 2, limit: 5 })).records).toEqual(birds.slice(2, 3))
  })
})

describe('one record', () => {
  test('is read, made, changed and removed', async () => {
    const source = simpleRest()
    expect(await source.get(2)).toEqual(birds[1])
    const made = await source.create({ name: 'Dunlin', weight: 48 })
    expect(made).toMatchObject({ id: 12, rev: 1, name: 'Dunlin' })
    expect(await source.update(12, { weight: 50 }, { ifMatch: 1 })).toMatchObject({
      name: 'Dunlin',
      weight: 50,
    })
    await source.remove(12, { ifMatch: 2 })
    await expect(source.get(12)).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('keeps what was not changed where the backend replaces all of it', async () => {
    await simpleRest().update(2, { weight: 11, seen: undefined })
    expect(seen('PUT')[0]?.body).toEqual({ ...birds[1], weight: 11 })
    expect(await simpleRest().get(2)).toEqual({ ...birds[1], weight: 11, rev: 2 })
  })

  test('is sent in part to a backend that wants only changes', async () => {
    await simpleRest({ send: 'changes' }).update(2, { name: 'Red kite' })
    expect(seen('PUT')[0]?.body).toEqual({ name: 'Red kite' })
  })

  test('that someone else changed is a conflict, and stays as it is', async () => {
    server.state.store.control.changeElsewhere(2, { name: 'Black kite' })
    await expect(simpleRest().update(2, { weight: 1 }, { ifMatch: 1 })).rejects.toMatchObject({
      problem: { status: 412 },
    })
    await expect(simpleRest().remove(2, { ifMatch: 1 })).rejects.toMatchObject({ problem: { status: 412 } })
    expect(seen('PUT')).toEqual([])
    expect(seen('DELETE')).toEqual([])
  })

  test('is made once however often its key comes', async () => {
    const source = simpleRest()
    const key = { idempotencyKey: 'once' }
    const made = await source.create({ name: 'Dunlin' }, key)
    expect(await source.create({ name: 'Dunlin' }, key)).toEqual(made)
    expect(seen('POST')).toHaveLength(1)
  })
})

test('several records are read with one request, and those that are gone are left out', async () => {
  expect(await simpleRest().getMany([3, 99, 1, 3])).toEqual([birds[0], birds[2]])
  expect(server.state.seen).toHaveLength(1)
  expect(await simpleRest().getMany([])).toEqual([])
  expect(server.state.seen).toHaveLength(1)
})

describe('a failure', () => {
  test('says beside its fields what the server says', async () => {
    await expect(simpleRest().create({ name: '', weight: -1 })).rejects.toMatchObject({
      problem: {
        status: 422,
        issues: [
          { path: ['name'], message: 'Enter name', source: 'server' },
          { path: ['weight'], message: 'Enter weight as 0 or more', source: 'server' },
        ],
      },
    })
  })

  const failing = (error: unknown, more = {}) =>
    fromDataProvider(bird, { getOne: () => Promise.reject(error) } as unknown as DataProvider, {
      resource: 'birds',
      ...more,
    }).get(1)

  test.each<[string, unknown, object]>([
    [
      'messages without a status',
      { message: 'Look again', body: { errors: { name: 'Taken' } } },
      {
        status: 422,
        title: 'Look again',
        issues: [{ path: ['name'], message: 'Taken' }],
      },
    ],
    [
      'a message for the whole form',
      new HttpError('', 400, { errors: { root: { serverError: 'Closed today' } } }),
      {
        status: 400,
        detail: 'Closed today',
      },
    ],
    [
      'a message to be translated',
      new HttpError('', 400, { errors: { name: { message: 'Taken', args: {} } } }),
      {
        issues: [{ path: ['name'], message: 'Taken' }],
      },
    ],
    [
      'a problem of RFC 9457',
      new HttpError('Bad', 409, { type: 'https://zoo.example/taken', title: 'Taken', detail: 'By a gull.' }),
      {
        type: 'https://zoo.example/taken',
        title: 'Taken',
        detail: 'By a gull.',
        status: 409,
      },
    ],
    [
      'a status alone',
      new HttpError('Service Unavailable', 503),
      { status: 503, title: 'Service Unavailable' },
    ],
    ['words alone', new HttpError('Not on Sundays', 422), { status: 422, detail: 'Not on Sundays' }],
    ['a status that no response has', new HttpError('Odd', 799, {}), { status: 799 }],
  ])('with %s is a problem', async (_, error, problem) => {
    await expect(failing(error)).rejects.toMatchObject({ name: 'ProblemError', problem })
  })

  test('without an answer stays as it is', async () => {
    const offline = new TypeError('Failed to fetch')
    await expect(failing(offline)).rejects.toBe(offline)
    await expect(failing('words')).rejects.toBe('words')
  })

  test('finds its field in the error catalogue', async () => {
    const errors = {
      'name-taken': {
        type: 'name-taken',
        title: 'Enter another name',
        status: 409,
        place: 'field',
        field: 'name',
        next: 'fix',
      },
    } as const
    await expect(failing(new HttpError('', 409, { type: 'name-taken' }), { errors })).rejects.toMatchObject({
      problem: { issues: [{ path: ['name'], rule: 'name-taken', message: 'Enter another name' }] },
    })
  })
})

describe('an aborted call', () => {
  test('ends with the reason, and the request ends too', async () => {
    server.state.hang = true
    const leaving = new AbortController()
    const answer = simpleRest().list({}, { signal: leaving.signal })
    await vi.waitFor(() => expect(server.state.seen).toHaveLength(1))
    leaving.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
  })

  test('ends at once where the provider cannot end it', async () => {
    const getOne = vi.fn((_resource: string, _params: object) => new Promise<never>(() => {}))
    const source = fromDataProvider(bird, { getOne } as unknown as DataProvider, { resource: 'birds' })
    const leaving = new AbortController()
    const answer = source.get(1, { signal: leaving.signal })
    leaving.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
    expect(getOne.mock.calls[0]?.[1]).toEqual({ id: 1 })
    await expect(source.get(1, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(getOne).toHaveBeenCalledOnce()
  })
})

test('meta reaches the provider with what a write carries', async () => {
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data }))
  const getOne = vi.fn(async () => ({ data: { id: 1, rev: 4 } }))
  const source = fromDataProvider(bird, { update, getOne } as unknown as DataProvider, {
    resource: 'birds',
    meta: ({
      method,
      ifMatch,
      idempotencyKey,
    }: {
      method: string
      ifMatch?: unknown
      idempotencyKey?: string
    }) => ({
      method,
      ifMatch,
      idempotencyKey,
    }),
  })
  await source.update(1, { name: 'Gull' }, { ifMatch: 4, idempotencyKey: 'once' })
  expect(update).toHaveBeenCalledWith(
    'birds',
    expect.objectContaining({ meta: { method: 'update', ifMatch: 4, idempotencyKey: 'once' } }),
  )
})

describe('a record that calls its id otherwise', () => {
  const airport = defineEntity({
    name: 'airport',
    labels: ['Airport', 'Airports'],
    id: 'code',
    fields: { code: text({ required: true }), city: text() },
  })
  const provider = fakeDataProvider({
    airports: [
      { id: 'LIH', city: 'Lihue' },
      { id: 'HNL', city: 'Honolulu' },
    ],
  })
  const airports = fromDataProvider(airport, provider, { resource: 'airports' })

  test('has its own name outside and “id” at the provider', async () => {
    const { records } = await airports.list({ sort: [{ field: 'code', direction: 'ascending' }] })
    expect(records).toEqual([
      { code: 'HNL', city: 'Honolulu' },
      { code: 'LIH', city: 'Lihue' },
    ])
    expect((await airports.list({ filter: { code: { is: 'LIH' } } })).records).toHaveLength(1)
    expect(await airports.create({ code: 'OGG', city: 'Kahului' })).toEqual({ code: 'OGG', city: 'Kahului' })
    expect(await airports.update('OGG', { city: 'Maui' })).toEqual({ code: 'OGG', city: 'Maui' })
  })
})

const fake = (records = birds) => {
  const data = { birds: records.map((one) => ({ ...one })) }
  return fromDataProvider(bird, fakeDataProvider(data), {
    resource: 'birds',
    // Dates, some of which are empty, it puts in no order.
    sort: ['name', 'weight', 'size'],
    operators: {
      is: (field) => `${field}_eq`,
      not: (field) => `${field}_neq`,
      in: (field) => `${field}_eq_any`,
      contains: (field) => `${field}_q`,
    },
    readError: (error) =>
      error instanceof Error && error.message.startsWith('No item with identifier')
        ? { status: 404 }
        : undefined,
  })
}

describe('ra-data-fakerest', () => {
  test('lists, reads and writes', async () => {
    const source = fake()
    expect((await source.list({ offset: 3, limit: 4 })).records).toEqual(birds.slice(3, 7))
    expect((await source.list({ filter: { name: { contains: 'er' } }, search: 'e' })).total).toMatchObject({
      count: 4,
    })
    expect(await source.update(1, { weight: 7 })).toEqual({ ...birds[0], weight: 7 })
    await source.remove(1)
    expect((await source.list({})).total).toEqual({ kind: 'exact', count: 10 })
  })

  test('rejects many because of one, of which the others are read all the same', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await fake().getMany([2, 99, 1])).toEqual([birds[1], birds[0]])
    await expect(fake().get(99)).rejects.toMatchObject({ problem: { status: 404 } })
    expect(said).toHaveBeenCalled()
    said.mockRestore()
  })
})

/** A data provider sorts by one field. */
const isForSeveral = ({ name }: { name: string }) =>
  name === 'sorts by a second field where the first is equal'

describe('what every source must do', async () => {
  const overRest = await sourceConformance({
    entity: bird,
    records: birds,
    makeSource(records) {
      server.reset(records)
      return simpleRest()
    },
  })
  test.each(overRest.filter((check) => !isForSeveral(check)))(
    'over ra-data-simple-rest it $name',
    ({ run }) => run(),
  )

  const inFake = await sourceConformance({
    entity: bird,
    records: birds,
    makeSource: (records) => fake(records),
    // It makes no versions.
    except: ['ifMatch'],
  })
  test.each(inFake.filter((check) => !isForSeveral(check)))(
    'over ra-data-fakerest it $name',
    async ({ run }) => {
      // It writes to the console what it rejects.
      const said = vi.spyOn(console, 'error').mockImplementation(() => {})
      await run()
      said.mockRestore()
    },
  )
})

test('any provider of react-admin fits, by its own types', () => {
  expectTypeOf<ReactAdminProvider>().toExtend<DataProvider>()
  expectTypeOf(simpleRest().get).returns.resolves.toEqualTypeOf<Bird>()
})

test('a removed record comes back by the changes that take its mark away, where the backend has one', async () => {
  expect(simpleRest().restore).toBeUndefined()
  const update = vi.fn(async () => ({ data: { id: 3, rev: 2, name: 'Wren' } }))
  const source = fromDataProvider(bird, { update } as unknown as DataProvider, {
    resource: 'birds',
    restore: { deletedAt: null },
  })
  expect(await source.restore?.(3)).toEqual({ id: 3, rev: 2, name: 'Wren' })
  expect(update).toHaveBeenCalledWith('birds', {
    id: 3,
    data: { deletedAt: null },
    previousData: { id: 3 },
  })
})
