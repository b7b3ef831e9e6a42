import { describe, expect, test } from 'vitest'
import { fc } from '../../properties'
import { isDecimal } from '../../../src/spec/values/decimalText'
import { multiplyDecimals } from '../../../src/spec/values/multiplyDecimals'
import { roundDecimal } from '../../../src/spec/values/roundDecimal'
import { sumOf } from '../../../src/spec/values/sumOf'

describe('a product', () => {
  test.each([
    ['0.1', '0.2', '0.02'],
    ['3', '19.99', '59.97'],
    ['-1.5', '0.5', '-0.75'],
    ['9007199254740993', '10', '90071992547409930'],
    ['0', '-3', '0'],
  ])('of %s and %s is exactly %s', (one, other, product) =>
    expect(multiplyDecimals(one, other)).toBe(product),
  )
})

describe('rounding', () => {
  test.each([
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['0.124', 2, '0.12'],
    ['1.005', 2, '1.01'],
    ['0.4', 0, '0'],
    ['-0.4', 0, '0'],
    ['2.5', 0, '3'],
    ['7', 2, '7.00'],
    ['99.995', 2, '100.00'],
  ])('of %s to %i digits is %s', (value, digits, rounded) => {
    expect(roundDecimal(value, digits)).toBe(rounded)
  })

  test('of cents agrees with whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (mills) => {
        const sign = mills < 0 ? '-' : ''
        const digits = String(Math.abs(mills)).padStart(4, '0')
        const written = `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`
        const cents = Math.sign(mills) * Math.round(Math.abs(mills) / 10)
        const rounded = roundDecimal(written, 2)
        expect(isDecimal(rounded)).toBe(true)
        expect(Math.round(Number(rounded) * 100)).toBe(cents + 0)
      }),
    )
  })
})

describe('a sum of lines', () => {
  const lines = [
    { quantity: 3, price: '0.10' },
    { quantity: 7, price: '19.99' },
    { quantity: 1, price: '0.70' },
  ]

  test('is exact where binary fractions are not', () => {
    expect(sumOf(lines, ['quantity', 'price'], { currency: 'EUR' })).toBe('140.93')
    expect(
      sumOf(
        Array.from({ length: 10 }, () => ({ share: 0.1 })),
        ['share'],
      ),
    ).toBe('1.0')
  })

  test('is that of the lines as a person reads them', () => {
    const hours = Array.from({ length: 3 }, () => ({ hours: 0.25, rate: '49.90' }))
    expect(sumOf(hours, ['hours', 'rate'], { currency: 'EUR' })).toBe('37.44')
    expect(sumOf(hours, ['hours', 'rate'])).toBe('37.4250')
  })

  test('has the digits of its currency, also without a line', () => {
    expect(sumOf([], ['price'] as never[], { currency: 'EUR' })).toBe('0.00')
    expect(sumOf(undefined, [], { currency: 'JPY' })).toBe('0')
    expect(sumOf(lines, ['quantity', 'price'], { digits: 3 })).toBe('140.930')
  })

  test('counts nothing for a line that is not filled in', () => {
    const draft: { quantity?: number | null; price?: string | null }[] = [
      { quantity: 2, price: '5' },
      { quantity: null, price: '5' },
      { quantity: 2 },
      { quantity: Number.NaN, price: '5' },
      { quantity: 2, price: 'five' },
    ]
    expect(sumOf(draft, ['quantity', 'price'], { digits: 2 })).toBe('10.00')
  })

  test('takes numbers that are written with an exponent', () => {
    expect(sumOf([{ n: 1e21 }, { n: 1e-7 }], ['n'])).toMatch(/^1000000000000000000000\.0000001/)
  })
})
