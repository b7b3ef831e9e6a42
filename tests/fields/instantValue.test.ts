import { describe, expect, it } from 'vitest'
import {
  instantFormatOf,
  instantTextsIn,
  instantTextsOf,
  isLater,
  isSkipped,
  momentsIn,
} from '../../src/fields/instantValue'
import { generalZoneName, zoneName } from '../../src/fields/zoneName'
import { clockIn, momentsAt } from '../../src/spec/values/zonedTime'
import { fc } from '../properties'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]
const moments = fc
  .integer({ min: Date.parse('1975-01-01') / 1000, max: Date.parse('2037-01-01') / 1000 })
  .map((second) => second * 1000)

describe('the clocks of a zone', () => {
  it('lead back to the moment at which they were read', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
        expect(momentsAt(zone, clockIn(zone, at))).toContain(at)
      }),
    )
  })

  it('skip an hour in spring, and show one twice in autumn', () => {
    expect(momentsAt('Europe/Berlin', { date: '2026-03-29', time: '02:30:00' })).toEqual([])
    const twice = momentsAt('Europe/Berlin', { date: '2026-10-25', time: '02:30:00' })
    expect(twice.map((at) => new Date(at).toISOString())).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ])
  })

  it('are half an hour apart where an island has it so, and skip a day where it moved over the date line', () => {
    expect(momentsAt('Australia/Lord_Howe', { date: '2026-04-05', time: '01:45:00' })).toHaveLength(2)
    expect(momentsAt('Pacific/Apia', { date: '2011-12-30', time: '12:00:00' })).toEqual([])
  })

  it('are named in words, as they are at a moment or in general', () => {
    expect(zoneName('Europe/Berlin', 'en', Date.parse('2026-07-01'))).toBe(
      'Central European Summer Time (GMT+2)',
    )
    expect(zoneName('Europe/Berlin', 'de', Date.parse('2026-01-01'))).toMatch(/^Mitteleuropäische Normalzeit/)
    expect(zoneName('UTC', 'en', 0)).toBe('Coordinated Universal Time')
    expect(generalZoneName('America/New_York', 'en')).toBe('Eastern Time')
    expect(generalZoneName('UTC', 'en')).toBe('Coordinated Universal Time')
  })
})

describe('a moment in parts', () => {
  it('is shown by the clocks of its zone', () => {
    expect(instantTextsOf('2026-11-21T23:30:00Z', 'Europe/Berlin', 'de')).toEqual({
      day: '22',
      month: '11',
      year: '2026',
      hour: '00',
      minute: '30',
      second: '00',
      dayPeriod: '',
    })
    expect(instantTextsOf('2026-11-21T23:30:15.123456Z', 'UTC', 'en').second).toBe('15.123456')
  })

  it('is the second of two where it is', () => {
    expect(isLater('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe(true)
    expect(isLater('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe(false)
    expect(isLater('2026-11-25T00:30:00Z', 'Europe/Berlin')).toBe(false)
  })

  it('is none while it is unfinished, or where clocks skip it', () => {
    expect(momentsIn('2026-03-29, 02:30', 'Europe/Berlin')).toEqual([])
    expect(isSkipped('2026-03-29, 02:30', 'Europe/Berlin')).toBe(true)
    expect(isSkipped('2026-03-29, 02:3', 'Europe/Berlin')).toBe(false)
    expect(isSkipped('2026-03-29, 02:30', 'UTC')).toBe(false)
  })

  it('keeps the text of an unfinished one', () => {
    expect(instantTextsOf('3/14/, 2:30 ', 'UTC', 'en')).toMatchObject({
      month: '3',
      day: '14',
      hour: '2',
      minute: '30',
    })
  })

  it('is the same written with any offset', () => {
    const { isSame } = instantFormatOf('UTC', 'en', () => {})
    expect(isSame('2026-11-21T14:30:00Z', '2026-11-21T15:30:00+01:00')).toBe(true)
    expect(isSame('2026-11-21T14:30:00Z', '2026-11-21T14:30:01Z')).toBe(false)
    expect(isSame(null, undefined)).toBe(true)
    expect(isSame('soon', 'later')).toBe(false)
  })

  it('understands a copied moment, as a computer or as a person writes it', () => {
    expect(instantTextsIn('2026-11-21T23:30:00Z', 'Europe/Berlin', 'de')).toMatchObject({
      day: '22',
      hour: '00',
    })
    expect(instantTextsIn('2026-11-21 14:30', 'UTC', 'en')).toMatchObject({
      day: '21',
      hour: '02',
      dayPeriod: 'PM',
    })
    expect(instantTextsIn('3/14/2001, 2:30 pm', 'UTC', 'en')).toMatchObject({ month: '3', hour: '02' })
    expect(instantTextsIn('3/14/2001', 'UTC', 'en')).toBeUndefined()
  })
})
