import { expect, test } from 'vitest'
import { countCharacters } from '../../../src/spec/values/countCharacters'

test.each([
  ['', 0],
  ['gull', 4],
  ['Möwe', 4],
  ['Mo\u0308we', 4],
  ['👨‍👩‍👧‍👦', 1],
  ['🇸🇪🇳🇴', 2],
  ['नमस्ते', 3],
  ['a\nb', 3],
])('a person sees so many characters in “%s”', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('many marks on one letter are one character, however many', () => {
  expect(countCharacters(`e${'\u0301'.repeat(1000)}x`, 1)).toBe(2)
  expect(countCharacters(`e${'\u0301'.repeat(1000)}`, 5)).toBe(1)
})

test('counting a book stops soon after the limit', () => {
  expect(countCharacters('é'.repeat(5_000_000), 100)).toBe(101)
})
