// @vitest-environment node
import { expect, it } from 'vitest'
import { firstCreateDay } from '../../../src/screens/calendar/firstCreateDay'
import { choice, date, dateRange, defineEntity, type Entity, instant, integer, rule } from '../../../src/spec'

const now = Date.parse('2026-03-18T12:00:00Z')
const day = date({ label: 'Day', min: '2026-03-01' })
const begins = instant({ label: 'Begins', zone: 'Asia/Tokyo' })

function visitOf(rules: readonly object[] = [], fields = { day, begins }) {
  return defineEntity({
    name: 'visit',
    labels: ['Visit', 'Visits'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      until: date({ label: 'Until' }),
      nights: integer({ label: 'Nights' }),
      stay: dateRange({ label: 'Stay', min: '2026-03-05' }),
      state: choice(['asked', 'made'], { readOnly: true }),
      ...fields,
    },
    states: { field: 'state', initial: 'asked', final: ['made'] },
    transitions: { make: { from: ['asked'], to: 'made' } },
    rules: rules as never,
  }) as unknown as Entity
}

const first = (rules?: readonly object[], start = 'day') =>
  firstCreateDay(visitOf(rules), { start, zone: start === 'begins' ? 'Asia/Tokyo' : 'UTC' }, now)

const inUtc = { today: true, zone: 'UTC' } as const

it('is the least day of a date, or of a range of dates', () => {
  expect(first()).toBe('2026-03-01')
  expect(first([], 'stay')).toBe('2026-03-05')
  expect(first([], 'begins')).toBeUndefined()
})

it('is that of a moment by the clocks of its zone', () => {
  const fields = {
    day,
    begins: instant({ label: 'Begins', zone: 'Asia/Tokyo', min: '2026-03-10T20:00:00Z' }),
  }
  expect(firstCreateDay(visitOf([], fields), { start: 'begins', zone: 'Asia/Tokyo' }, now)).toBe('2026-03-11')
})

it('is what a rule requires of the day, as it stands to today', () => {
  expect(first([rule({ at: ['day'], require: { day: { gte: inUtc } } })])).toBe('2026-03-18')
  expect(first([rule({ at: ['day'], require: { day: { gt: inUtc }, nights: { gt: 0 } } })])).toBe(
    '2026-03-19',
  )
  expect(first([rule({ at: ['begins'], require: { begins: { gte: { today: 'P2D' } } } })], 'begins')).toBe(
    '2026-03-20',
  )
  expect(first([rule({ at: ['begins'], require: { begins: { gt: { now: 'PT4H' } } } })], 'begins')).toBe(
    '2026-03-19',
  )
})

it('is that of a rule for new records, and not of one for others', () => {
  const require = { day: { gte: inUtc } } as const
  expect(first([rule({ at: ['day'], when: { state: 'asked' }, require })])).toBe('2026-03-18')
  expect(first([rule({ at: ['day'], when: { state: 'made' }, require })])).toBe('2026-03-01')
})

it('is not that of a rule which depends on an answer, compares with one, leaves a choice, or only warns', () => {
  const require = { day: { gte: inUtc } } as const
  expect(first([rule({ at: ['day'], when: { nights: { empty: true } }, require })])).toBe('2026-03-01')
  expect(first([rule({ at: ['day'], require: [require, { nights: 0 }] })])).toBe('2026-03-01')
  expect(first([rule({ at: ['day'], require, severity: 'warning' })])).toBe('2026-03-01')
  expect(first([rule({ at: ['day'], require: { day: { gte: { field: 'until' } } } })])).toBe('2026-03-01')
})

it('is not known from today before the browser says which day that is', () => {
  const visit = visitOf([rule({ at: ['day'], require: { day: { gte: inUtc } } })])
  expect(firstCreateDay(visit, { start: 'day', zone: 'UTC' }, undefined)).toBe('2026-03-01')
})
