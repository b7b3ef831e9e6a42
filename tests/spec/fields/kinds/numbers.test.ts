import { describe, expect, test } from 'vitest'
import { decimal, integer, money, number, percent } from '../../../../src/spec/fields/fields'
import { words } from '../../parcel'
import { resultOf } from './resultOf'

describe('a number', () => {
  test('is within its bounds, and at them', () => {
    const field = number({ min: -1.5, max: 2 })
    expect(resultOf(field, -1.5)).toBe(-1.5)
    expect(resultOf(field, '2')).toBe(2)
    expect(resultOf(field, -1.6)).toEqual(['min'])
    expect(resultOf(field, 2.0000001)).toEqual(['max'])
  })

  test('goes in steps from its least, and a tenth is a tenth', () => {
    expect(resultOf(number({ step: 0.1 }), 0.3)).toBe(0.3)
    expect(resultOf(number({ step: 0.1 }), 0.35)).toEqual(['step'])
    expect(resultOf(integer({ min: 1, step: 2 }), 3)).toBe(3)
    expect(resultOf(integer({ min: 1, step: 2 }), 4)).toEqual(['step'])
  })

  test('goes in exact steps up to the greatest whole number', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(resultOf(integer({ step: 2 }), most - 1)).toBe(most - 1)
    expect(resultOf(integer({ step: 2 }), most)).toEqual(['step'])
    expect(resultOf(integer({ min: -most, step: 2 }), most)).toBe(most)
    expect(resultOf(integer({ min: -most, step: 2 }), most - 1)).toEqual(['step'])
  })

  test('is never minus nothing', () => {
    expect(Object.is(resultOf(number(), -0), 0)).toBe(true)
    expect(Object.is(resultOf(number(), '-0'), 0)).toBe(true)
  })

  test('is whole when it is an integer, and one that the computer keeps', () => {
    expect(resultOf(integer(), Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
    expect(resultOf(integer(), Number.MAX_SAFE_INTEGER + 1)).toEqual(['numberTooExact'])
    expect(resultOf(integer(), '9007199254740993')).toEqual(['numberTooExact'])
    expect(resultOf(integer(), 1.5)).toEqual(['integer'])
    expect(resultOf(integer(), true)).toEqual(['number'])
  })

  test('of a hundred shows its sign', () => {
    expect(percent().unit).toBe('%')
    expect(resultOf(percent({ max: 100 }), 100)).toBe(100)
  })
})

describe('an exact number', () => {
  test('loses no digit, however many it has', () => {
    const long = `-${'9'.repeat(50)}.${'1'.repeat(50)}`
    expect(resultOf(decimal(), long)).toBe(long)
  })

  test.each(['1.', '.5', '01', '+1', '1e3', '1,5', '--1', '١', ' 1', 'Infinity', 5])(
    'is not written %s',
    (value) => {
      expect(resultOf(decimal(), value)).toEqual(['decimal'])
    },
  )

  test('is within its bounds by what it is, not by how it is written', () => {
    const field = decimal({ min: '0.10', max: '1000' })
    expect(resultOf(field, '0.1')).toBe('0.1')
    expect(resultOf(field, '1000.000')).toBe('1000.000')
    expect(resultOf(field, '0.09')).toEqual(['min'])
    expect(resultOf(field, '1000.0000000000000000001')).toEqual(['max'])
    expect(resultOf(field, '9')).toBe('9')
  })

  test('goes in exact steps', () => {
    expect(resultOf(decimal({ step: '0.05' }), '0.15')).toBe('0.15')
    expect(resultOf(decimal({ step: '0.05' }), '-0.16')).toEqual(['step'])
    expect(resultOf(decimal({ min: '0.01', step: '0.05' }), '0.06')).toBe('0.06')
  })

  test('of money has no more digits than its currency, zeros apart', () => {
    expect(resultOf(money({ currency: 'JPY' }), '12.0')).toBe('12.0')
    expect(resultOf(money({ currency: 'JPY' }), '12.5')).toEqual(['digits'])
    expect(resultOf(money({ currency: 'KWD' }), '12.125')).toBe('12.125')
    expect(resultOf(money({ currency: 'EUR', digits: 4 }), '0.1234')).toBe('0.1234')
  })

  test('is told as the locale writes it, in its currency', () => {
    const field = money({ currency: 'EUR', max: '1234.5' })
    expect(words(field, '2000')).toBe('Enter thing as €1,234.50 or less')
    expect(words(field, '2000', { locale: 'de-DE' })).toMatch(/^Enter thing as 1\.234,50\s€ or less$/)
    expect(words(money({ currency: 'EUR' }), 'x')).toBe('Enter thing as a number, like 1,234.50')
    expect(words(money({ currency: 'JPY' }), 'x')).toBe('Enter thing as a number, like 1,234')
    expect(words(money({ currency: 'KWD' }), 'x')).toBe('Enter thing as a number, like 1,234.500')
    expect(words(money({ currency: 'EUR', max: '500' }), 'x')).toBe('Enter thing as a number, like 12.50')
    expect(words(money({ currency: 'EUR', min: '2000' }), 'x')).toBe('Enter thing as a number, like 2,000.00')
    expect(words(money({ currency: 'EUR', digits: 4 }), 'x')).toBe('Enter thing as a number, like 1,234.5000')
    expect(words(decimal({ digits: 0, max: '999' }), 'x')).toBe('Enter thing as a number, like 12')
    expect(words(decimal({ digits: 1 }), '0.25')).toBe('Enter thing with at most 1 digit after the point')
  })
})
