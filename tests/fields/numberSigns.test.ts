import { expect, it, test } from 'vitest'
import { signOfCurrency, signOfPercent, withoutSign } from '../../src/fields/numberSigns'
import { percentages } from '../../src/fields/numberValue'

test.each([
  ['en-US', 'EUR', { prefix: '€' }],
  ['de-DE', 'EUR', { suffix: '€' }],
  ['en-US', 'KWD', { prefix: 'KWD' }],
  ['ja-JP', 'JPY', { prefix: '￥' }],
  ['ar-EG', 'SAR', { suffix: 'ر.س.' }],
  ['fa-IR', 'IRR', { prefix: 'ریال' }],
])('the sign of a sum in %s, of %s', (locale, currency, affixes) => {
  const { written, ...sign } = signOfCurrency(locale, currency)
  expect(sign).toEqual(affixes)
  expect(written).toContain(currency)
})

it('is put after a percentage, save where it comes before', () => {
  expect(signOfPercent('en-US')).toMatchObject({ suffix: '%' })
  expect(signOfPercent('ar-EG')).toMatchObject({ suffix: '٪' })
  expect(signOfPercent('tr-TR')).toMatchObject({ prefix: '%' })
})

it('may be typed with a percentage', () => {
  expect(percentages.read('12.5 %', 'en-US')).toBe(12.5)
  expect(percentages.read('%12,5', 'tr-TR')).toBe(12.5)
  expect(percentages.read('١٥٪', 'ar-EG')).toBe(15)
  expect(percentages.read('15％', 'ja-JP')).toBe(15)
  expect(percentages.read('%', 'en-US')).toBe('%')
  expect(percentages.read('', 'en-US')).toBeNull()
})

it('leaves a text without the sign as it is', () => {
  expect(withoutSign(' 1,5 ', signOfCurrency('en-US', 'EUR'))).toBe(' 1,5 ')
})
