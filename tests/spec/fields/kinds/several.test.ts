import { describe, expect, test } from 'vitest'
import {
  choices,
  file,
  group,
  image,
  integer,
  list,
  map,
  reference,
  text,
  variant,
} from '../../../../src/spec/fields/fields'
import { accept, validate } from '../../../../src/spec/rules/validate'
import { entityWith, words } from '../../parcel'
import { resultOf } from './resultOf'

const lines = list({ what: text({ required: true }), quantity: integer({ min: 1 }) }, { maxItems: 2 })

describe('a list', () => {
  test('says where in it something is wrong, by the name of what is wrong', () => {
    expect(resultOf(lines, [{ what: 'a' }, { what: ' ', quantity: 0 }])).toEqual([
      '1.what required',
      '1.quantity min',
    ])
    const told = validate(entityWith({ lines }), { lines: [{ what: 'a' }, {}] })
    expect(told).toMatchObject([{ path: ['lines', 1, 'what'], message: 'Enter what' }])
  })

  test('gives the values as they were read, without undeclared fields', () => {
    expect(resultOf(lines, [{ what: 'a', quantity: '1,200', more: 1 }])).toEqual([
      { what: 'a', quantity: 1200 },
    ])
  })

  test('has neither too few items nor too many', () => {
    expect(resultOf(list(text(), { minItems: 1 }), [])).toEqual(['minItems'])
    expect(resultOf(lines, [1, 2, 3])).toEqual(['maxItems'])
    expect(words(lines, [1, 2, 3])).toBe('Keep thing to 2 entries')
    expect(resultOf(list(text(), { required: true }), [])).toEqual(['required'])
    expect(resultOf(list(text()), [])).toEqual([])
  })

  test('without names of its own for its items speaks of them as of itself, in their words', () => {
    expect(words(list(integer({ required: true })), ['x'])).toBe('Enter thing as a number, like 12')
    expect(words(list(integer()), [1.5])).toBe('Enter thing as a whole number')
    expect(words(list(integer({ messages: { integer: 'Whole {field} only' } })), [1.5])).toBe(
      'Whole thing only',
    )
    expect(words(list(integer({ label: 'Page' })), [1.5])).toBe('Enter page as a whole number')
  })

  test('of unique items compares what they mean, whatever the order of their names', () => {
    const field = list(map(integer()), { uniqueItems: true })
    expect(
      resultOf(field, [
        { a: 1, b: 2 },
        { b: '2', a: 1 },
      ]),
    ).toEqual(['uniqueItems'])
    expect(resultOf(field, [{ a: 1, b: 2 }, { a: 2, b: 1 }])).toEqual([{ a: 1, b: 2 }, { a: 2, b: 1 }]) // prettier-ignore
    const files = [new Blob(['a']), new Blob(['b'])]
    expect(resultOf(list(file(), { uniqueItems: true }), files)).toEqual(files)
    expect(resultOf(list(file(), { uniqueItems: true }), [files[0], files[0]])).toEqual(['uniqueItems'])
  })

  test('of ten thousand unique items is validated in a moment', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ a: index }))
    expect(resultOf(list(map(integer()), { uniqueItems: true }), items)).toEqual(items)
  })

  test('with holes is none, and items that circle are rejected in words', () => {
    expect(resultOf(list(text()), Object.assign([], { 1: 'a' }))).toEqual(['list'])
    const circles = [0, 1].map(() => {
      const circle: Record<string, unknown> = {}
      circle['self'] = circle
      return circle
    })
    expect(resultOf(list(text(), { uniqueItems: true }), circles)).toEqual(['0 text', '1 text'])
  })
})

describe('several of something', () => {
  test('chosen are known, each once', () => {
    const field = choices(['a', 'b', 'c'], { minItems: 1, maxItems: 2 })
    expect(resultOf(field, 'a')).toEqual(['a'])
    expect(resultOf(field, ['a', 'a'])).toEqual(['uniqueItems'])
    expect(resultOf(field, [])).toEqual(['minItems'])
    expect(resultOf(field, ['a', 'b', 'c'])).toEqual(['maxItems'])
    expect(resultOf(field, ['a', 'd'])).toEqual(['choice'])
    expect(resultOf(field, ['toString'])).toEqual(['choice'])
  })

  test('pointed at are ids, each once', () => {
    const field = reference('user', { many: true, maxItems: 2 })
    expect(resultOf(field, [1, '1'])).toEqual([1, '1'])
    expect(resultOf(field, [1, 1])).toEqual(['uniqueItems'])
    expect(resultOf(field, [1, 2, 3])).toEqual(['maxItems'])
    expect(resultOf(field, [''])).toEqual(['reference'])
    expect(resultOf(reference('user'), 1.5)).toEqual(['reference'])
    expect(resultOf(reference('user'), ['a'])).toEqual(['reference'])
  })
})

describe('a group', () => {
  test('is there when it is an object, and says what it lacks by its names', () => {
    const field = group(
      { street: text({ required: true }), zip: text({ label: 'ZIP code' }) },
      { required: true },
    )
    expect(resultOf(field, {})).toEqual(['street required'])
    expect(resultOf(field, null)).toEqual(['required'])
    expect(resultOf(field, [])).toEqual(['group'])
    expect(resultOf(group({ a: text() }, { required: true }), {})).toEqual({})
  })

  test('takes any name, and nothing that it inherits', () => {
    const field = group({ ['__proto__']: text({ required: true }), constructor: text() })
    expect(resultOf(field, {})).toEqual(['__proto__ required'])
    const draft = JSON.parse('{"thing":{"__proto__":"p","constructor":"c"}}')
    const result = accept(entityWith({ thing: field }), draft)
    expect(result.accepted && Object.entries(result.value.thing ?? {})).toEqual([['__proto__', 'p'], ['constructor', 'c']]) // prettier-ignore
  })

  test('in a group is validated by itself, and its values are those that its rules see', () => {
    const inner = group({
      a: text(),
      b: text({ validate: (value, { a }) => (value === a ? undefined : 'Enter the same') }),
    })
    expect(resultOf(group({ inner }), { inner: { a: 'x', b: 'x' } })).toEqual({ inner: { a: 'x', b: 'x' } })
    expect(resultOf(group({ inner }), { inner: { a: 'x', b: 'y' } })).toEqual(['inner.b validate'])
  })
})

describe('one of several groups', () => {
  const field = variant('method', { card: { number: text({ required: true }) }, transfer: { iban: text() } })

  test('is validated by the fields of the one that was chosen', () => {
    expect(resultOf(field, { method: 'card', number: '1', iban: 'x' })).toEqual({
      method: 'card',
      number: '1',
    })
    expect(resultOf(field, { method: 'card' })).toEqual(['number required'])
    expect(resultOf(field, { method: 'transfer' })).toEqual({ method: 'transfer' })
  })

  test('rejects a variant that is not declared', () => {
    for (const method of ['cash', 'toString', '__proto__', 1, null, {}])
      expect(resultOf(field, { method })).toEqual(['variant'])
  })
})

describe('values under names that the person chooses', () => {
  test('have names in the declared form, and values that keep their rules', () => {
    const field = map(integer({ max: 9 }), { keys: /[a-z]+/, maxItems: 2 })
    expect(resultOf(field, { a: '1', b: 9 })).toEqual({ a: 1, b: 9 })
    expect(resultOf(field, { a: 10 })).toEqual(['a max'])
    expect(resultOf(field, { A1: 1 })).toEqual(['keys'])
    expect(words(field, { A1: 1 })).toBe('Choose another name than “A1” in thing')
    expect(resultOf(field, { a: 1, b: 2, c: 3 })).toEqual(['maxItems'])
    expect(resultOf(map(text(), { required: true }), {})).toEqual(['required'])
    expect(resultOf(map(text()), {})).toEqual({})
  })

  test('may be called anything', () => {
    const odd = JSON.parse('{"__proto__":"a","constructor":"b","":"c"}')
    expect(Object.entries(resultOf(map(text()), odd) as object)).toEqual(Object.entries(odd))
  })
})

describe('files', () => {
  const info = { name: 'Plan.PDF', type: 'application/pdf', size: 1000 }

  test('are of the accepted types, by type or by ending', () => {
    expect(resultOf(file({ accept: ['.pdf'] }), { ...info, type: '' })).toEqual({ ...info, type: '' })
    expect(
      resultOf(file({ accept: ['text/*'] }), { ...info, type: 'Text/Plain; charset=utf-8' }),
    ).toMatchObject({ name: 'Plan.PDF' })
    expect(resultOf(file({ accept: ['text/*', '.doc'] }), info)).toEqual(['accept'])
    expect(words(file({ accept: ['image/*', '.doc'] }), info)).toBe('Choose an image or DOC for thing')
    expect(words(file({ accept: ['audio/*', 'application/x-zip', 'image/svg+xml'] }), info)).toBe(
      'Choose an audio file, ZIP, or SVG for thing',
    )
    expect(resultOf(image(), info)).toEqual(['accept'])
  })

  test('are no larger than allowed', () => {
    expect(resultOf(file({ maxBytes: 1000 }), info)).toEqual(info)
    expect(resultOf(file({ maxBytes: 999 }), info)).toEqual(['maxBytes'])
    expect(words(file({ maxBytes: 5_000_000 }), { ...info, size: 5_000_001 })).toBe(
      'Choose a file of at most 5 MB for thing',
    )
  })

  test('of the browser stay as they are, and others lose undeclared fields', () => {
    const chosen = new File(['abc'], 'a.txt', { type: 'text/plain' })
    expect(resultOf(file({ accept: ['.txt'], maxBytes: 3 }), chosen)).toBe(chosen)
    expect(resultOf(file(), { ...info, url: '/files/1', secret: 1 })).toEqual({ ...info, url: '/files/1' })
    for (const size of [-1, 1.5, Number.NaN, '3'])
      expect(resultOf(file(), { ...info, size })).toEqual(['file'])
    expect(resultOf(file(), { ...info, url: 5 })).toEqual(['file'])
  })

  test('are counted where there may be several', () => {
    const field = file({ many: true, maxItems: 1, accept: ['.pdf'] })
    expect(resultOf(field, [info])).toEqual([info])
    expect(resultOf(field, [info, info])).toEqual(['maxItems'])
    expect(resultOf(field, [{ ...info, name: 'a.txt', type: '' }])).toEqual(['accept'])
    expect(resultOf(file({ many: true, required: true }), [])).toEqual(['required'])
  })
})
