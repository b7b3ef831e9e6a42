import { describe, expect, test } from 'vitest'
import { date, dateRange, duration, instant, time } from '../../../../src/spec/fields/fields'
import { words } from '../../parcel'
import { resultOf } from './resultOf'

describe('days', () => {
  test('are within their bounds, and at them', () => {
    const field = date({ min: '2026-02-28', max: '2026-03-01' })
    expect(resultOf(field, '2026-02-28')).toBe('2026-02-28')
    expect(resultOf(field, '2026-03-01')).toBe('2026-03-01')
    expect(resultOf(field, '2026-02-27')).toEqual(['min'])
    expect(resultOf(field, '2026-03-02')).toEqual(['max'])
    expect(resultOf(field, '2026-02-29')).toEqual(['date'])
  })

  test('from one to another are in order, within their bounds, and nothing else is kept', () => {
    const field = dateRange({ min: '2026-01-01', max: '2026-12-31' })
    const range = { start: '2026-01-01', end: '2026-12-31' }
    expect(resultOf(field, { ...range, more: 1 })).toEqual(range)
    expect(resultOf(field, { start: '2026-05-02', end: '2026-05-01' })).toEqual(['order'])
    expect(resultOf(field, { ...range, start: '2025-12-31' })).toEqual(['min'])
    expect(resultOf(field, { ...range, end: '2027-01-01' })).toEqual(['max'])
    expect(resultOf(field, { start: '2026-05-02', end: '' })).toEqual(['dateRange'])
  })

  test('from one to another are missing when neither was given', () => {
    expect(resultOf(dateRange(), { start: '', end: null })).toBeNull()
    expect(resultOf(dateRange({ required: true }), {})).toEqual(['required'])
    expect(resultOf(dateRange(), [])).toEqual(['dateRange'])
  })
})

describe('times', () => {
  test('of the day are within their bounds, with seconds or without', () => {
    const field = time({ min: '08:00:00', max: '14:30' })
    expect(resultOf(field, '08:00')).toBe('08:00')
    expect(resultOf(field, '14:30:00')).toBe('14:30:00')
    expect(resultOf(field, '14:30:01')).toEqual(['max'])
    expect(resultOf(field, '07:59:59')).toEqual(['min'])
    for (const value of ['8:00', '24:00', '12:60', '12:00:60', '12', '12:00Z'])
      expect(resultOf(field, value)).toEqual(['time'])
  })

  test('for the whole world are compared as moments, and told by the clocks of their zone', () => {
    const field = instant({ min: '2026-11-21T12:00:00Z', max: '2026-11-21T13:00:00Z', zone: 'Asia/Tokyo' })
    expect(resultOf(field, '2026-11-21T13:00:00+01:00')).toBe('2026-11-21T13:00:00+01:00')
    expect(resultOf(field, '2026-11-21T12:59:00+01:00')).toEqual(['min'])
    expect(resultOf(field, '2026-11-21T13:00:00.001Z')).toEqual(['max'])
    expect(words(field, '2026-11-22T00:00Z')).toMatch(
      /^Enter thing as November 21, 2026 at 10:00\sPM GMT\+9 or earlier$/,
    )
  })

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T12:00:00',
    '2026-11-21 12:00Z',
    '2026-11-21T12:00:00+24:00',
  ])('%s is no moment', (value) => expect(resultOf(instant(), value)).toEqual(['instant']))

  test('that last are compared by their length', () => {
    const field = duration({ min: 'PT1H', max: 'P1D' })
    expect(resultOf(field, 'PT60M')).toBe('PT60M')
    expect(resultOf(field, 'PT24H')).toBe('PT24H')
    expect(resultOf(field, 'PT3599.9S')).toEqual(['min'])
    expect(resultOf(field, 'P1DT1S')).toEqual(['max'])
    for (const value of ['P1M', 'P1Y', 'PT', 'P', 'P1DT', '1H', `P${'9'.repeat(400)}D`])
      expect(resultOf(field, value)).toEqual(['duration'])
    expect(words(duration({ max: 'PT1H30M' }), 'PT2H')).toBe('Enter thing as 1 hour, 30 minutes or less')
  })
})
