import { afterAll, describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { testSource } from '../../src/testing/sourceConformance'
import { type Parcel, parcel, parcels } from '../testing/parcels'
import { startStrictServer } from './strictServer'

const started: (() => Promise<void>)[] = []
afterAll(() => Promise.all(started.map((close) => close())))

const strict = {
  search: 'q',
  sort: 'sort',
  filter: {
    is: '{field}.is={value}',
    not: '{field}.not={value}',
    in: '{field}.in={value}',
    gte: '{field}.gte={value}',
    lte: '{field}.lte={value}',
    contains: '{field}.contains={value}',
    empty: '{field}.empty={value}',
  },
  update: 'merge-patch',
  idempotencyKey: true,
  restore: '/restore',
  history: true,
  activity: true,
  removed: true,
  purge: true,
  retry: { delay: 1 },
} satisfies Partial<RestSourceOptions>

async function start(options: Partial<RestSourceOptions> = {}, records: readonly Parcel[] = parcels) {
  const server = await startStrictServer(records)
  started.push(server.close)
  const source = restSource(parcel, { url: server.url, paging: 'offset', ...strict, ...options })
  return { ...server, source }
}

describe('a strict server', async () => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: async (records) => (await start({}, records)).source,
  })
})

/** The checks that another way to ask for pages can change. */
const LISTS = ['list', 'total', 'sort', 'getMany', 'signal'] as const
/** The checks that another way to write can change. */
const WRITES = ['create', 'update', 'ifMatch', 'idempotencyKey', 'oddValues'] as const

describe.each([
  ['page', { paging: 'page' }, LISTS],
  ['cursor', { paging: 'cursor' }, LISTS],
  ['link', { paging: 'link' }, LISTS],
  ['PUT', { update: 'put' }, WRITES],
] as const)('a strict server, by %s', async (_, options, subjects) => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: async (records) => (await start(options, records)).source,
    only: subjects,
  })
})

const KEY = { idempotencyKey: 'a key' }
const made = { to: 'Gus Ode' }
const count = async ({ list }: Awaited<ReturnType<typeof start>>['source']) => {
  const { records } = await list({ limit: 20 })
  return records.length
}

describe('a call that got no answer', () => {
  test.each(['dropBefore', 'dropAfter', 'breakOff'] as const)(
    'is made again with its key and has one effect (%s)',
    async (disturbance) => {
      const { source, disturb } = await start()
      disturb.push(disturbance)
      expect(await source.create?.(made, KEY)).toMatchObject(made)
      expect(await count(source)).toBe(parcels.length + 1)
    },
  )

  test('is not made again without a key, because it may have had its effect', async () => {
    const { source, disturb, requests } = await start()
    disturb.push('dropAfter')
    await expect(source.create?.(made)).rejects.toThrow(TypeError)
    expect(requests).toEqual(['POST /parcels'])
    expect(await count(source)).toBe(parcels.length + 1)
  })

  test('is no failure when the record was removed and only that was lost', async () => {
    const { source, disturb } = await start({ idempotencyKey: false })
    disturb.push('dropAfter')
    await source.remove?.('plain', { ifMatch: 1 })
    expect(await count(source)).toBe(parcels.length - 1)
    await expect(source.remove?.('plain', { ifMatch: 1 })).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('fails after some tries, as no answer', async () => {
    const { source, disturb, requests } = await start()
    disturb.push('dropBefore', 'dropBefore', 'dropBefore')
    await expect(source.list({})).rejects.toThrow(TypeError)
    expect(requests).toHaveLength(3)
  })

  test('ends when its time is over', async () => {
    const { source, disturb, requests } = await start({ timeout: 60, retry: { times: 1, delay: 1 } })
    disturb.push('silence', 'silence')
    await expect(source.get?.('plain')).rejects.toMatchObject({
      problem: { status: 0, title: 'No answer in time' },
    })
    expect(requests).toHaveLength(2)
  })

  test('ends at once when it is aborted, with the reason, also between two tries', async () => {
    const { source, disturb, requests } = await start({ retry: { delay: 60_000, mostDelay: 60_000 } })
    disturb.push('dropBefore')
    const leaving = new AbortController()
    const reading = source.get?.('plain', { signal: leaving.signal })
    await expect.poll(() => requests.length).toBe(1)
    leaving.abort('left')
    await expect(reading).rejects.toBe('left')
  })
})

describe('a server that is busy', () => {
  test.each([429, 503])('is asked again after as long as it says (%i)', async (status) => {
    const { source, disturb, requests } = await start()
    disturb.push({ status, headers: { 'retry-after': '0' } })
    expect(await source.get?.('plain')).toMatchObject({ to: 'Finn Berg' })
    expect(requests).toHaveLength(2)
  })

  test('that says it has done nothing is sent a new record again', async () => {
    const { source, disturb } = await start({ idempotencyKey: false })
    disturb.push({ status: 429, headers: { 'retry-after': '0' } })
    expect(await source.create?.(made)).toMatchObject(made)
    disturb.push({ status: 503 })
    await expect(source.create?.(made)).rejects.toMatchObject({ problem: { status: 503 } })
    expect(await count(source)).toBe(parcels.length + 1)
  })

  test('that says it has done nothing has removed nothing', async () => {
    const { source, disturb } = await start({ idempotencyKey: false })
    disturb.push({ status: 429, headers: { 'retry-after': '0' } })
    await expect(source.remove?.('gone')).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('that wants more time than a person waits is not asked again, and says when', async () => {
    const { source, disturb, requests } = await start()
    const later = new Date(Date.now() + 3_600_000).toUTCString()
    disturb.push({ status: 503, headers: { 'retry-after': later } })
    await expect(source.list({})).rejects.toMatchObject({
      problem: { status: 503, retryAfter: expect.closeTo(3600, -2) as number },
    })
    expect(requests).toHaveLength(1)
  })
})

describe('a rejection', () => {
  test('has its words beside the fields', async () => {
    const { source } = await start()
    await expect(source.update?.('plain', { to: '' }, { ifMatch: 1 })).rejects.toMatchObject({
      problem: { status: 422, issues: [{ path: ['to'], message: 'Enter to' }] },
    })
  })

  test('for want of a version is told', async () => {
    const { source } = await start()
    await expect(source.update?.('plain', { to: 'x' })).rejects.toMatchObject({ problem: { status: 428 } })
  })
})

describe('lists by cursor', () => {
  const many = Array.from({ length: 60 }, (_, index): Parcel => ({
    id: `p${index}`,
    rev: 1,
    to: `Person ${index}`,
  }))

  test('take one request for each page that is read on', async () => {
    const { source, requests } = await start({ paging: 'cursor' }, many)
    for (const offset of [0, 5, 10, 15]) await source.list({ offset, limit: 5 })
    expect(requests).toHaveLength(4)
    const { records, total } = await source.list({ offset: 10, limit: 5 })
    expect(records.map(({ id }) => id)).toEqual(['p10', 'p11', 'p12', 'p13', 'p14'])
    expect(total).toEqual({ kind: 'atLeast', count: 16 })
    expect(requests).toHaveLength(5)
  })

  test('reach a start that no cursor leads to page by page, and none that is far', async () => {
    const { source, requests } = await start({ paging: 'cursor' }, many)
    const { records } = await source.list({ offset: 33, limit: 10 })
    expect(records.map(({ id }) => id)).toEqual(many.slice(33, 43).map(({ id }) => id))
    expect(requests).toHaveLength(5)
    await expect(source.list({ offset: 50, limit: 2 })).rejects.toMatchObject({
      problem: { status: 400, detail: 'Record 51 is more than 20 pages away' },
    })
  })

  test('begin anew where the server has forgotten a cursor, and after a write', async () => {
    const { source, disturb, requests } = await start({ paging: 'cursor' }, many)
    await source.list({ offset: 0, limit: 10 })
    disturb.push({ status: 410 })
    expect((await source.list({ offset: 10, limit: 10 })).records[0]?.id).toBe('p10')
    requests.length = 0
    await source.remove?.('p0', { ifMatch: 1 })
    expect((await source.list({ offset: 10, limit: 10 })).records[0]?.id).toBe('p11')
    expect(requests).toEqual([
      'DELETE /parcels/p0',
      'GET /parcels?limit=10',
      expect.stringContaining('cursor='),
    ])
  })

  test('never ask another server, whatever the address of the next page says', async () => {
    const { source, requests } = await start({ paging: 'link' }, many)
    await source.list({ offset: 0, limit: 10 })
    expect((await source.list({ offset: 10, limit: 10 })).records[0]?.id).toBe('p10')
    expect(requests[1]).toMatch(/^GET \/parcels\?limit=10&cursor=/)
  })
})

describe('numbered pages', () => {
  const many = Array.from({ length: 60 }, (_, index): Parcel => ({
    id: `p${index}`,
    rev: 1,
    to: `Person ${index}`,
  }))

  test('are put together where a stretch begins inside one', async () => {
    const { source, requests } = await start({ paging: 'page' }, many)
    const { records } = await source.list({ offset: 7, limit: 5 })
    expect(records.map(({ id }) => id)).toEqual(['p7', 'p8', 'p9', 'p10', 'p11'])
    expect(requests).toEqual(['GET /parcels?page=2&limit=5', 'GET /parcels?page=3&limit=5'])
  })

  test('are as short as the host says that the server makes them', async () => {
    const { source } = await start({ paging: 'page', pageCap: 20 }, many)
    const { records } = await source.list({ offset: 40, limit: 50 })
    expect(records.map(({ id }) => id)).toEqual(many.slice(40).map(({ id }) => id))
  })
})
