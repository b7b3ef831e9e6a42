// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { chartNumber, scaleNumber } from '../../src/charts/chartNumber'
import { showPoint } from '../../src/charts/chartPoints'
import { namedPoints, plotScales, spread } from '../../src/charts/plotScales'

const points = (...dates: readonly string[]) => dates.map((at) => showPoint({ at }, 'en', 'UTC'))
const series = (...values: readonly (number | undefined)[]) => [{ label: 'Strikes', values }]

describe('the scale of values', () => {
  it('begins at nought, so that a small change looks small', () => {
    const { ticks, up } = plotScales(points('2026-01', '2026-02'), series(98, 100), false)
    expect(ticks[0]).toBe(0)
    expect(up(0)).toBe(100)
  })

  it('names no half of what is counted', () => {
    expect(plotScales(points('2026-01'), series(1), true).ticks).toEqual([0, 1])
  })

  it('goes below nought where values do', () => {
    const { up } = plotScales(points('2026-01', '2026-02'), series(-10, 10), false)
    expect(up(0)).toBe(50)
  })

  it('has a place for everything where nothing is known', () => {
    const { along, ticks } = plotScales(points('2026-01'), series(undefined), false)
    expect(along).toEqual([50])
    expect(ticks).toEqual([0, 1])
  })
})

describe('places along the axis', () => {
  it('are as far apart as the dates are', () => {
    const { along } = plotScales(points('2026-01-01', '2026-01-02', '2026-01-04'), series(1, 2, 3), false)
    const [first = 0, second = 0, third = 0] = along
    expect((third - second) / (second - first)).toBeCloseTo(2)
  })

  it('are even for categories, and for bars', () => {
    const { along } = plotScales(points('Climb', 'Landing'), series(1, 2), false)
    expect(along).toEqual([25, 75])
    expect(plotScales(points('2026-01', '2026-12'), series(1, 2), true).along).toEqual([25, 75])
  })

  it('are named from the last one on, as far as there is room', () => {
    expect([...namedPoints([10, 20, 30, 40, 50, 60]).wide]).toEqual([1, 3, 5])
    expect([...namedPoints([10, 20, 30, 40, 50, 60]).narrow]).toEqual([1, 5])
  })

  it('are named fewer where their names are long, of which the last ends with the drawing', () => {
    const along = [10, 26, 42, 58, 74, 97]
    const named = (name: string) => [
      ...namedPoints(
        along,
        along.map(() => name),
      ).wide,
    ]
    expect(named('Nov 26')).toEqual([0, 1, 2, 3, 4, 5])
    expect(named('Sept. 2026')).toEqual([0, 2, 4, 5])
    expect(named('September 2026')).toEqual([1, 3, 5])
  })
})

it('moves names apart that would stand over each other, and keeps their order and the frame', () => {
  expect(spread([50, 52, 98, 99], 10)).toEqual([50, 60, 90, 100])
})

it('says points in words: years, months, days and moments by the clocks of a zone', () => {
  const said = (at: string) => showPoint({ at }, 'en', 'Europe/Berlin').label
  expect(said('2026')).toBe('2026')
  expect(said('2026-03')).toBe('March 2026')
  expect(said('2026-03-18')).toBe('March 18, 2026')
  expect(said('2026-03-18T23:30:00Z')).toMatch(/^Mar 19, 2026, 12:30\sAM$/)
  expect(said('Climb')).toBe('Climb')
  expect(said('2026-13')).toBe('2026-13')
})

it('writes an exact sum with every digit, and a value of the scale in short', () => {
  const euros = { format: { style: 'currency', currency: 'EUR' } } as const
  expect(chartNumber('12345678901234567.89', 'en', euros)).toBe('€12,345,678,901,234,567.89')
  expect(scaleNumber(12000, 'en', euros)).toBe('€12K')
  expect(chartNumber(7, 'en', { unit: 'kn' })).toBe('7\u00a0kn')
})

test.each([
  ['de', 5000, '5.000\u00a0€'],
  ['de', 250000, '250.000\u00a0€'],
  ['en', 5000, '€5K'],
])('a value of the scale has the groups of the locale as every other: %s', (locale, value, written) => {
  const euros = { format: { style: 'currency', currency: 'EUR' } } as const
  expect(scaleNumber(value, locale, euros)).toBe(written)
})

test.each([
  ['en', 37.5, '37 hours, 30 minutes', '37.5 hr'],
  ['en', 1 / 3, '20 minutes', '20 min'],
  ['en', 0.0125, '45 seconds', '0.8 min'],
  ['en', 0, '0 hours', '0 hr'],
  ['en', 12000, '12,000 hours', '12K hr'],
  ['de', 37.5, '37 Stunden, 30 Minuten', '37,5 Std.'],
  ['de', 5000, '5.000 Stunden', '5.000 Std.'],
])(
  'hours are written as a length of time, and short on the scale: %s %d',
  (locale, value, written, short) => {
    expect(chartNumber(value, locale, { hours: true })).toBe(written)
    expect(scaleNumber(value, locale, { hours: true }).replace('\u00a0', ' ')).toBe(short)
  },
)
