import { describe, expect, test } from 'vitest'
import * as s from '../../../../src/spec/fields/fields'
import type { Field } from '../../../../src/spec/fields/fields'
import { accept, validate } from '../../../../src/spec/rules/validate'
import { arabic } from '../../../../src/messages/arabic'
import { createTranslator } from '../../../../src/messages/createTranslator'
import { entityWith, words } from '../../parcel'
import { resultOf, oddValues } from './resultOf'

/** A field of each kind that must be filled in, a value that it takes, and one that it rejects. */
const kinds: [string, (more: { required: true; messages?: Record<string, string> }) => Field, unknown, unknown][] = [
  ['text', (more) => s.text({ ...more, maxLength: 3 }), 'abc', 'abcd'],
  ['email', (more) => s.email(more), 'anna@example.com', 'anna'],
  ['url', (more) => s.url(more), 'https://example.com/a', 'example.com'],
  ['phone', (more) => s.phone(more), '+44 20 7946 0958', '12'],
  ['integer', (more) => s.integer(more), 7, 'seven'],
  ['number', (more) => s.number(more), 1.5, {}],
  ['percent', (more) => s.percent({ ...more, max: 100 }), 12.5, 101],
  ['decimal', (more) => s.decimal(more), '-1234.50', '1,5'],
  ['money', (more) => s.money({ ...more, currency: 'EUR' }), '12.50', '12.505'],
  ['boolean', (more) => s.boolean(more), true, 'maybe'],
  ['choice', (more) => s.choice(['a', 'b'], more), 'b', 'c'],
  ['choices', (more) => s.choices(['a', 'b'], more), ['b', 'a'], ['c']],
  ['date', (more) => s.date(more), '2026-11-21', '2026-02-30'],
  ['time', (more) => s.time(more), '14:30', '24:00'],
  ['instant', (more) => s.instant(more), '2026-11-21T14:30:00Z', '2026-11-21'],
  ['dateRange', (more) => s.dateRange(more), { start: '2026-11-21', end: '2026-11-21' }, { start: '2026-11-21' }],
  ['duration', (more) => s.duration(more), 'PT1H30M', 'P1Y'],
  ['reference', (more) => s.reference('user', more), 'u1', {}],
  ['references', (more) => s.reference('user', { ...more, many: true }), ['u1', 2], 'u1'],
  ['list', (more) => s.list(s.integer({ required: true }), more), [1, 2], {}],
  ['group', (more) => s.group({ a: s.text() }, more), { a: 'x' }, 'x'],
  ['variant', (more) => s.variant('by', { card: { no: s.text() } }, more), { by: 'card', no: '1' }, { by: 'cash' }],
  ['map', (more) => s.map(s.integer(), more), { a: 1 }, []],
  ['file', (more) => s.file(more), { name: 'a.txt', type: 'text/plain', size: 0 }, { name: 'a.txt' }],
  ['image', (more) => s.image(more), { name: 'a.png', type: 'image/png', size: 1 }, { name: 'a', type: 'text/plain', size: 1 }],
  ['files', (more) => s.file({ ...more, many: true }), [{ name: 'a', type: '', size: 1 }], 'a'],
  ['code', (more) => s.code(more), '123456', '12345'],
  ['colour', (more) => s.colour(more), '#1a2b3c', 'red'],
  ['json', (more) => s.json(more), { a: [1, null] }, () => 1],
] // prettier-ignore

describe.each(kinds)('a field of the kind %s', (_, make, right, wrong) => {
  const field = make({ required: true })
  const optional = { ...field, required: false } as Field

  test('takes what it is made for, and again what it made of it', () => {
    expect(resultOf(field, right)).toEqual(right)
    expect(resultOf(optional, right)).toEqual(right)
  })

  test('is asked for when it is missing, and may be missing when it is not required', () => {
    for (const nothing of [undefined, null, '', '  ', '\n\t\u00a0']) {
      expect(resultOf(field, nothing), String(nothing)).toEqual(['required'])
      expect(words(optional, nothing), String(nothing)).toBeUndefined()
    }
  })

  test('rejects what it cannot mean, once, in words without holes', () => {
    const told = validate(entityWith({ thing: field }), { thing: wrong })
    expect(told).toHaveLength(1)
    expect(told[0]?.message).toMatch(/thing/)
    expect(told[0]?.message).not.toMatch(/[{}]|undefined|rule\./)
    expect(told[0]).toMatchObject({ path: ['thing'], severity: 'error', source: 'client' })
  })

  test('is spoken of in Arabic', () => {
    const options = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
    for (const value of [wrong, undefined]) {
      expect(words(field, value, options)).toMatch(/[\u0600-\u06ff]/)
      expect(words(field, value, options)).not.toMatch(/[{}]|undefined|rule\./)
    }
  })

  test('lets the host say it in other words', () => {
    const rule = validate(entityWith({ thing: field }), { thing: wrong })[0]?.rule ?? ''
    const own = make({ required: true, messages: { [rule]: 'Mend {field}', required: 'Give {field}' } })
    expect(words(own, wrong)).toBe('Mend thing')
    expect(words(own, null)).toBe('Give thing')
  })

  test.each(oddValues())('answers about %s', (_name, odd) => {
    const result = accept(entityWith({ thing: field }), { thing: odd })
    expect(typeof result.accepted).toBe('boolean')
  })

  test('cannot be changed, nor what it was made of', () => {
    expect(Object.isFrozen(field)).toBe(true)
    for (const part of Object.values(field)) {
      if (Array.isArray(part)) expect(Object.isFrozen(part)).toBe(true)
    }
  })
})
