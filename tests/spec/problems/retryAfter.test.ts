import { expect, test } from 'vitest'
import { retryAfter } from '../../../src/spec/problems/retryAfter'

const now = () => Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 12:01:30 GMT', 90],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['99999999999999999999', undefined],
])('“%s” is as many seconds as it says', (said, seconds) => {
  expect(retryAfter(new Headers({ 'retry-after': said }), now)).toBe(seconds)
})

test('without the header nothing is said', () => {
  expect(retryAfter(new Headers())).toBeUndefined()
})
