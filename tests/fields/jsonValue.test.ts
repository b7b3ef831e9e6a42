import { describe, expect, it, test } from 'vitest'
import { findJsonMistake, lineOf } from '../../src/fields/jsonMistake'
import { showJson, understandJson } from '../../src/fields/jsonValue'
import { json, text } from '../../src/spec/fields/fields'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { validate } from '../../src/spec/rules/validate'
import { fc } from '../properties'

const report = defineEntity({
  name: 'report',
  labels: ['Report', 'Reports'],
  id: 'id',
  fields: { id: text({ readOnly: true }), data: json() },
})
const isRejected = (data: unknown) => validate(report, { data: data as never }).length > 0

describe('a text read as JSON', () => {
  test.each([
    ['', null],
    [' \n', null],
    ['null', null],
    ['"Gull"', 'Gull'],
    ['1.50', 1.5],
    ['-0', -0],
    ['{"a":[1,true,null]}', { a: [1, true, null] }],
    ['  [ ]\t', []],
    ['{"a":{},"b":{"a":1}}', { a: {}, b: { a: 1 } }],
  ])('%j is %j', (typed, value) => {
    expect(understandJson(typed)).toEqual(value)
  })

  it('keeps a name that would reach a prototype', () => {
    const read = understandJson('{"__proto__": 1}')
    expect(Object.entries(read as object)).toEqual([['__proto__', 1]])
    expect(showJson(read)).toBe('{\n  "__proto__": 1\n}')
  })

  it('is kept as typed while it is none, in a value that every rule for JSON rejects', () => {
    for (const typed of ['{', 'Gull', '{"a":1,}', '[9007199254740993]', '{"a":1,"a":2}']) {
      const value = understandJson(typed)
      expect(showJson(value)).toBe(typed)
      expect(isRejected(value)).toBe(true)
      expect(showJson(structuredClone(value))).toBe(typed)
      expect(isRejected(structuredClone(value))).toBe(true)
    }
  })

  it('is shown as it is stored, text too', () => {
    expect(showJson('Gull')).toBe('"Gull"')
    expect(showJson({ text: 'Gull', json: null })).toContain('"json": null')
    expect(isRejected({ text: 'Gull', json: null })).toBe(false)
  })
})

describe('the first mistake', () => {
  test.each([
    ['{"a" 1}', 'colon', '1', ''],
    ['{"a": 1 "b": 2}', 'comma', '"', '}'],
    ['[1 2]', 'comma', '2', ']'],
    ['[1, 2,]', 'trailing', ',', ']'],
    ['{"a": 1,}', 'trailing', ',', '}'],
    ['{a: 1}', 'name', 'a', ''],
    ["{'a': 1}", 'name', "'a'", ''],
    ['{"a": Gull}', 'value', 'Gull', ''],
    ['{"a": }', 'value', '}', ''],
    ['[,]', 'value', ',', ''],
    ['[01]', 'value', '01', ''],
    ['[1.]', 'value', '1.', ''],
    ['[NaN]', 'value', 'NaN', ''],
    ['{"a": "Gull}', 'quote', '"Gull}', ''],
    ['{"a": "Gull\n"}', 'quote', '"Gull', ''],
    ['["C:\\gulls"]', 'escape', '\\', ''],
    ['["\\u12"]', 'escape', '\\', ''],
    ['{"a": [1, 2}', 'comma', '}', ']'],
    ['{"a": [1', 'close', '[', '['],
    ['{"a"', 'close', '{', '{'],
    ['{"a": 1} and more', 'after', 'and more', ''],
    ['{"a": 1, "\\u0061": 2}', 'twice', '"\\u0061"', 'a'],
    ['[12345678901234567890]', 'digits', '12345678901234567890', '12345678901234567890'],
    ['[1e400]', 'digits', '1e400', '1e400'],
    ['[0.12345678901234567890]', 'digits', '0.12345678901234567890', '0.12345678901234567890'],
    [']', 'value', ']', ''],
  ])('of %j is “%s”', (typed, rule, where, about) => {
    const found = findJsonMistake(typed)
    expect(found).toMatchObject({ rule, about })
    expect(typed.slice(found?.from, found?.to)).toBe(where)
  })

  test.each(['[1.0, 1e3, 0.1, -2.50E-7, 9007199254740991, 100000000000000000000, 1.7976931348623157e308]'])(
    'is none in numbers that are kept as they are: %s',
    (typed) => expect(findJsonMistake(typed)).toBeUndefined(),
  )

  it('is there exactly when the browser cannot read the text either', () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\\10- \n\t\u0001\ud800\'',
      '"a"',
      '\\n',
      '.5',
      'e2',
      'true',
      'nul',
    )
    const anything = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
      fc.json(),
      fc.tuple(fc.json(), fc.nat(), pieces).map(([whole, at, piece]) => {
        const place = at % (whole.length + 1)
        return whole.slice(0, place) + piece + whole.slice(place)
      }),
    )
    fc.assert(
      fc.property(anything, (typed) => {
        const mistake = findJsonMistake(typed)
        if (mistake?.rule === 'twice' || mistake?.rule === 'digits') return
        expect(mistake === undefined).toBe(canParse(typed))
      }),
    )
  })

  it('is found in a text of any depth', () => {
    const deep = '['.repeat(100_000)
    expect(findJsonMistake(deep)).toMatchObject({ rule: 'close', from: 99_999 })
  })

  it('stands on a line', () => {
    expect(['', 'a\nb', '\n\n'].map((typed) => lineOf(typed, typed.length))).toEqual([1, 2, 3])
    expect(lineOf('a\nb', 1)).toBe(1)
  })
})

function canParse(typed: string): boolean {
  try {
    JSON.parse(typed)
    return true
  } catch {
    return false
  }
}
