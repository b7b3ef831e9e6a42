import { describe, expect, test } from 'vitest'
import { code, colour, email, json, phone, text, url } from '../../../../src/spec/fields/fields'
import { arabic } from '../../../../src/messages/arabic'
import { createTranslator } from '../../../../src/messages/createTranslator'
import { words } from '../../parcel'
import { resultOf } from './resultOf'

describe('a text', () => {
  test('is counted in characters as a person sees them, at its bounds', () => {
    const field = text({ minLength: 2, maxLength: 3 })
    expect(resultOf(field, 'a')).toEqual(['minLength'])
    expect(resultOf(field, 'ab')).toBe('ab')
    expect(resultOf(field, '👨‍👩‍👧‍👦🇸🇪é')).toBe('👨‍👩‍👧‍👦🇸🇪é')
    expect(resultOf(field, '👨‍👩‍👧‍👦')).toEqual(['minLength'])
    expect(resultOf(field, 'abcd')).toEqual(['maxLength'])
  })

  test('keeps its spaces, and an emptied one stays a text', () => {
    expect(resultOf(text(), ' a ')).toBe(' a ')
    expect(resultOf(text(), '')).toBe('')
    expect(resultOf(text(), '  ')).toBe('  ')
  })
})

test('a number of a paper is kept in the figures of the paper, whatever keyboard it was typed on', () => {
  const paper = text({
    pattern: /\d{4}/,
    digits: 'latin',
    validate: (value) => (value === '1008' ? 'Taken' : undefined),
  })
  expect(resultOf(paper, '١٠٠٧')).toBe('1007')
  expect(resultOf(paper, '۱۰۰۸')).toEqual(['validate'])
  expect(resultOf(text({ pattern: /\d{4}/ }), '١٠٠٧')).toEqual(['pattern'])
  expect(resultOf(text(), '١٠٠٧')).toBe('١٠٠٧')
  expect(resultOf(code(), '١٢٣ ٤٥٦')).toBe('123456')
})

describe('a text of a format', () => {
  test('loses the spaces around it, and is nothing when nothing else is there', () => {
    expect(resultOf(email({ maxLength: 5 }), ' a@b.c  ')).toBe('a@b.c')
    expect(resultOf(phone(), '  ')).toBe('')
  })

  test.each([
    ['a@b.co', true], ["o'neil+x@sub.example.com", true], ['a@b', false], ['a b@c.de', false], ['@b.co', false],
    ['a@-b.co', false], ['a@b..co', false], [`${'a'.repeat(65)}@b.co`, false], [`a@${'b.'.repeat(130)}co`, false],
  ])('%s as an address of mail: %s', (value, right) => {
    expect(resultOf(email(), value)).toEqual(right ? value : ['format'])
  }) // prettier-ignore

  test.each([
    ['https://example.com', true], ['HTTP://EXAMPLE.COM/a?b#c', true], ['ftp://example.com', false],
    ['javascript:alert(1)', false], ['https://', false], ['https:///x', false], ['https://a b.c', false],
  ])('%s as an address of the web: %s', (value, right) => {
    expect(resultOf(url(), value)).toEqual(right ? value : ['format'])
  }) // prettier-ignore

  test.each([
    ['+44 20 7946 0958', true], ['(020) 7946-0958', true], ['123456', true], ['12345', false],
    ['1234567890123456', false], ['0800 FLOWERS', false], ['1+2345678', false],
  ])('%s as a telephone number: %s', (value, right) => {
    expect(resultOf(phone(), value)).toEqual(right ? value : ['format'])
  }) // prettier-ignore

  test('a telephone number is asked for in the country of its field, not with an example of another', () => {
    const inArabic = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
    expect(words(phone(), '12')).toBe('Enter thing as a telephone number, like +44 20 7946 0958')
    expect(words(phone({ country: 'SA' }), '12')).toBe(
      'Enter thing as a telephone number (Saudi Arabia), or as one with + and its country code',
    )
    expect(words(phone({ country: 'SA', label: 'الهاتف' }), '12', inArabic)).toBe(
      'أدخل رقم هاتف (المملكة العربية السعودية) في حقل الهاتف، أو رقمًا دوليًا يبدأ بعلامة +',
    )
  })
})

describe('a code that is good once', () => {
  test('may come with the space that made it readable', () => {
    expect(resultOf(code(), '123 456')).toBe('123456')
    expect(resultOf(code({ length: 4, characters: 'letters and digits' }), 'a1-B2')).toBe('a1B2')
  })

  test('is as long as declared, and sensitive', () => {
    expect(resultOf(code({ length: 4 }), '12345')).toEqual(['code'])
    expect(resultOf(code(), '12345a')).toEqual(['code'])
    expect(code().sensitive).toBe(true)
  })
})

test('a colour is kept in small letters', () => {
  expect(resultOf(colour(), '#ABCDEF')).toBe('#abcdef')
  for (const value of ['#abc', 'abcdef', '#abcdeg', '#abcdef0'])
    expect(resultOf(colour(), value)).toEqual(['colour'])
})

describe('data without a shape', () => {
  test('is copied, so that it cannot change after its result', () => {
    let reads = 0
    const shifting = Object.defineProperty({}, 'a', { enumerable: true, get: () => (reads += 1) })
    expect(resultOf(json(), [shifting, 0, false, null])).toEqual([{ a: 2 }, 0, false, null])
    expect(resultOf(json(), JSON.parse('{"__proto__":{"a":1}}'))).toEqual(JSON.parse('{"__proto__":{"a":1}}'))
  })

  test('holds nothing that JSON cannot', () => {
    for (const value of [
      [undefined],
      { a: Number.POSITIVE_INFINITY },
      [new Date()],
      [new Map()],
      { f() {} },
      Object.assign([], { length: 1 }),
    ]) {
      expect(resultOf(json(), value)).toEqual(['json'])
    }
  })

  test('is validated in a moment, even where it holds the same thing many times over', () => {
    let doubled: unknown = 1
    for (let level = 0; level < 60; level += 1) doubled = [doubled, doubled]
    expect(Array.isArray(resultOf(json(), doubled))).toBe(true)
    let deep: unknown = 1
    for (let level = 0; level < 5000; level += 1) deep = [deep]
    expect(resultOf(json(), deep)).toEqual(['json'])
  })
})
