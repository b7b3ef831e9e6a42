import { describe, expect, it } from 'vitest'
import { conditionFilter, restHolds } from '../../src/data/grantFilter'
import { memorySource } from '../../src/data/memorySource'
import { listView } from '../../src/screens/list/savedViews'
import { date, defineEntity, instant, integer, number, type When } from '../../src/spec'
import { evaluate } from '../../src/spec/conditions/When'
import { absoluteFilter } from '../../src/spec/values/fromNow'

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    due: date(),
    at: instant({ zone: 'Europe/Berlin' }),
    days: integer(),
    fee: number(),
  },
})
const { fields } = loan
const source = memorySource(loan, [])
const filterOf = (when: When) => conditionFilter(when, source.can, undefined, fields)

describe('a bound that leaves itself out', () => {
  it('is one that a source can compare, where the next day, moment or number is known', () => {
    expect(filterOf({ due: { lt: { today: true } } })).toEqual({ due: { lte: { today: '-P1D' } } })
    expect(filterOf({ due: { gt: { today: '-P1W' } } })).toEqual({ due: { gte: { today: '-P6D' } } })
    expect(filterOf({ due: { gt: { today: '-P1D' } } })).toEqual({ due: { gte: { today: true } } })
    expect(filterOf({ due: { lt: '2026-03-01' } })).toEqual({ due: { lte: '2026-02-28' } })
    expect(filterOf({ days: { gt: 3, lt: 9 } })).toEqual({ days: { gte: 4, lte: 8 } })
    expect(filterOf({ at: { lt: '2026-03-01T00:00:00Z' } })).toEqual({
      at: { lte: '2026-02-28T23:59:59.999Z' },
    })
    expect(filterOf({ at: { lt: { today: true } } })).toEqual({ at: { lte: { today: '-P1D' } } })
  })

  it('is left to the page where it is not', () => {
    expect(filterOf({ fee: { lt: 3 } })).toBeUndefined()
    expect(filterOf({ due: { lt: { today: 'P1M' } } })).toBeUndefined()
  })

  it('finds the records that the condition is true of', () => {
    const when = { due: { lt: { today: true } }, days: { gt: 3 } } as const
    const now = Date.now()
    const day = (shift: number) => new Date(now + shift * 86_400_000).toISOString().slice(0, 10)
    const records = [-2, -1, 0, 1].flatMap((shift) =>
      [3, 4].map((days, place) => ({ id: shift * 10 + place, due: day(shift), days })),
    )
    const expected = records.filter((record) => evaluate(when, record, { fields, now }))
    const held = memorySource(loan, records)
    return held.list({ filter: absoluteFilter(filterOf(when), fields, now) ?? {} }).then((found) => {
      expect(found.records.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(restHolds(when, held.can, { fields })(records[0] ?? {})).toBe(true)
    })
  })

  it('may stand in a saved view that was written by hand', () => {
    const view = {
      id: 'v1',
      rev: 1,
      list: 'loan',
      name: 'Overdue',
      query: { filter: { due: { lt: { today: true } } } },
    }
    const { query } = listView(view, { can: source.can, fields, me: undefined })
    expect(query.filter).toEqual({ due: { lte: { today: '-P1D' } } })
  })
})
