import { describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, date, decimal, integer, money, text } from '../../src/spec/fields/fields'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const flat = defineEntity({
  name: 'flat',
  labels: ['Flat', 'Flats'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    unit: text({ label: 'Unit' }),
    area: decimal({ label: 'Area' }),
    rent: money({ label: 'Rent', currency: 'EUR' }),
    rooms: integer({ label: 'Rooms' }),
    free: date({ label: 'Free from' }),
    let: boolean({ label: 'Let' }),
    state: choice(['draft', 'active'], { label: 'State', readOnly: true }),
  },
  states: { field: 'state', initial: 'draft' },
  transitions: { raise: { from: ['draft'], to: 'active', label: 'Raise', ask: ['rent'] } },
})

function sourceOf(
  answer: (asked: Asked) => Answer,
  options: Partial<RestSourceOptions<typeof flat.fields>> = {},
) {
  const { fetch, asked } = stubFetch(answer)
  return { source: restSource(flat, { url: '/api/flats', fetch, retry: false, ...options }), asked }
}

describe('values that a server writes otherwise', () => {
  const row = {
    id: 7,
    rev: 1,
    unit: '1a',
    area: 61.6,
    rent: 845,
    rooms: '3',
    free: '2026-05-01T00:00:00Z',
    let: 0,
  }

  test('go back in a whole record as they came', async () => {
    const { source, asked } = sourceOf(() => ({ body: row }), { update: 'put' })
    await source.update?.(7, { unit: '1b' })
    expect(asked[1]?.body).toEqual({ ...row, unit: '1b' })
  })

  test('are changed in the form in which they came', async () => {
    const { source, asked } = sourceOf(({ method }) => ({ body: method === 'GET' ? [row] : row }))
    await source.list({})
    await source.update?.(7, { area: '62.50', rooms: 4, free: '2026-06-01', let: true, rent: null })
    expect(asked[1]?.body).toEqual({
      area: 62.5,
      rooms: '4',
      free: '2026-06-01T00:00:00Z',
      let: 1,
      rent: null,
    })
    await source.create?.({ area: '12345678901234567.8' })
    expect(asked[2]?.body).toEqual({ area: '12345678901234567.8' })
  })

  test('stay texts where they come as texts', async () => {
    const { source, asked } = sourceOf(() => ({ body: { ...row, area: '61.60' } }), { update: 'put' })
    await source.update?.(7, { unit: '1b' })
    expect(asked[1]?.body).toMatchObject({ area: '61.60' })
  })

  test('are given to the own function of the host in that form', async () => {
    const { source, asked } = sourceOf(() => ({ body: row }), { write: (values) => ({ flat: values }) })
    await source.get?.(7)
    await source.update?.(7, { area: '70' })
    expect(asked[1]?.body).toEqual({ flat: { area: 70 } })
  })
})

describe('a field that the server writes in a way of its own', () => {
  const fields = {
    rent: {
      read: (cents: unknown) => (Number(cents) / 100).toFixed(2),
      write: (euros: string) => Math.round(Number(euros) * 100),
    },
  }
  const row = { id: 7, rev: 1, rent_cents: 84500 }
  const { source, asked } = sourceOf(
    ({ url }) => ({
      body: url.includes('/facets')
        ? { rent_cents: { '84500': 2 } }
        : url.includes('/history')
          ? [{ version: 1, changes: { rent_cents: { from: null, to: 84500 } } }]
          : /flats\?|flats$/.test(url)
            ? [row]
            : row,
    }),
    {
      names: { rent: 'rent_cents' },
      filter: {
        is: '{field}={value}',
        in: '{field}={values}',
        gte: '{field}_min={value}',
        empty: ['{field}=none', '{field}=any'],
      },
      transition: '/{transition}',
      facets: true,
      history: true,
      fields,
    },
  )
  const last = () => asked.at(-1)

  test('is read in records, in counts and in the history', async () => {
    expect((await source.list({})).records[0]).toMatchObject({ rent: '845.00' })
    expect(await source.get?.(7)).toMatchObject({ rent: '845.00' })
    expect(await source.facets?.({}, ['rent'])).toEqual({ rent: [{ value: '845.00', count: 2 }] })
    expect((await source.history?.(7))?.versions[0]).toMatchObject({
      changes: { rent: { from: null, to: '845.00' } },
    })
  })

  test('is written in changes, in what a transition asks, and in filters', async () => {
    await source.update?.(7, { rent: '900' })
    expect(last()?.body).toEqual({ rent_cents: 90000 })
    await source.update?.(7, { rent: null })
    expect(last()?.body).toEqual({ rent_cents: null })
    await source.transition?.(7, 'raise', { rent: '950.50' })
    expect(last()?.body).toEqual({ rent_cents: 95050 })
    await source.list({ filter: { rent: { gte: '800' } } })
    expect(last()?.url).toBe('/api/flats?rent_cents_min=80000')
    await source.list({ filter: { rent: { in: ['800', '900'] } } })
    expect(last()?.url).toBe('/api/flats?rent_cents=80000%2C90000')
    await source.list({ filter: { rent: { is: null } } })
    expect(last()?.url).toBe('/api/flats?rent_cents=none')
  })

  test('has to be one of the entity', () => {
    expect(() => restSource(flat, { url: '/api', fields: { cost: {} } as object })).toThrow(
      'has no such field',
    )
  })
})
