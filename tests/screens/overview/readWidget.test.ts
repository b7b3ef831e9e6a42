// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { readWidget } from '../../../src/screens/overview/readWidget'
import type { When } from '../../../src/spec/conditions/When'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, duration, instant, integer, money, text } from '../../../src/spec/fields/fields'
import type { SpecifiedWidget } from '../../../src/spec/product/SpecifiedWidget'

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    owner: text(),
    due: date(),
    written: instant({ zone: 'Europe/Berlin' }),
    total: money({ currency: 'EUR' }),
    took: duration(),
    status: choice(['draft', 'sent', 'paid']),
  },
})

const bills = [
  {
    id: 1,
    due: '2026-03-18',
    total: '0.10',
    status: 'sent',
    written: '2026-02-28T23:30:00Z',
    took: 'PT1H30M',
  },
  { id: 2, due: '2026-03-12', total: '0.20', status: 'sent', written: '2026-03-01T09:00:00Z', took: 'PT45M' },
  { id: 3, due: '2026-03-11', total: '5.00', status: 'paid', written: '2026-01-15T09:00:00Z', took: 'soon' },
  { id: 4, due: '2026-01-31', total: '7.00', status: 'draft' },
  { id: 5, total: '1.00', owner: 'ana' },
] as const

/** A source that can do nothing but answer pages. */
const plain = (source: DataSource): DataSource => ({
  can: { search: false, sort: [], filter: {} },
  list: async ({ offset = 0, limit }) => {
    const { records } = await source.list({ offset, ...(limit !== undefined && { limit }) })
    return { records, total: { kind: 'unknown' } }
  },
})

const able = memorySource(bill, bills) as unknown as DataSource

function read(
  widget: SpecifiedWidget,
  source = able,
  { most = 1000, me }: { most?: number; me?: string } = {},
) {
  const conditions: readonly When[] = widget.filter === undefined ? [] : [widget.filter]
  const asked = { entity: bill as never, source, conditions, me, most, locale: 'en' }
  return readWidget(widget, asked, new AbortController().signal)
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-18T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each([
  ['a source that can count and compare', able],
  ['a source that only answers pages', plain(able)],
])('of %s', (_, source) => {
  it('a number counts what its condition holds for', async () => {
    const answer = await read({ shows: 'fact', entity: 'bill', filter: { status: 'sent' } }, source)
    expect(answer).toMatchObject({ value: 2 })
  })

  it('a sum is exact to the last cent', async () => {
    const answer = await read(
      { shows: 'fact', entity: 'bill', sum: 'total', filter: { status: 'sent' } },
      source,
    )
    expect(answer).toMatchObject({ value: '0.30' })
  })

  it('a sum of lengths of time is one in hours', async () => {
    const all = await read({ shows: 'fact', entity: 'bill', sum: 'took' }, source)
    expect(all).toMatchObject({ value: 2.25 })
    const months = await read({ shows: 'trend', entity: 'bill', by: 'due', last: 2, sum: 'took' }, source)
    expect(months).toMatchObject({ points: [{ value: 0 }, { value: 2.25 }] })
    const states = await read({ shows: 'breakdown', entity: 'bill', by: 'status', sum: 'took' }, source)
    expect(states).toMatchObject({ parts: [{ key: 'sent', value: 2.25 }] })
  })

  it('the last seven days are compared with the seven before', async () => {
    expect(await read({ shows: 'fact', entity: 'bill', by: 'due' }, source)).toMatchObject({
      value: 2,
      before: { value: 1 },
    })
  })

  it('a trend has each month, also one in which there is nothing', async () => {
    const answer = await read({ shows: 'trend', entity: 'bill', by: 'due', last: 4 }, source)
    expect(answer).toMatchObject({
      points: [
        { key: '2025-12', value: 0 },
        { key: '2026-01', value: 1 },
        { key: '2026-02', value: 0 },
        { key: '2026-03', value: 3 },
      ],
    })
  })

  it('a moment is of the month that the clocks of its field show', async () => {
    const answer = await read(
      { shows: 'trend', entity: 'bill', by: 'written', last: 3, sum: 'total' },
      source,
    )
    expect(answer).toMatchObject({ points: [{ value: 5 }, { value: 0 }, { value: 0.3 }] })
  })

  it('a breakdown has what has no value too', async () => {
    const answer = await read({ shows: 'breakdown', entity: 'bill', by: 'status' }, source)
    expect(answer).toMatchObject({ shows: 'breakdown' })
    const parts = answer.shows === 'breakdown' ? answer.parts : []
    expect(new Map(parts.map(({ key, value }) => [key, value]))).toEqual(
      new Map<unknown, number>([
        ['sent', 2],
        ['paid', 1],
        ['draft', 1],
        [undefined, 1],
      ]),
    )
  })

  it('a list has the first records in its order, those without a value last', async () => {
    const answer = await read(
      { shows: 'list', entity: 'bill', sort: [{ field: 'due', direction: 'descending' }], limit: 2 },
      source,
    )
    expect(answer).toMatchObject({ records: [{ id: 1 }, { id: 2 }] })
  })
})

it('counts in one call where the source can', async () => {
  const list = vi.spyOn(able, 'list')
  await read({ shows: 'fact', entity: 'bill', filter: { status: 'sent' } })
  expect(list).toHaveBeenCalledOnce()
  expect(list.mock.calls[0]?.[0]).toMatchObject({ limit: 1 })
})

it('has a source count the values of a field that the server makes, which are never missing', async () => {
  const made = { ...bill, fields: { ...bill.fields, status: choice(['draft', 'sent', 'paid'], { readOnly: true }) } }
  const list = vi.fn<DataSource['list']>()
  const facets = () => Promise.resolve({ status: [{ value: 'sent', count: 600 }, { value: 'paid', count: 300 }] })
  const source = { can: { search: false, sort: [], filter: { status: ['is', 'in'] } }, list, facets } as DataSource
  const asked = { entity: made as never, source, conditions: [], me: undefined, most: 1000, locale: 'en' }
  const counted = await readWidget({ shows: 'breakdown', entity: 'bill', by: 'status' }, asked, new AbortController().signal)
  expect(counted).toMatchObject({ parts: [{ key: 'sent', value: 600 }, { key: 'paid', value: 300 }] })
  expect(list).not.toHaveBeenCalled()
}) // prettier-ignore

it('says how many it looked at when it stops before the end', async () => {
  const source = plain(able)
  expect(await read({ shows: 'fact', entity: 'bill' }, source, { most: 3 })).toMatchObject({
    value: 3,
    atLeast: true,
  })
  const sum: SpecifiedWidget = { shows: 'fact', entity: 'bill', sum: 'total' }
  expect(await read(sum, source, { most: 3 })).toMatchObject({ value: '5.30', ofFirst: 3 })
})

it('counts what is the person’s own', async () => {
  const mine: SpecifiedWidget = { shows: 'fact', entity: 'bill', filter: [{ owner: { me: true } }] }
  expect(await read(mine, able, { me: 'ana' })).toMatchObject({ value: 1 })
  expect(await read(mine, able)).toMatchObject({ value: 0 })
})

it('takes two conditions on one field as both, also where a filter can say one alone', async () => {
  const since: SpecifiedWidget = {
    shows: 'trend',
    entity: 'bill',
    by: 'due',
    period: 'month',
    last: 1,
    filter: { due: { gte: '2026-03-12' } },
  }
  expect(await read(since)).toMatchObject({ points: [{ key: '2026-03', value: 2 }] })
})

describe('a number of the calendar', () => {
  const dues = (...days: string[]) =>
    memorySource(
      bill,
      days.map((due, place) => ({ id: place + 1, due, status: 'sent' as const })),
    ) as unknown as DataSource

  const asked = { shows: 'fact', entity: 'bill', by: 'due', calendar: true } as const

  it('is of the days since the first one, compared with as many of the month before', async () => {
    const source = dues('2026-03-01', '2026-03-18', '2026-03-19', '2026-02-01', '2026-02-18', '2026-02-19')
    expect(await read({ ...asked, period: 'month' }, source)).toMatchObject({
      value: 2,
      before: { value: 2 },
    })
  })

  it('ends with the month before, where that is shorter', async () => {
    vi.setSystemTime(Date.parse('2026-03-31T12:00:00Z'))
    const source = dues('2026-02-28', '2026-03-01', '2026-03-31')
    expect(await read({ ...asked, period: 'month' }, source)).toMatchObject({
      value: 2,
      before: { value: 1 },
    })
  })

  it('begins a week where the language does', async () => {
    // 15 March 2026 is a Sunday.
    const source = dues('2026-03-14', '2026-03-15', '2026-03-18', '2026-03-08')
    expect(await read({ ...asked, period: 'week' }, source)).toMatchObject({ value: 2, before: { value: 1 } })
  })

  it('has moments until now, by the clocks of their field', async () => {
    const written = [
      '2025-12-31T22:59:59Z',
      '2025-12-31T23:00:00Z',
      '2026-03-18T12:00:00Z',
      '2026-03-18T12:00:01Z',
    ]
    const before = ['2024-12-31T23:00:00Z', '2025-03-18T12:00:00Z', '2025-03-18T12:00:01Z']
    const source = memorySource(
      bill,
      [...written, ...before].map((at, place) => ({ id: place + 1, status: 'sent' as const, written: at })),
    ) as unknown as DataSource
    const answer = await read({ ...asked, by: 'written', period: 'year' }, source)
    expect(answer).toMatchObject({ value: 2, before: { value: 2 } })
  })
})

describe('of more records than are read', () => {
  /** A bill each day back from today, of one euro each, the oldest first; those without a day come last. */
  const daily = (count: number) =>
    memorySource(
      bill,
      Array.from({ length: count }, (_, place) => ({
        id: place + 1,
        due: new Date(Date.parse('2026-03-18') - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
        total: '1.00',
        status: 'sent' as const,
      })),
    ) as unknown as DataSource

  /** A source that can put records in order, and neither count nor compare. */
  const sorting = (source: DataSource): DataSource => ({
    can: { search: false, sort: ['due'], filter: {} },
    list: async ({ offset = 0, limit, sort }) => {
      const asked = { offset, ...(limit !== undefined && { limit }), ...(sort && { sort }) }
      const { records } = await source.list(asked)
      return { records, total: { kind: 'unknown' } }
    },
  })
  /** The same, which can compare besides. */
  const comparing = (source: DataSource): DataSource => ({
    can: source.can,
    list: async (query) => ({ ...(await source.list(query)), total: { kind: 'unknown' } }),
  })

  const weeks = { shows: 'trend', entity: 'bill', by: 'due', period: 'week', last: 4, sum: 'total' } as const
  const month = { shows: 'fact', entity: 'bill', by: 'due', period: 'month', sum: 'total' } as const

  it.each([
    ['only sort', sorting(daily(100))],
    ['compare and sort', comparing(daily(100))],
  ])(
    'a trend has the newest, and knows nothing of periods not wholly read, where a source can %s',
    async (_, source) => {
      // The week from Sunday 15 March has four days, that from the 1st two of its seven.
      const answer = await read(weeks, source, { most: 13 })
      expect(answer).toEqual({
        shows: 'trend',
        isNewest: true,
        ofFirst: 13,
        points: [
          { key: '2026-02-22', value: undefined },
          { key: '2026-03-01', value: undefined },
          { key: '2026-03-08', value: 7 },
          { key: '2026-03-15', value: 4 },
        ],
      })
    },
  )

  it('a period whose oldest day may go on is not known, though a record of each of its days was read', async () => {
    const answer = await read(weeks, sorting(daily(100)), { most: 11 })
    expect(answer).toMatchObject({ points: [{}, {}, { value: undefined }, { value: 4 }] })
  })

  it('a trend that is read past its beginning is whole, and nothing more is asked for', async () => {
    const source = sorting(daily(3000))
    const list = vi.spyOn(source, 'list')
    const answer = await read(weeks, source)
    expect(answer).toMatchObject({ ofFirst: undefined, points: [7, 7, 7, 4].map((value) => ({ value })) })
    expect(list).toHaveBeenCalledOnce()
  })

  it('a trend of a source that cannot sort knows nothing of any period', async () => {
    const answer = await read(weeks, plain(daily(3000)))
    expect(answer).toMatchObject({ ofFirst: 1000, isNewest: false })
    expect(answer.shows === 'trend' && answer.points.every(({ value }) => value === undefined)).toBe(true)
  })

  it('those without a day may come before all others, and then nothing is known', async () => {
    const source = daily(5)
    const undated: DataSource = {
      ...sorting(source),
      list: async () => ({ records: [{ id: 9 }, { id: 10 }], total: { kind: 'unknown' } }),
    }
    const answer = await read(weeks, undated, { most: 2 })
    expect(answer).toMatchObject({ points: [{}, {}, {}, { value: undefined }] })
  })

  it('a number of the last days is whole where these were read, and compared only where those before were too', async () => {
    expect(await read(month, sorting(daily(100)), { most: 70 })).toMatchObject({
      value: '30.00',
      ofFirst: undefined,
      before: { value: '30.00', ofFirst: undefined },
    })
    expect(await read(month, sorting(daily(100)), { most: 40 })).toMatchObject({
      value: '30.00',
      ofFirst: undefined,
      before: { ofFirst: 40 },
    })
  })

  it('a count of days not wholly read is at least so many', async () => {
    const { sum: _, ...counted } = month
    const answer = await read(counted, sorting(daily(100)), { most: 20 })
    expect(answer).toMatchObject({ value: 20, atLeast: true, ofFirst: 20 })
  })

  it('a number of which no record was found is not known, and never nought', async () => {
    expect(await read(month, plain(daily(3000)))).toMatchObject({ value: undefined, ofFirst: 1000 })
    const filter = { status: 'paid' } as const
    expect(await read({ ...month, filter }, sorting(daily(100)), { most: 10 })).toMatchObject({
      value: undefined,
      ofFirst: 10,
    })
  })
})
