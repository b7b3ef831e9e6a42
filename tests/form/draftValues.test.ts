import { describe, expect, it } from 'vitest'
import { fitValue, keepableValue } from '../../src/form/draftValues'
import {
  boolean,
  choice,
  choices,
  code,
  type Field,
  file,
  group,
  image,
  integer,
  list,
  map,
  text,
  variant,
} from '../../src/spec/fields/fields'

const png = new File(['x'], 'gull.png', { type: 'image/png' })
const stored = { name: 'gull.png', type: 'image/png', size: 1, url: '/gull.png' }

describe('a value as it is kept on the device', () => {
  const whole: readonly [what: string, Field | undefined, unknown][] = [
    ['typed text', text(), 'Gull '],
    ['a number that is not finished', integer(), '12x'],
    ['nothing', code(), ''],
    ['a list', list(text()), ['a', '']],
    ['parts that are not declared', group({ lake: text() }), { lake: 'Mono', depth: 4 }],
    ['a part that is private and empty', group({ lake: text(), pin: code() }), { lake: 'x', pin: '' }],
    ['a name like any other', map(text()), JSON.parse('{"__proto__":"x"}')],
    ['a value without a field', undefined, { a: [1, { b: true }] }],
  ]
  it.each(whole)('is as it was typed: %s', (_, field, value) => {
    expect(keepableValue(field, value)).toEqual({ value, whole: true })
  })

  const partial: readonly [what: string, Field | undefined, value: unknown, kept: unknown][] = [
    ['a private text', text({ sensitive: true }), 'Ana', undefined],
    ['a password', text({ format: 'password', sensitive: false }), 'heron at dawn', undefined],
    ['a one-time code', code(), '123456', undefined],
    ['a file', file(), png, undefined],
    ['a stored image', image(), stored, undefined],
    [
      'files of a form without declarations',
      undefined,
      { photos: [png], note: 'x' },
      { photos: [], note: 'x' },
    ],
    [
      'private parts of a list of groups',
      list({ what: text(), iban: text({ sensitive: true }) }),
      [{ what: 'Hotel', iban: 'DE1' }],
      [{ what: 'Hotel' }],
    ],
    [
      'the private part of a variant',
      variant('by', { card: { number: text({ sensitive: true }), name: text() } }),
      { by: 'card', number: '4000', name: 'Ana' },
      { by: 'card', name: 'Ana' },
    ],
    ['a private map', map(text({ sensitive: true })), { a: 'x' }, {}],
    ['a list of private texts', list(text({ sensitive: true })), ['x'], undefined],
    ['a date object', undefined, new Date(0), undefined],
  ]
  it.each(partial)('lacks what is private, and files: %s', (_, field, value, kept) => {
    expect(keepableValue(field, value)).toEqual({ value: kept, whole: false })
  })
})

describe('a value of an older declaration', () => {
  const fitting: readonly [what: string, Field, unknown][] = [
    ['typed text', integer(), '12x'],
    ['an option', choice(['a', 'b']), 'a'],
    ['a tick', boolean(), true],
    ['items', list(text()), ['a', 'b']],
    ['groups', list({ what: text() }), [{ what: 'x' }]],
    ['a variant', variant('by', { card: { name: text() } }), { by: 'card', name: 'Ana' }],
  ]
  it.each(fitting)('fits as it is: %s', (_, field, value) => {
    expect(fitValue(field, 'place', value)).toEqual({ fits: true, value, misfits: [] })
  })

  const others: readonly [
    what: string,
    field: Field | undefined,
    value: unknown,
    fits: unknown,
    misfits: readonly [label: string, text: string][],
  ][] = [
    ['no such field', undefined, 'Mono', undefined, [['Place', 'Mono']]],
    ['made by the server now', text({ readOnly: true }), 'Mono', undefined, [['Place', 'Mono']]],
    ['a text that is a list now', list(text()), 'Mono', undefined, [['Place', 'Mono']]],
    ['a list that is a text now', text(), ['Mono'], undefined, [['Place', '["Mono"]']]],
    ['an option that is gone', choice(['a']), 'b', undefined, [['Place', 'b']]],
    ['some options that are gone', choices(['a', 'b']), ['a', 'c', 'd'], ['a'], [['Place', 'c, d']]],
    [
      'a part that is gone',
      group({ lake: text() }, { label: 'Where' }),
      { lake: 'Mono', depth: '4 m' },
      { lake: 'Mono' },
      [['Where, Depth', '4 m']],
    ],
    [
      'an item of another shape',
      list({ what: text() }, { label: 'Lines' }),
      [{ what: 'Nest' }, 'Egg'],
      [{ what: 'Nest' }],
      [['Lines 2', 'Egg']],
    ],
    [
      'a variant that is gone',
      variant('by', { card: { name: text() } }),
      { by: 'cash' },
      undefined,
      [['Place', '{"by":"cash"}']],
    ],
  ]
  it.each(others)('is text to be read where it has no place: %s', (_, field, value, kept, misfits) => {
    expect(fitValue(field, 'place', value)).toEqual({
      fits: kept !== undefined,
      value: kept,
      misfits: misfits.map(([label, shown]) => ({ label, text: shown })),
    })
  })
})
