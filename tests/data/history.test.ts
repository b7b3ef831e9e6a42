import { describe, expect, it, test } from 'vitest'
import { memorySource, type ProblemError, restSource, roleSource } from '../../src/data'
import { choice, defineEntity, integer, money, text } from '../../src/spec'
import { testSource } from '../../src/testing/sourceConformance'
import { parcel, parcels } from '../testing/parcels'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    owner: text(),
    margin: money({ currency: 'EUR' }),
    status: choice(['draft', 'sent'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'draft' },
  transitions: { send: { from: ['draft'], to: 'sent' } },
  access: {
    clerk: { read: { owner: { me: true } }, fields: { margin: { read: false } } },
    chief: { read: true },
    packer: { list: true },
  },
})

const records = [
  { id: 1, rev: 1, owner: 'ada', margin: '10.00', status: 'draft' },
  { id: 2, rev: 1, owner: 'bo', margin: '20.00', status: 'draft' },
] as const

const moments = ['2026-11-20T09:00:00.000Z', '2026-11-21T10:30:00.000Z', '2026-11-22T08:15:00.000Z']

function store() {
  let turn = 0
  return memorySource(order, records, {
    history: { by: 'Mara', now: () => new Date(moments[turn++] ?? moments[2]!) },
  })
}

const statusOf = (call: Promise<unknown> | undefined) =>
  call?.then(
    () => 'done',
    (thrown: unknown) => (thrown as ProblemError).problem.status,
  )

describe('a source in memory that keeps a history', async () => {
  await testSource(test, {
    entity: parcel,
    records: parcels,
    makeSource: (given) => memorySource(parcel, given, { history: true }),
    only: ['history'],
  })

  it('has none unless it is asked for one', () => {
    expect(memorySource(order, records).history).toBeUndefined()
  })

  it('tells when, by whom and by which transition each version was made, the newest first', async () => {
    const source = store()
    await source.update(1, { owner: 'cy' })
    await source.transition?.(1, 'send', {})
    const { versions } = await source.history!(1)
    expect(versions).toMatchObject([
      { at: moments[1], by: 'Mara', transition: 'send', record: { owner: 'cy', status: 'sent' } },
      { at: moments[0], by: 'Mara', record: { owner: 'cy', status: 'draft' } },
      { record: { owner: 'ada', status: 'draft' } },
    ])
    expect(versions[2]).not.toHaveProperty('at')
  })

  it('goes on from the version that came last, also when a newer one was made meanwhile', async () => {
    const source = store()
    await source.update(1, { owner: 'cy' })
    const first = await source.history!(1, { limit: 1 })
    await source.update(1, { owner: 'di' })
    const second = await source.history!(1, { limit: 1, cursor: first.next })
    expect(second.versions.map(({ record }) => record?.owner)).toEqual(['ada'])
    expect(second.next).toBeUndefined()
  })

  it('goes on with a record that was removed and brought back', async () => {
    const source = store()
    await source.remove(1)
    expect(await statusOf(source.history?.(1))).toBe(404)
    await source.restore?.(1)
    // Both are told: that it was gone, and that it is back.
    const { versions } = await source.history!(1)
    expect(versions.map(({ action }) => action)).toEqual(['restore', 'remove', undefined])
  })
})

describe('the history that a role sees', () => {
  it('holds no field that it may not read, in records and in changes', async () => {
    const inner = store()
    await inner.update(1, { margin: '99.00' })
    const changes = { margin: { from: '10.00', to: '99.00' }, owner: { from: 'bo', to: 'ada' } }
    const history: typeof inner.history = async (...given) => {
      const page = await inner.history!(...given)
      return { ...page, versions: page.versions.map((version) => ({ ...version, changes })) }
    }
    const clerk = roleSource({ ...inner, history }, order, { role: 'clerk', me: 'ada' })
    const { versions } = await clerk.history!(1)
    expect(versions).toHaveLength(2)
    expect(JSON.stringify(versions)).not.toMatch(/margin|99/)
    expect(versions[0]?.changes).toEqual({ owner: { from: 'bo', to: 'ada' } })
  })

  it('is that of records alone that it may read', async () => {
    expect(await statusOf(roleSource(store(), order, { role: 'clerk', me: 'ada' }).history?.(2))).toBe(403)
    expect(await statusOf(roleSource(store(), order, { role: 'chief' }).history?.(2))).toBe('done')
    expect(roleSource(store(), order, { role: 'packer' }).history).toBeUndefined()
  })
})

describe('the history of a server', () => {
  function sourceOf(
    answer: (asked: Asked) => Answer,
    history: NonNullable<Parameters<typeof restSource>[1]['history']>,
  ) {
    const { fetch, asked } = stubFetch(answer)
    const names = { owner: 'owned_by' }
    return {
      source: restSource(order, { url: '/api/orders?v=2', fetch, names, retry: false, history }),
      asked,
    }
  }

  it('is read below the record, with the names and kinds of the fields', async () => {
    const { source, asked } = sourceOf(
      () => ({
        body: {
          versions: [
            {
              id: 'v2',
              at: moments[1],
              by: 'Mara',
              note: 'Asked by phone',
              changes: { owned_by: { from: 'ada', to: 'bo' }, margin: { from: 10, to: 12.5 } },
            },
            { id: 'v1', record: { id: '1', owned_by: 'ada', margin: 10 } },
          ],
          next: 'c9',
        },
      }),
      true,
    )
    expect(await source.history?.(1, { limit: 2, cursor: 'c8' })).toEqual({
      next: 'c9',
      versions: [
        {
          id: 'v2',
          at: moments[1],
          by: 'Mara',
          note: 'Asked by phone',
          changes: { owner: { from: 'ada', to: 'bo' }, margin: { from: '10', to: '12.5' } },
        },
        { id: 'v1', record: { id: 1, owner: 'ada', margin: '10' } },
      ],
    })
    expect(asked[0]?.url).toBe('/api/orders/1/history?v=2&cursor=c8&limit=2')
  })

  it('is mapped from what the server sends, and goes on by the header Link', async () => {
    const { source } = sourceOf(
      () => ({
        headers: { link: '</api/orders/1/revisions?after=77>; rel="next"' },
        body: [{ revision: 8, created: moments[0], author: { name: 'Jonas' }, data: { owned_by: 'bo' } }],
      }),
      {
        path: 'revisions',
        cursor: 'after',
        next: 'Link',
        read: (sent) => {
          const { revision, created, author, data } = sent as {
            revision: number
            created: string
            author: { name: string }
            data: Record<string, unknown>
          }
          return { id: revision, at: created, by: author.name, record: data }
        },
      },
    )
    expect(await source.history?.(1)).toEqual({
      next: '77',
      versions: [{ id: 8, at: moments[0], by: 'Jonas', record: { owner: 'bo' } }],
    })
  })

  it('is not offered where nothing is said of it', () => {
    expect(restSource(order, { url: '/api/orders' }).history).toBeUndefined()
  })
})
