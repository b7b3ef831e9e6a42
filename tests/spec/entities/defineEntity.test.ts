import { afterEach, describe, expect, test, vi } from 'vitest'
import { defineEntity, createDraft } from '../../../src/spec/entities/defineEntity'
import type { EntityDeclaration } from '../../../src/spec/entities/Entity'
import {
  boolean,
  choice,
  date,
  group,
  integer,
  list,
  phone,
  number,
  text,
  type Field,
  type Fields,
} from '../../../src/spec/fields/fields'

const id = text({ readOnly: true })

function declare(fields: Fields, more: Partial<EntityDeclaration> = {}) {
  return defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    fields: { id, ...fields },
    ...more,
  })
}

afterEach(() => void vi.unstubAllEnvs())

describe('a declaration', () => {
  test('knows its fields in their order and is named by its id when nothing else names it', () => {
    const parcel = declare({ to: text(), weight: number() })
    expect(parcel.fieldNames).toEqual(['id', 'to', 'weight'])
    expect(parcel.title).toBe('id')
    expect(declare({ to: text() }, { title: 'to' }).title).toBe('to')
  })

  test('cannot be changed afterwards, neither here nor through what it was made of', () => {
    const options = ['small', 'large']
    const messages = { choice: 'Choose a size' }
    const fields = { size: choice(options, { messages }) }
    const parcel = declare(fields)
    options.push('huge')
    messages.choice = 'changed'
    expect(parcel.fields['size']).toMatchObject({
      options: ['small', 'large'],
      messages: { choice: 'Choose a size' },
    })
    for (const part of [parcel, parcel.fields, parcel.fields['size'], parcel.fieldNames, parcel.labels]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })

  test('keeps states, transitions, access and rules as they were declared', () => {
    const final = ['gone']
    const from = ['here']
    const access = { clerk: { list: true } }
    const parcel = defineEntity({
      name: 'parcel',
      labels: ['Parcel', 'Parcels'],
      id: 'id',
      fields: { id: text({ readOnly: true }), place: choice(['here', 'gone']) },
      states: { field: 'place', initial: 'here', final: final as ['gone'] },
      transitions: { send: { from: from as ['here'], to: 'gone' } },
      access,
    })
    final.push('here')
    from.pop()
    access.clerk.list = false
    expect(parcel.states?.final).toEqual(['gone'])
    expect(parcel.transitions?.['send']?.from).toEqual(['here'])
    expect(parcel.access).toEqual({ clerk: { list: true } })
    expect(Object.isFrozen(parcel.access?.['clerk'])).toBe(true)
  })

  test('takes any field name, and has none that was not declared', () => {
    const odd = declare({
      ['__proto__']: text({ required: true }),
      constructor: text(),
      'a.b': text(),
      'a[0]': text(),
      '': text({ label: 'Nameless' }),
    })
    expect(odd.fieldNames).toEqual(['id', '__proto__', 'constructor', 'a.b', 'a[0]', ''])
    expect(odd.fields['__proto__']?.required).toBe(true)
    expect(declare({}).fields['constructor']).toBeUndefined()
    expect(declare({}).fields['toString']).toBeUndefined()
  })

  test('begins a new draft with its defaults alone', () => {
    const parcel = declare({
      to: text(),
      size: choice(['small', 'large'], { default: 'small' }),
      n: integer({ default: 0 }),
    })
    expect(createDraft(parcel)).toEqual({ size: 'small', n: 0 })
  })

  test('begins a group with the defaults inside it, and one without any as nothing', () => {
    const parcel = declare({
      address: group({
        street: text(),
        country: text({ default: 'DE' }),
        place: group({ zone: text({ default: 'A' }), floor: integer() }),
      }),
      sender: group({ street: text() }),
      back: group({ country: text({ default: 'DE' }) }, { default: { country: 'FR' } }),
    })
    expect(createDraft(parcel)).toEqual({
      address: { country: 'DE', place: { zone: 'A' } },
      back: { country: 'FR' },
    })
  })

  test('may begin a box that must be ticked without its tick', () => {
    expect(createDraft(declare({ agreed: boolean({ required: true, default: false }) }))).toEqual({
      agreed: false,
    })
  })
})

describe('a contradiction is found where it is declared', () => {
  const unknownKind = { kind: 'colour' } as unknown as Field
  const lowercaseKind = (more: object) => ({ ...text(), ...more }) as Field

  test.each<[string, () => unknown, RegExp]>([
    ['a name of two words', () => declare({}, { name: 'bird strike' }), /name that cannot stand in code/],
    ['no words for many', () => declare({}, { labels: ['Parcel', ' '] }), /no words for one and for many/],
    ['no fields', () => defineEntity({ name: 'a', labels: ['A', 'As'], id: 'id' as never, fields: {} }), /no fields/],
    ['an unknown id', () => declare({}, { id: 'key' }), /says id: “key”, which is none of its fields\. Name one of id/],
    ['an unknown title', () => declare({}, { title: 'key' }), /says title: “key”/],
    ['an unknown version', () => declare({}, { version: 'key' }), /says version: “key”/],
    ['an id that may be missing', () => declare({ to: text() }, { id: 'to' }), /records without “to”/],
    ['an id that is a date', () => declare({ on: date({ required: true }) }, { id: 'on' }), /identifies by “on”, a date/],
    ['a version that people write', () => declare({ rev: integer() }, { version: 'rev' }), /lets people write “rev”/],
    ['a field without a name to show', () => declare({ '': text() }), /has no label/],
    ['a default for what the server makes', () => declare({ a: text({ readOnly: true, default: 'x' }) }), /although the server/],
    ['min above max', () => declare({ a: integer({ min: 3, max: 2 }) }), /min 3 above max 2/],
    ['a bound that is no number', () => declare({ a: number({ min: NaN }) }), /no number/],
    ['minLength above maxLength', () => declare({ a: text({ minLength: 3, maxLength: 2 }) }), /minLength 3 above maxLength 2/],
    ['half a character', () => declare({ a: text({ maxLength: 1.5 }) }), /counts 1.5 characters/],
    ['numbers of no country', () => declare({ a: phone({ country: 'Germany' }) }), /no country in two letters like DE/],
    ['fewer characters than none', () => declare({ a: text({ minLength: -1 }) }), /counts -1 characters/],
    ['a pattern that is text', () => declare({ a: lowercaseKind({ pattern: '\\d' }) }), /no RegExp/],
    ['no options', () => declare({ a: choice([]) }), /has no options/],
    ['an option twice', () => declare({ a: choice(['x', 'y', 'x']) }), /the option “x” twice/],
    ['an empty option', () => declare({ a: choice(['', 'y']) }), /empty option/],
    ['a label for no option', () => declare({ a: choice(['x'], { labels: { z: 'Z' } as object }) }), /label for “z”/],
    ['a bound that is no date', () => declare({ a: date({ min: '2026-02-30' }) }), /bounded by “2026-02-30”/],
    ['dates the wrong way round', () => declare({ a: date({ min: '2026-02-02', max: '2026-02-01' }) }), /above max/],
    ['a default above max', () => declare({ a: integer({ max: 2, default: 3 }) }), /breaks its own rule “max”/],
    ['a default that is no option', () => declare({ a: choice(['x'], { default: 'y' as 'x' }) }), /rule “choice”/],
    ['a default of another kind', () => declare({ a: integer({ default: '3' as unknown as number }) }), /another kind/],
    ['tags that are no texts', () => declare({ a: list(integer(), { control: 'tags' }) }), /a list of integer as tags/],
    ['tags of several lines', () => declare({ a: list(text({ multiline: true }), { control: 'tags' }) }), /texts of several lines as tags/],
    ['a field that is nothing', () => declare({ a: undefined as unknown as Field }), /“a” that is nothing/],
    ['a kind that does not exist', () => declare({ a: unknownKind }), /written by hand.*colour\(\)/],
  ])('%s', (_, declaring, message) => {
    expect(declaring).toThrow(message)
    expect(declaring).toThrow(/^screenwright: /)
  }) // prettier-ignore

  test('is skipped in production, because it takes time', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => declare({ a: integer({ min: 3, max: 2 }) })).not.toThrow()
  })
})

test('facts are fields of the entity', () => {
  expect(declare({ weight: integer({}) }, { facts: ['weight'] }).facts).toEqual(['weight'])
  expect(() => declare({}, { facts: ['weight'] })).toThrow(
    'defineEntity(“parcel”) has “weight” among its facts, which is none of its fields',
  )
})

test('columns are fields of the entity, each once', () => {
  expect(declare({ weight: integer({}) }, { columns: ['weight', 'id'] }).columns).toEqual(['weight', 'id'])
  expect(() => declare({}, { columns: ['weight'] })).toThrow(
    'defineEntity(“parcel”) has “weight” among its columns, which is none of its fields',
  )
  expect(() => declare({}, { columns: ['id', 'id'] })).toThrow('has “id” twice among its columns')
})

test('a title template names fields, in each of its languages', () => {
  const fields = { to: text({}), weight: integer({}) }
  expect(declare(fields, { titleTemplate: '{weight} g to {to}' }).titleTemplate).toBe('{weight} g to {to}')
  expect(() => declare(fields, { titleTemplate: { en: '{to}', de: 'nach {ort}' } })).toThrow(
    'defineEntity(“parcel”) has a titleTemplate that names “ort”, which is none of its fields',
  )
  expect(() => declare(fields, { titleTemplate: 'A parcel' })).toThrow('names no field: “A parcel”')
  expect(() => declare(fields, { titleTemplate: ' ' })).toThrow('has a titleTemplate that is empty')
  expect(() => declare(fields, { subtitle: 'size' })).toThrow('says subtitle: “size”')
})
