// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readCalendarQuery, writeCalendarQuery } from '../../../src/screens/calendar/calendarAddress'
import { money } from '../../../src/spec/fields/fields'
import { unmoved } from '../../../src/screens/calendar/EventShift'
import { daysBetween } from '../../../src/spec/values/daysBetween'
import { addDays } from '../../../src/spec/values/addDays'
import { shiftTimes, shiftValues, timesOf } from '../../../src/screens/calendar/eventTimes'
import { movedAlong } from '../../../src/screens/calendar/movedAlong'
import { fc } from '../../properties'

const berlin = { kind: 'instant', start: 'from', end: 'to', zone: 'Europe/Berlin' } as const
const days = { kind: 'date', start: 'from', end: 'to', zone: 'UTC' } as const
const range = { kind: 'dateRange', start: 'away', end: undefined, zone: 'UTC' } as const

describe('when a record is', () => {
  it.each([
    [{ from: '2026-03-18T23:30:00Z' }, { start: '2026-03-19', startMinute: 30, end: '2026-03-19' }],
    [
      { from: '2026-03-18T08:00:00Z', to: '2026-03-18T23:00:00Z' },
      { start: '2026-03-18', startMinute: 540, end: '2026-03-18', endMinute: 1440 },
    ],
    [
      { from: '2026-03-18T08:00:00Z', to: '2026-03-17T08:00:00Z' },
      { start: '2026-03-18', startMinute: 540, end: '2026-03-18' },
    ],
    // Of a few seconds after midnight, the day before is none.
    [
      { from: '2026-03-17T23:00:10Z', to: '2026-03-17T23:00:40Z' },
      { start: '2026-03-18', startMinute: 0, end: '2026-03-18', endMinute: 1 },
    ],
    [{ from: '18 March' }, undefined],
    [{}, undefined],
  ])('by the clocks of its zone: %j', (record, times) => {
    expect(timesOf(record, berlin)).toEqual(times)
  })

  it('by its days', () => {
    expect(timesOf({ from: '2026-03-18' }, days)).toEqual({ start: '2026-03-18', end: '2026-03-18' })
    expect(timesOf({ away: { start: '2026-03-18', end: '2026-03-20' } }, range)).toEqual({
      start: '2026-03-18',
      end: '2026-03-20',
    })
  })
})

describe('a record that is moved', () => {
  it('keeps the time of the clock over the night in which clocks change', () => {
    const record = { from: '2026-03-28T08:00:00Z', to: '2026-03-28T09:00:00Z' }
    expect(shiftValues(record, berlin, { ...unmoved, days: 1 })).toEqual({
      from: '2026-03-29T07:00:00Z',
      to: '2026-03-29T08:00:00Z',
    })
  })

  it('begins after the hour that clocks skip', () => {
    const record = { from: '2026-03-28T01:30:00Z' }
    expect(shiftValues(record, berlin, { ...unmoved, days: 1 })).toEqual({ from: '2026-03-29T01:30:00Z' })
  })

  it('is not over before it begins', () => {
    const record = { from: '2026-03-18', to: '2026-03-19' }
    expect(shiftValues(record, days, { days: -1, minutes: 0, part: 'end' })).toEqual({ to: '2026-03-18' })
    expect(shiftValues(record, days, { days: -2, minutes: 0, part: 'end' })).toBeUndefined()
  })

  it('lasts as long as before, wherever it goes and back', () => {
    const times = fc.record({
      from: fc.integer({ min: 0, max: 1380 }),
      length: fc.integer({ min: 15, max: 60 }),
      days: fc.integer({ min: -400, max: 400 }),
      minutes: fc.integer({ min: -96, max: 96 }).map((quarters) => quarters * 15),
    })
    fc.assert(
      fc.property(times, ({ from, length, days: by, minutes }) => {
        const event = { start: '2026-03-18', end: '2026-03-18', startMinute: from, endMinute: from + length }
        const there = shiftTimes(event, { days: by, minutes, part: 'event' })
        const back = there && shiftTimes(there, { days: -by, minutes: -minutes, part: 'event' })
        expect(back).toEqual(event)
      }),
    )
  })

  it('takes its end along in the form, unless that was changed too', () => {
    const record = { from: '2026-03-18', to: '2026-03-20' }
    expect(movedAlong(record, days, { from: '2026-03-25', to: '2026-03-20' })).toEqual({
      from: '2026-03-25',
      to: '2026-03-27',
    })
    expect(movedAlong(record, days, { from: '2026-03-25', to: '2026-03-26' })['to']).toBe('2026-03-26')
  })
})

it('counts days over months and years', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), (count) => {
      expect(daysBetween('2026-03-18', addDays('2026-03-18', count))).toBe(count)
    }),
  )
})

describe('an address', () => {
  it('says which days are shown, and keeps what else stands there', () => {
    const address = `/jobs/calendar${writeCalendarQuery({ view: 'week', date: '2026-03-18' }, '/x?tab=2')}`
    expect(address).toBe('/jobs/calendar?tab=2&view=week&date=2026-03-18')
    expect(readCalendarQuery(address)).toEqual({ view: 'week', date: '2026-03-18' })
  })

  it('says by what the days are filtered, as far as the source can heed it', () => {
    const filter = { status: { in: ['asked'] }, 'room.no': { is: 7 }, total: { gte: '10.50' } }
    const fields = { total: money({ currency: 'EUR' }) }
    const address = writeCalendarQuery({ view: 'day', filter }, '/x?tab=2&status.is=done', fields)
    expect(address).toBe('?tab=2&view=day&status.in=%5B%22asked%22%5D&room.no.is=7&total.gte=10.50')
    expect(readCalendarQuery(address, undefined, fields)).toEqual({ view: 'day', filter })
    const can = { search: false, sort: [], filter: { status: ['in'] } } as const
    expect(readCalendarQuery(address, can, fields)).toEqual({
      view: 'day',
      filter: { status: { in: ['asked'] } },
    })
    expect(readCalendarQuery('?total.gte=10', { ...can, filter: {} })).toEqual({})
  })

  it('that was typed wrong leads to the days of today', () => {
    expect(readCalendarQuery('/jobs/calendar?view=decade&date=2026-02-30')).toEqual({})
  })
})
