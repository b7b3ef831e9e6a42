import { describe, expect, test } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import {
  arrangeFields,
  type EntitySection,
  omitHidden,
  sectionLabelOf,
  shownSections,
} from '../../../src/spec/entities/EntitySection'
import { boolean, integer, text } from '../../../src/spec/fields/fields'

function trip(sections?: readonly EntitySection[]) {
  return defineEntity({
    name: 'trip',
    labels: ['Trip', 'Trips'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      to: text({ label: { en: 'Where to', de: 'Wohin' } }),
      abroad: boolean(),
      visa: text({ label: 'Number of the visa' }),
      days: integer(),
    },
    sections: sections as never,
  })
}

const sections: readonly EntitySection[] = [
  { name: 'where', label: { en: 'The place', de: 'Der Ort' }, fields: ['abroad', 'to', 'id'] },
  { name: 'visa', fields: ['visa'], when: { abroad: true } },
]

describe('sections of an entity', () => {
  test.each<readonly [mistake: string, sections: readonly EntitySection[], said: RegExp]>([
    ['a field that does not exist', [{ name: 'a', label: 'A', fields: ['from'] }], /“a” with “from”, which is none/],
    ['a field twice', [...sections, { name: 'b', fields: ['to'] }], /“b” with “to”, which stands in “where” already/],
    ['a name twice', [...sections, { name: 'visa', fields: ['days'] }], /“visa” twice/],
    ['no name', [{ name: ' ', fields: ['to'] }], /without a name/],
    ['no label for several fields', [{ name: 'a', fields: ['to', 'days'] }], /“a” without a label/],
    ['an empty label', [{ name: 'a', label: '', fields: ['to'] }], /“a” whose label is empty/],
    ['a label in no language', [{ name: 'a', label: { klingon_: 'a' }, fields: [] }], /“a” whose label is in “klingon_”/],
    ['many columns', [{ name: 'a', label: 'A', fields: [], columns: 7 as never }], /“a” of 7 columns/],
    ['a broken condition', [{ name: 'a', fields: ['to'], when: { far: true } }], /“a” whose condition asks for “far”/],
  ])('are refused with %s', (_, given, said) => {
    expect(() => trip(given)).toThrow(said)
  }) // prettier-ignore

  test('are called by their label, or by that of their only field, in the language asked for', () => {
    const { fields } = trip()
    expect(sections.map((section) => sectionLabelOf(section, fields, 'de'))).toEqual([
      'Der Ort',
      'Number of the visa',
    ])
    expect(sectionLabelOf({ name: 'to', fields: ['to'] }, fields, 'de')).toBe('Wohin')
  })

  test('arrange the fields that people fill in, those of no section first', () => {
    const { fieldNames, ...entity } = trip(sections)
    const arranged = arrangeFields(entity, fieldNames)
    expect(arranged.map(({ section, names }) => [section?.name, names])).toEqual([
      [undefined, ['days']],
      ['where', ['abroad', 'to']],
      ['visa', ['visa']],
    ])
    expect(arrangeFields(entity, ['to']).map(({ names }) => names)).toEqual([['to']])
    expect(arrangeFields(trip(), ['to', 'days', 'id'])).toEqual([
      { section: undefined, names: ['to', 'days'] },
    ])
  })

  test('that are not asked for are not shown, and what was entered in them is not sent', () => {
    const entity = trip(sections)
    const abroad = { abroad: true, to: 'Lima', visa: 'P-1', days: 3 }
    const home = { ...abroad, abroad: false }
    expect(shownSections(entity, abroad).map(({ name }) => name)).toEqual(['where', 'visa'])
    expect(shownSections(entity, home).map(({ name }) => name)).toEqual(['where'])
    expect(omitHidden(entity, abroad)).toBe(abroad)
    expect(omitHidden(entity, home)).toEqual({ abroad: false, to: 'Lima', days: 3 })
  })

  test('also by code, for the steps of a host without an entity', () => {
    const steps = [
      { name: 'where', fields: ['to'] },
      { name: 'visa', fields: ['visa'], when: ({ to }: { readonly to?: unknown }) => to === 'Lima' },
    ]
    expect(omitHidden({ fields: {}, sections: steps }, { to: 'Bonn', visa: 'P-1' })).toEqual({ to: 'Bonn' })
    expect(omitHidden({ fields: {}, sections: steps }, { to: 'Lima', visa: 'P-1' })).toEqual({
      to: 'Lima',
      visa: 'P-1',
    })
  })
})
