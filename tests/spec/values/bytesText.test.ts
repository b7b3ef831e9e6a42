import { expect, test } from 'vitest'
import { formatBytes } from '../../../src/bytes/formatBytes'
import { writeBytes } from '../../../src/spec/values/bytesText'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [84, '84 bytes'],
  [7_040, '7 kB'],
  [999_949, '999.9 kB'],
  [999_999, '1 MB'],
  [5_000_000, '5 MB'],
])('%i bytes are written as a person says them: %s', (bytes, words) => {
  expect(writeBytes(bytes)).toBe(words)
})

test('the same size is the same words in a rule and everywhere else', () => {
  for (const locale of ['en', 'de', 'fr', 'ar', 'ja']) {
    for (const bytes of [0, 1, 2, 84, 999, 1000, 1499, 999_950, 1e6, 123_456_789, 5e9]) {
      expect(writeBytes(bytes, locale)).toBe(formatBytes(bytes, { locale }))
    }
  }
})
