// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { formatBytes } from '../../src/bytes/formatBytes'
import { parseBytes } from '../../src/bytes/parseBytes'
import { fc } from '../properties'
import { result } from './codecCases'

const nbsp = '\u00a0'

describe('formatBytes', () => {
  test.each([
    [0, {}, '0 bytes'],
    [1, {}, '1 byte'],
    [999, {}, '999 bytes'],
    [1000, {}, '1 kB'],
    [999_949, {}, '999.9 kB'],
    [999_950, {}, '1 MB'],
    [5_000_000, {}, '5 MB'],
    [1_234_567, { digits: 2 }, '1.23 MB'],
    [1_234_567, { digits: 0 }, '1 MB'],
    [-1500, {}, '-1.5 kB'],
    [9e15, {}, '9 PB'],
    [9e18, {}, '9,000 PB'],
    [1023, { units: 'iec' }, '1,023 bytes'],
    [1024, { units: 'iec' }, `1${nbsp}KiB`],
    [5_242_880, { units: 'iec' }, `5${nbsp}MiB`],
    [1_048_575, { units: 'iec' }, `1${nbsp}MiB`],
    [5_000_000, { locale: 'fr' }, `5${nbsp}Mo`],
    [1_500_000, { locale: 'de' }, `1,5${nbsp}MB`],
    [1_572_864, { locale: 'de', units: 'iec' }, `1,5${nbsp}MiB`],
    [1_500, { locale: 'ar-EG' }, `١٫٥ كيلوبايت`],
  ] as const)('writes %d with %j as %j', (bytes, options, wanted) => {
    expect(formatBytes(bytes, options).replaceAll(/[\u202f ]/g, nbsp)).toBe(wanted.replaceAll(' ', nbsp))
  })

  it('writes no size that is none', () => {
    expect(() => formatBytes(Number.NaN)).toThrow(TypeError)
  })
})

describe('parseBytes', () => {
  test.each([
    ['5', {}, 5],
    ['5 MB', {}, 5_000_000],
    ['5mb', {}, 5_000_000],
    ['5 M', {}, 5_000_000],
    ['5 MiB', {}, 5_242_880],
    ['1.5 KiB', {}, 1536],
    ['1,234 kB', {}, 1_234_000],
    ['1 234 kB', {}, 1_234_000],
    ['12 bytes', {}, 12],
    ['2 megabytes', {}, 2_000_000],
    ['1,5 Mo', { locale: 'fr' }, 1_500_000],
    ['1.234,5 kB', { locale: 'de' }, 1_234_500],
    ['1’234.5 kB', { locale: 'de-CH' }, 1_234_500],
    ['٥ م.ب', { locale: 'ar-EG' }, 5_000_000],
    ['5 MB', { locale: 'ar-EG' }, 5_000_000],
    ['5 t', { locale: 'fi' }, 5],
    ['5 TB', { locale: 'fi' }, 5e12],
    ['12,34,567 B', { locale: 'en-IN' }, 1_234_567],
  ] as const)('reads %j with %j as %d', (text, options, bytes) => {
    expect(parseBytes(text, options)).toBe(bytes)
  })

  test.each([
    ['', 'malformed 0'],
    ['MB', 'malformed 0'],
    ['1,5 MB', 'malformed 0'],
    ['0,125 MB', 'malformed 0'],
    ['1.5.2 MB', 'malformed 0'],
    ['-5 MB', 'malformed 2'],
    ['1e3', 'malformed 0'],
    ['5 XB', 'malformed 1'],
    ['5 iB', 'malformed 1'],
    ['5 MB 3', 'malformed 1'],
    ['9007200 TB', 'malformed 7'],
  ])('does not read %j', (text, wanted) => {
    expect(result(() => String(parseBytes(text)))).toBe(wanted)
  })

  it('reads what formatBytes writes, in any language', () => {
    const locales = [
      'en',
      'de',
      'de-CH',
      'fr',
      'es',
      'ru',
      'pl',
      'cs',
      'fi',
      'sv',
      'ar',
      'ar-EG',
      'fa',
      'he',
      'hi',
      'ja',
      'zh',
      'th',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom('si', 'iec'),
        fc.oneof(
          fc.nat(5000),
          fc.nat(2 ** 31),
          fc.maxSafeNat().map((bytes) => Math.floor(bytes / 2)),
        ),
        (locale, units, bytes) => {
          const text = formatBytes(bytes, { locale, units, digits: 3 })
          const read = parseBytes(text, { locale })
          expect(Math.abs(read - bytes), `${text} in ${locale}`).toBeLessThanOrEqual(bytes * 0.0005)
        },
      ),
      { numRuns: 200 },
    )
  })
})
