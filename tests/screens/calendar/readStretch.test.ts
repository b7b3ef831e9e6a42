// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { readStretch } from '../../../src/screens/calendar/readStretch'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, dateRange, instant, integer } from '../../../src/spec/fields/fields'

const stay = defineEntity({
  name: 'stay',
  labels: ['Stay', 'Stays'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    from: date(),
    to: date(),
    away: dateRange(),
    called: instant({ zone: 'Europe/Berlin' }),
  },
})

const march = { first: '2026-03-01', last: '2026-03-31' }
const byDays = { kind: 'date', start: 'from', end: 'to', zone: 'UTC' } as const
const signal = new AbortController().signal

const records = [
  { id: 1, from: '2026-02-27', to: '2026-03-02' },
  { id: 2, from: '2026-03-30', to: '2026-04-02' },
  { id: 3, from: '2026-03-05' },
  { id: 4, from: '2026-02-20', to: '2026-02-28' },
  { id: 5, from: '2026-04-01' },
  { id: 6, called: '2026-02-28T23:30:00Z' },
  { id: 7, called: '2026-03-31T22:30:00Z' },
  { id: 8, away: { start: '2026-01-01', end: '2026-12-31' } },
]

const read = (fields: Parameters<typeof readStretch>[1]['fields'], limit = 500) => {
  const source = memorySource(stay, records)
  const list = vi.spyOn(source, 'list')
  const asked = { fields, stretch: march, filter: undefined, limit }
  return readStretch(source, asked, signal).then((answer) => ({ ...answer, list }))
}

describe('the records of some days', () => {
  it('are those that begin there, and those that began before and are not over', async () => {
    const { records: found, cap } = await read(byDays)
    expect(found.map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
    expect(cap).toBeUndefined()
  })

  it('begin at midnight by the clocks of the field', async () => {
    const { records: found } = await read({
      kind: 'instant',
      start: 'called',
      end: undefined,
      zone: 'Europe/Berlin',
    })
    expect(found.map(({ id }) => id)).toEqual([6])
  })

  it('are all that there are, where the source cannot be asked by day', async () => {
    const { records: found, list } = await read({
      kind: 'dateRange',
      start: 'away',
      end: undefined,
      zone: 'UTC',
    })
    expect(found).toHaveLength(records.length)
    expect(list).toHaveBeenCalledOnce()
  })

  it('are no more than wanted, which is told', async () => {
    const { records: found, cap, list } = await read(byDays, 2)
    expect(found).toHaveLength(2)
    expect(cap).toBe(2)
    expect(list.mock.calls[0]?.[0]).toMatchObject({ limit: 2 })
  })

  it('are read page by page from a source that gives few at once', async () => {
    const source = memorySource(stay, records, { pageCap: 1 })
    const asked = { fields: byDays, stretch: march, filter: undefined, limit: 500 }
    const { records: found } = await readStretch(source, asked, signal)
    expect(found.map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
  })
})

describe('days of which not all was read', () => {
  const perDay = (count: number, days: number) =>
    Array.from({ length: count * days }, (_, place) => ({
      id: place + 1,
      from: `2026-03-${String(Math.floor(place / count) + 1).padStart(2, '0')}`,
    }))
  const onDays = { ...byDays, end: undefined }
  const ask = (
    source: Parameters<typeof readStretch>[0],
    {
      fields = onDays,
      limit = 2000,
    }: { fields?: Parameters<typeof readStretch>[1]['fields']; limit?: number } = {},
  ) => readStretch(source, { fields, stretch: march, filter: undefined, limit }, signal)

  it('are those from the last one on, of which others may come', async () => {
    const { unreadFrom, cap } = await ask(memorySource(stay, perDay(47, 31)), { limit: 211 })
    expect({ unreadFrom, cap }).toEqual({ unreadFrom: '2026-03-05', cap: 211 })
  })

  it('are none where all is read in several requests', async () => {
    const source = memorySource(stay, perDay(47, 31))
    const list = vi.spyOn(source, 'list')
    const answer = await ask(source)
    expect(answer.records).toHaveLength(1457)
    expect(answer).not.toHaveProperty('unreadFrom')
    expect(list).toHaveBeenCalledTimes(3)
  })

  it('are read on where a source says that it has a bound, as long as that is not reached', async () => {
    const source = memorySource(stay, perDay(47, 31))
    const bounded = (cap: number) => ({
      ...source,
      list: async (query: Parameters<typeof source.list>[0]) => ({ ...(await source.list(query)), cap }),
    })
    expect((await ask(bounded(10_000))).records).toHaveLength(1457)
    expect(await ask(bounded(500))).toMatchObject({ cap: 500, unreadFrom: '2026-03-11' })
  })

  it('are all days where the source has no order', async () => {
    const source = memorySource(stay, perDay(47, 31))
    const unordered = { ...source, can: { ...source.can, sort: [] } }
    expect(await ask(unordered, { limit: 100 })).toMatchObject({ unreadFrom: '' })
  })

  it('are all days where not all that began before them was read', async () => {
    const before = perDay(5, 20).map((one) => ({ ...one, from: '2026-02-20', to: '2026-03-03' }))
    const source = memorySource(stay, [...before, { id: 900, from: '2026-03-04' }])
    expect(await ask(source, { fields: byDays, limit: 50 })).toMatchObject({ unreadFrom: '' })
    expect(await ask(source, { fields: byDays, limit: 100 })).toMatchObject({ unreadFrom: '' })
    expect(await ask(source, { fields: byDays, limit: 101 })).not.toHaveProperty('unreadFrom')
  })
})
