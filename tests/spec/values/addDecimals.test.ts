import { fc } from '../../properties'
import { expect, test } from 'vitest'
import { addDecimals } from '../../../src/spec/values/addDecimals'
import { compareDecimals, isDecimal } from '../../../src/spec/values/decimalText'

test.each([
  ['1', '2', '3'],
  ['0.1', '0.2', '0.3'],
  ['1000', '-0.01', '999.99'],
  ['-0.01', '0.01', '0.00'],
  ['0', '-0.5', '-0.5'],
  ['9007199254740993', '0.0001', '9007199254740993.0001'],
])('%s and %s are %s', (one, other, sum) => {
  expect(addDecimals(one, other)).toBe(sum)
})

test('what is added can be taken away again', () => {
  const decimal = fc
    .tuple(fc.bigInt(), fc.stringMatching(/^(\.\d{1,30})?$/))
    .map(([whole, part]) => `${whole}${part}`)
  fc.assert(
    fc.property(decimal, decimal, (one, other) => {
      const sum = addDecimals(one, other)
      const back = other.startsWith('-') ? other.slice(1) : `-${other}`
      expect(isDecimal(sum)).toBe(true)
      expect(compareDecimals(addDecimals(sum, back), one)).toBe(0)
    }),
  )
})
