import { describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { djangoRest, springRest } from '../../src/data/restStyles'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { related } from '../../src/spec/fields/buildRelated'
import { rollup } from '../../src/spec/fields/buildRollup'
import { boolean, date, integer, money, reference, text } from '../../src/spec/fields/fields'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const strike = defineEntity({
  name: 'strike',
  labels: ['Strike', 'Strikes'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    airport: text({ label: 'Airport' }),
    seenOn: date({ label: 'Seen on' }),
    cost: money({ currency: 'USD' }),
    fatal: boolean(),
  },
})

/** A source whose server answers by a function. */
function sourceOf(
  answer: (asked: Asked, index: number) => Answer | Promise<Answer>,
  options: Partial<RestSourceOptions> = {},
) {
  const { fetch, asked } = stubFetch(answer)
  return { source: restSource(strike, { url: '/api/strikes', fetch, retry: false, ...options }), asked }
}

const record = { id: 7, rev: 2, airport: 'DEN' }
const problemOf = (call: Promise<unknown> | undefined) =>
  expect(call).rejects.toMatchObject.bind(expect(call).rejects)

describe('a server of which only the address is known', () => {
  test('is asked for all records, and cannot search, sort or filter', async () => {
    const { source, asked } = sourceOf(() => ({ body: [record, { ...record, id: 8 }] }))
    expect(source.can).toEqual({ search: false, sort: [], filter: {} })
    expect(source.getMany).toBeUndefined()
    expect(source.subscribe).toBeUndefined()
    expect(await source.list({ offset: 1, limit: 5 })).toEqual({
      records: [{ ...record, id: 8 }],
      total: { kind: 'exact', count: 2 },
    })
    expect(asked.map(({ url }) => url)).toEqual(['/api/strikes'])
    await problemOf(source.list({ sort: [{ field: 'airport', direction: 'ascending' }] }))({
      problem: { status: 400 },
    })
    await problemOf(source.list({ filter: { airport: { is: 'DEN' } } }))({ problem: { status: 400 } })
  })

  test('is not asked for what is read from other records, unless it is said to know it', () => {
    const site = defineEntity({
      name: 'site',
      labels: ['Site', 'Sites'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        client: reference('client'),
        city: related(text(), { via: 'client', field: 'city' }),
        samples: rollup(integer(), { of: 'sample', via: 'site', count: true }),
      },
    })
    const options = {
      url: '/api/sites',
      sort: 'sort',
      filter: { gte: '{field}.gte={value}', is: '{field}={value}' },
    }
    const { can } = restSource(site, options)
    expect(can.sort).toEqual(['id', 'client'])
    expect(Object.keys(can.filter)).toEqual(['id', 'client'])
    const knowing = restSource(site, { ...options, sortable: ['samples'], filterable: ['city'] })
    expect(knowing.can.sort).toEqual(['samples'])
    expect(Object.keys(knowing.can.filter)).toEqual(['city'])
  })

  test('can do what it is said to', () => {
    const { source } = sourceOf(() => ({}), { methods: ['get', 'update'] })
    expect(Object.keys(source).sort()).toEqual(['can', 'get', 'list', 'update'])
  })
})

describe('the changes of all records', () => {
  test('are read below the address of all, with the names and kinds of the fields', async () => {
    const { source, asked } = sourceOf(
      () => ({
        body: {
          changes: [
            {
              id: 'c2',
              recordId: '7',
              at: '2026-03-04T08:00:00Z',
              by: 'Ana',
              changes: { place: { from: 'DEN', to: 'JFK' } },
            },
          ],
          people: ['Ana', 'Ben'],
          next: 'c1',
        },
      }),
      { url: '/api/strikes/?v=2', names: { airport: 'place' }, activity: true },
    )
    expect(
      await source.activity?.({ limit: 5, cursor: 'c3', by: 'Ana', from: '2026-03-01T00:00:00Z' }),
    ).toEqual({
      changes: [
        {
          id: 'c2',
          recordId: 7,
          at: '2026-03-04T08:00:00Z',
          by: 'Ana',
          changes: { airport: { from: 'DEN', to: 'JFK' } },
        },
      ],
      people: ['Ana', 'Ben'],
      next: 'c1',
    })
    expect(asked[0]?.url).toBe(
      '/api/strikes/activity?v=2&cursor=c3&limit=5&by=Ana&from=2026-03-01T00%3A00%3A00Z',
    )
  })

  test('are mapped from what the server sends, by its own names', async () => {
    const { source, asked } = sourceOf(() => ({ body: { events: [{ nr: 3, of: 7, when: '2026-03-04' }] } }), {
      activity: {
        path: '/audit',
        by: 'user',
        changes: '/events',
        read: (sent) => {
          const { nr, of, when } = sent as { nr: number; of: number; when: string }
          return { id: nr, recordId: of, at: `${when}T00:00:00Z` }
        },
      },
    })
    expect(await source.activity?.({ by: 'Ana' })).toEqual({
      changes: [{ id: 3, recordId: 7, at: '2026-03-04T00:00:00Z' }],
    })
    expect(asked[0]?.url).toBe('/api/strikes/audit?user=Ana')
  })

  test('that are no changes are a problem, and no blank page', async () => {
    const { source } = sourceOf(() => ({ body: ['none'] }), { activity: true })
    await problemOf(source.activity?.())({ problem: { status: 502 } })
  })
})

describe('what was removed', () => {
  test('is listed below the address of all, and removed for good below that', async () => {
    const { source, asked } = sourceOf(
      () => ({
        body: { records: [{ record: { ...record, id: '7' }, at: '2026-03-04T08:00:00Z' }], next: 2 },
      }),
      { removed: true, purge: true },
    )
    expect(await source.removed?.({ limit: 1 })).toEqual({
      records: [{ record, at: '2026-03-04T08:00:00Z' }],
      next: '2',
    })
    await source.purge?.(7)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/strikes/removed?limit=1',
      'DELETE /api/strikes/removed/7',
    ])
  })

  test('is found where the server has it, in its own words', async () => {
    const { source, asked } = sourceOf(() => ({ body: [{ ...record, deletedAt: '2026-03-04T08:00:00Z' }] }), {
      removed: {
        path: '?deleted=true',
        read: (sent) => {
          const { deletedAt, ...row } = sent as typeof record & { deletedAt: string }
          return { record: row, at: deletedAt }
        },
      },
      purge: '/forever',
    })
    expect(await source.removed?.()).toEqual({ records: [{ record, at: '2026-03-04T08:00:00Z' }] })
    await source.purge?.(7)
    expect(asked.map(({ url }) => url)).toEqual(['/api/strikes?deleted=true', '/api/strikes/7/forever'])
  })

  test('is neither listed nor purged by a server that is not said to', () => {
    const { source } = sourceOf(() => ({}))
    expect([source.removed, source.purge, source.activity]).toEqual([undefined, undefined, undefined])
  })

  test('is not brought back by a server that is not said to', () => {
    expect(sourceOf(() => ({})).source.restore).toBeUndefined()
    expect(sourceOf(() => ({}), { methods: ['get'], restore: '/restore' }).source.restore).toBeUndefined()
  })

  test('comes back by what stands behind its address, whatever that ends with', async () => {
    for (const [url, address] of [
      ['/api/strikes', '/api/strikes/7/undelete'],
      ['/api/strikes/', '/api/strikes/7/undelete/'],
      ['/api/strikes?tenant=1', '/api/strikes/7/undelete?tenant=1'],
    ] as const) {
      const { source, asked } = sourceOf(() => ({ body: record }), { url, restore: '/undelete' })
      expect(await source.restore?.(7)).toEqual(record)
      expect(asked.map((one) => `${one.method} ${one.url}`)).toEqual([`POST ${address}`])
    }
  })

  test('comes back by the changes that take its mark away', async () => {
    const { source, asked } = sourceOf(() => ({ body: record }), {
      update: 'put',
      restore: { deletedAt: null },
    })
    expect(await source.restore?.(7)).toEqual(record)
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/api/strikes/7', { deletedAt: null }],
    ])
  })
})

describe('records in an answer', () => {
  test.each([
    ['the body', [record], {}],
    ['the one array in it', { data: [record], page: 1 }, {}],
    ['where the host says', { data: { rows: [record] }, other: [] }, { records: '/data/rows' }],
  ])('are %s', async (_, body, options) => {
    const { source } = sourceOf(() => ({ body }), options)
    expect((await source.list({})).records).toEqual([record])
  })

  test('that cannot be found are told to the developer, with what is there', async () => {
    const { source } = sourceOf(() => ({ body: { rows: [], included: [] } }))
    await expect(source.list({})).rejects.toThrow(
      /Say with “records” where they stand; there are \/rows, \/included/,
    )
  })

  test('are read by the kinds of their fields, where that is certain', async () => {
    const sent = {
      id: '7',
      rev: 2,
      cost: 1200.5,
      seenOn: '2026-01-03T00:00:00Z',
      fatal: 0,
      airport: 12,
      extra: 1,
    }
    const { source } = sourceOf(() => ({ body: sent }))
    expect(await source.get?.(7)).toEqual({
      id: 7,
      rev: 2,
      cost: '1200.5',
      seenOn: '2026-01-03',
      fatal: false,
      airport: 12,
      extra: 1,
    })
    const unclear = { id: '007', cost: 1e30, seenOn: '2026-01-03T08:00:00Z', fatal: 'yes' }
    const { source: other } = sourceOf(() => ({ body: unclear }))
    expect(await other.get?.(7)).toMatchObject({ id: '007', seenOn: '2026-01-03T08:00:00Z', fatal: 'yes' })
  })

  test('keep the names of the entity, whatever the server calls them', async () => {
    const { source, asked } = sourceOf(
      () => ({ body: { strike: { id: 7, rev: 2, seen_on: '2026-01-03' } } }),
      {
        names: { seenOn: 'seen_on' },
        record: '/strike',
        write: (values) => ({ strike: values }),
        sort: 'order',
        filter: { gte: '{field}[gte]={value}' },
      },
    )
    expect(await source.update?.(7, { seenOn: '2026-01-03' })).toEqual({
      id: 7,
      rev: 2,
      seenOn: '2026-01-03',
    })
    expect(asked[0]).toMatchObject({
      method: 'PATCH',
      url: '/api/strikes/7',
      body: { strike: { seen_on: '2026-01-03' } },
    })
    await source
      .list({
        filter: { seenOn: { gte: '2026-01-01' } },
        sort: [{ field: 'seenOn', direction: 'descending' }],
      })
      .catch(() => {})
    expect(decodeURIComponent(asked[1]?.url ?? '')).toBe(
      '/api/strikes?seen_on[gte]=2026-01-01&order=-seen_on',
    )
  })

  test('have their version from the ETag, where they say none themselves', async () => {
    const { source, asked } = sourceOf(({ method }) => ({
      body: { id: 7, airport: 'DEN' },
      headers: { etag: method === 'GET' ? '"5"' : 'W/"6"' },
    }))
    expect(await source.get?.(7)).toMatchObject({ rev: 5 })
    expect(await source.update?.(7, { airport: 'LGA' }, { ifMatch: 5 })).toMatchObject({ rev: 6 })
    expect(asked[1]?.headers.get('if-match')).toBe('"5"')
  })
})

describe('the total', () => {
  const page = [record, record]
  test.each<[string, Partial<Answer & { body: unknown; headers: Record<string, string> }>, object, object]>([
    ['X-Total-Count', { body: page, headers: { 'x-total-count': '57' } }, {}, { kind: 'exact', count: 57 }],
    [
      'Content-Range',
      { body: page, headers: { 'content-range': 'items 0-1/57' } },
      {},
      { kind: 'exact', count: 57 },
    ],
    ['the body', { body: { items: page, total: 57 } }, {}, { kind: 'exact', count: 57 }],
    [
      'a place that the host names',
      { body: { items: page, meta: { found: '57' } } },
      { total: '/meta/found' },
      { kind: 'exact', count: 57 },
    ],
    ['nowhere, on a full page', { body: page }, {}, { kind: 'atLeast', count: 2 }],
    ['nowhere, on the last page', { body: [record] }, {}, { kind: 'exact', count: 1 }],
    [
      'an unknown range',
      { body: page, headers: { 'content-range': 'items 0-1/*' } },
      {},
      { kind: 'atLeast', count: 2 },
    ],
  ])('is known from %s', async (_, answer, options, total) => {
    for (const paging of ['page', 'offset'] as const) {
      const { source } = sourceOf(() => answer, { paging, ...options })
      expect((await source.list({ limit: 2 })).total).toEqual(total)
    }
  })

  test('is not known past the end', async () => {
    const { source } = sourceOf(() => ({ body: [] }), { paging: 'offset' })
    expect(await source.list({ offset: 40, limit: 20 })).toEqual({ records: [], total: { kind: 'unknown' } })
  })
})

describe('numbered pages', () => {
  const all = Array.from({ length: 25 }, (_, id) => ({ id, rev: 1 }))
  const pageOf = ({ url }: Asked, size: number) => {
    const asked = new URLSearchParams(url.replace(/.*\?/, ''))
    const start = (Number(asked.get('page')) - 1) * size
    return all.slice(start, start + size)
  }

  test('are asked for as the server makes them, once that is seen', async () => {
    const { source, asked } = sourceOf(
      (one) => ({ body: pageOf(one, 10), headers: { 'x-total-count': '25' } }),
      { paging: 'page' },
    )
    const { records } = await source.list({ offset: 20, limit: 100 })
    expect(records).toEqual(all.slice(20))
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/strikes?page=1&limit=100',
      '/api/strikes?page=3&limit=10',
    ])
  })

  test('of a fixed size are asked for without one', async () => {
    const { source, asked } = sourceOf((one) => ({ body: pageOf(one, 10) }), {
      paging: { kind: 'page', size: 10 },
    })
    expect((await source.list({ offset: 8, limit: 5 })).records).toEqual(all.slice(8, 13))
    expect(asked.map(({ url }) => url)).toEqual(['/api/strikes?page=1', '/api/strikes?page=2'])
  })

  test('that are longer than they should be are told to the developer', async () => {
    const { source } = sourceOf(() => ({ body: all }), { paging: 'page' })
    await expect(source.list({ limit: 10 })).rejects.toThrow(
      /asked for pages of 10 and got 25.*Name the parameter/,
    )
  })

  test('end where the server says 404', async () => {
    const { source } = sourceOf(() => ({ status: 404, body: { detail: 'Invalid page.' } }), {
      paging: 'page',
    })
    expect((await source.list({ offset: 30, limit: 10 })).records).toEqual([])
    await problemOf(source.list({ limit: 10 }))({ problem: { status: 404 } })
  })
})

describe('usual servers', () => {
  test('Django REST framework', async () => {
    const page = Array.from({ length: 17 }, (_, index) => ({ ...record, id: index + 41 }))
    const { source, asked } = sourceOf(
      () => ({ body: { count: 57, next: null, previous: null, results: page } }),
      {
        ...djangoRest,
        url: '/api/strikes/',
      },
    )
    const { records, total } = await source.list({
      search: 'gull',
      filter: { airport: { in: ['DEN', 'LGA'], empty: false }, rev: { gte: 2 } },
      sort: [
        { field: 'airport', direction: 'ascending' },
        { field: 'seenOn', direction: 'descending' },
      ],
      offset: 40,
      limit: 20,
    })
    expect({ records, total }).toEqual({ records: page, total: { kind: 'exact', count: 57 } })
    expect(decodeURIComponent(asked[0]?.url ?? '')).toBe(
      '/api/strikes/?search=gull&airport__in=DEN,LGA&airport__isnull=false&rev__gte=2&ordering=airport,-seenOn&page=3&page_size=20',
    )
    await source.get?.(7).catch(() => {})
    expect(asked[1]?.url).toBe('/api/strikes/7/')
    await source.getMany?.([41, 42]).catch(() => {})
    expect(decodeURIComponent(asked[2]?.url ?? '')).toBe('/api/strikes/?id__in=41,42&page=1&page_size=2')
  })

  test('Spring Data', async () => {
    const { source, asked } = sourceOf(
      () => ({
        body: { content: [record], page: { size: 20, number: 2, totalElements: 41, totalPages: 3 } },
      }),
      springRest,
    )
    const { total } = await source.list({
      sort: [
        { field: 'airport', direction: 'ascending' },
        { field: 'rev', direction: 'descending' },
      ],
      offset: 40,
      limit: 20,
    })
    expect(total).toEqual({ kind: 'exact', count: 41 })
    expect(decodeURIComponent(asked[0]?.url ?? '')).toBe(
      '/api/strikes?sort=airport,asc&sort=rev,desc&page=2&size=20',
    )
  })
})

describe('requests', () => {
  test('carry headers that are asked for each time, and cookies where the host says so', async () => {
    let token = 'first'
    const { source, asked } = sourceOf(() => ({ body: record }), {
      headers: () => Promise.resolve({ authorization: `Bearer ${token}` }),
      credentials: 'include',
    })
    await source.get?.(7)
    token = 'second'
    await source.get?.(7)
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ])
    expect(asked[0]?.credentials).toBe('include')
    expect(asked[0]?.headers.get('accept')).toContain('application/json')
  })

  test('are not made at all when a person left while a token was fetched', async () => {
    const leaving = new AbortController()
    const headers = () => {
      leaving.abort('left')
      return {}
    }
    const { source, asked } = sourceOf(() => ({ body: record }), { headers })
    await expect(source.get?.(7, { signal: leaving.signal })).rejects.toBe('left')
    expect(asked).toEqual([])
  })

  test('carry no key that the server was not said to know', async () => {
    const { source, asked } = sourceOf(() => ({ status: 201, body: record }))
    await source.create?.({ airport: 'DEN' }, { idempotencyKey: 'k' })
    expect(asked[0]?.headers.has('idempotency-key')).toBe(false)
    const { source: other, asked: others } = sourceOf(() => ({ body: record }), {
      idempotencyKey: 'X-Request-Id',
    })
    await other.create?.({ airport: 'DEN' }, { idempotencyKey: 'k' })
    expect(others[0]?.headers.get('x-request-id')).toBe('k')
  })

  test('keep the parameters of the address', async () => {
    const { source, asked } = sourceOf(() => ({ body: [record] }), {
      url: '/api/strikes?tenant=a',
      paging: 'offset',
    })
    await source.list({ limit: 1 })
    await source.get?.('a/b').catch(() => {})
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/strikes?tenant=a&offset=0&limit=1',
      '/api/strikes/a%2Fb?tenant=a',
    ])
  })

  test('of odd ids are never those of the list', async () => {
    const { source, asked } = sourceOf(() => ({ body: [record] }))
    for (const id of ['', '.', '..', '\ud800'])
      await problemOf(source.get?.(id))({ problem: { status: 404 } })
    expect(asked).toEqual([])
  })
})

describe('several records at once', () => {
  test('are asked for by the ids that differ, and not at all without one', async () => {
    const { source, asked } = sourceOf(() => ({ body: [record] }), { getMany: 'id={value}' })
    expect(await source.getMany?.([7, 9, 7])).toEqual([record])
    expect(await source.getMany?.([])).toEqual([])
    expect(asked.map(({ url }) => url)).toEqual(['/api/strikes?id=7&id=9'])
  })

  test('of a server that does not know the parameter are told to the developer', async () => {
    const { source } = sourceOf(() => ({ body: [record] }), { getMany: 'id={value}' })
    await expect(source.getMany?.([8])).rejects.toThrow(
      /asked “\/api\/strikes” for some records and got others/,
    )
  })

  test('are asked for again where the server gives fewer at once', async () => {
    const all = [1, 2, 3].map((id) => ({ id, rev: 1 }))
    const { source, asked } = sourceOf(
      ({ url }) => {
        const offset = Number(new URLSearchParams(url.replace(/.*\?/, '')).get('offset'))
        return { body: { items: all.slice(offset, offset + 2), total: 3 } }
      },
      { getMany: 'ids={values}', paging: 'offset' },
    )
    expect(await source.getMany?.([1, 2, 3])).toEqual(all)
    expect(asked.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/strikes?ids=1,2,3&offset=0&limit=3',
      '/api/strikes?ids=1,2,3&offset=2&limit=1',
    ])
  })
})

describe('writes', () => {
  test('that answer with nothing are read again', async () => {
    const { source, asked } = sourceOf(({ method }) =>
      method === 'GET' ? { body: record } : { status: 204 },
    )
    expect(await source.update?.(7, { airport: 'DEN' })).toEqual(record)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PATCH /api/strikes/7',
      'GET /api/strikes/7',
    ])
  })

  test('that make a record and do not say which are told to the developer', async () => {
    const { source } = sourceOf(() => ({ status: 201 }))
    await expect(source.create?.({ airport: 'DEN' })).rejects.toThrow(/neither the record nor its address/)
  })

  test('by PUT keep what the entity does not know', async () => {
    const { source, asked } = sourceOf(
      ({ method, body }) => ({
        body: method === 'GET' ? { ...record, secret: 1 } : body,
        headers: { etag: method === 'GET' ? '"2"' : '"3"' },
      }),
      { update: 'put' },
    )
    expect(await source.update?.(7, { airport: 'LGA' })).toEqual({ ...record, airport: 'LGA', secret: 1 })
    expect(asked[1]).toMatchObject({ method: 'PUT', body: { ...record, airport: 'LGA', secret: 1 } })
    expect(asked[1]?.headers.get('if-match')).toBe('"2"')
    await problemOf(source.update?.(7, { airport: 'LGA' }, { ifMatch: 1 }))({ problem: { status: 412 } })
  })

  test('by PUT send no version that stood in the header alone', async () => {
    const { source, asked } = sourceOf(() => ({ body: { id: 7 }, headers: { etag: '"5"' } }), {
      update: 'put',
    })
    await source.update?.(7, { airport: 'LGA' }, { ifMatch: 5 })
    expect(asked[1]?.body).toEqual({ id: 7, airport: 'LGA' })
    expect(asked[1]?.headers.get('if-match')).toBe('"5"')
  })

  test('with the version in the body find conflicts by 409', async () => {
    const { source, asked } = sourceOf(
      () => ({ status: 409, body: { message: 'Someone else was faster' } }),
      {
        version: 'body',
      },
    )
    await problemOf(source.update?.(7, { airport: 'LGA' }, { ifMatch: 2 }))({
      problem: { status: 412, detail: 'Someone else was faster' },
    })
    expect(asked[0]?.body).toEqual({ airport: 'LGA', rev: 2 })
    expect(asked[0]?.headers.has('if-match')).toBe(false)
    await problemOf(source.update?.(7, { airport: 'LGA' }))({ problem: { status: 409 } })
  })
})

describe('failures', () => {
  test.each<[string, Answer, object]>([
    [
      'a problem',
      {
        status: 422,
        headers: { 'content-type': 'application/problem+json' },
        body: { title: 'Rejected', errors: [{ pointer: '#/seen_on', detail: 'Enter a day' }] },
      },
      { title: 'Rejected', issues: [{ path: ['seenOn'], message: 'Enter a day' }] },
    ],
    ['plain words', { status: 409, body: { message: 'Closed' } }, { detail: 'Closed' }],
    [
      'words in an error',
      { status: 400, body: { error: { message: 'No such code' } } },
      { detail: 'No such code' },
    ],
    [
      'words by field',
      { status: 422, body: { message: 'Not stored', errors: { seen_on: ['Enter a day'] } } },
      { detail: 'Not stored', issues: [{ path: ['seenOn'], message: 'Enter a day' }] },
    ],
    [
      'words by field alone',
      { status: 400, body: { seen_on: ['Enter a day'], other: 1 } },
      { issues: [{ path: ['seenOn'], message: 'Enter a day' }] },
    ],
    [
      'a page of a proxy',
      { status: 502, body: '<html>Bad gateway</html>' },
      { status: 502, type: 'about:blank' },
    ],
    ['nothing', { status: 500 }, { status: 500 }],
    [
      'a good status with a page',
      { body: '<html>Sign in</html>' },
      { status: 502, detail: expect.stringContaining('in place of JSON') as string },
    ],
    ['a good status with no record', { body: [1] }, { status: 502 }],
  ])('that come as %s are problems', async (_, answer, problem) => {
    const { source } = sourceOf(() => answer, { names: { seenOn: 'seen_on' } })
    await problemOf(source.get?.(7))({ name: 'ProblemError', problem })
  })

  test('say when to come again', async () => {
    const { source } = sourceOf(() => ({ status: 429, headers: { 'retry-after': '30' } }))
    await problemOf(source.get?.(7))({ problem: { status: 429, retryAfter: 30 } })
  })
})

describe('mistakes of a developer are told where they are made', () => {
  test.each<[RegExp, Partial<RestSourceOptions>]>([
    [/a name for “seen”.*no such field/, { names: { seen: 'seen_on' } }],
    [/“colour” among its sortable fields/, { sort: 'sort', sortable: ['colour'] }],
    [/“colour” among its filterable fields/, { filter: {}, filterable: ['colour'] }],
  ])('%s', (message, options) => {
    expect(() => sourceOf(() => ({}), options)).toThrow(message)
  })

  test('a template without a parameter', async () => {
    const { source } = sourceOf(() => ({ body: [] }), { getMany: '{values}' })
    await expect(source.getMany?.([1])).rejects.toThrow(/has no “=”.*Write it as/)
  })

  test('an address that is relative to no page', async () => {
    const source = restSource(strike, { url: '/api/strikes' })
    await expect(source.list({})).rejects.toThrow(/no page here.*Give the whole address/)
  })
})
