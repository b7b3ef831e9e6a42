import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../src/data'
import {
  checkProduct,
  defineEntity,
  defineProduct,
  describeProduct,
  entitiesLabelOf,
  entityLabelOf,
  integer,
  localize,
  optionLabelOf,
  text,
  transitionsOf,
  validate,
} from '../../../src/spec'
import { titleOf } from '../../../src/spec/entities/titleOf'
import { entitiesNounOf, entityNounOf, nounOf } from '../../../src/spec/labels/labels'
import { category, german } from '../category'

describe('a text by language', () => {
  const texts = { 'pt-BR': 'cadastro', de: 'Kategorie', 'zh-Hant': '類別', en: 'category' }

  test.each([
    ['de', 'Kategorie'],
    ['de-CH', 'Kategorie'],
    ['de-CH-u-ca-gregory', 'Kategorie'],
    ['zh-Hant-TW', '類別'],
    ['pt', 'cadastro'],
    ['pt-PT', 'cadastro'],
    ['fr', 'cadastro'],
  ])('in %s is “%s”', (locale, expected) => {
    expect(localize(texts, locale)).toBe(expected)
  })

  test('is English by default, and a single text serves every language', () => {
    expect(localize(texts)).toBe('category')
    expect(localize('Kategorie', 'fr')).toBe('Kategorie')
  })

  test.each([
    [{ label: {} }, /“label” of which one text is in no language/],
    [
      { label: { en_US: 'Name' } },
      /“label” of which one text is in “en_US”, which is not written as a language tag is/,
    ],
    [{ label: { 'pt-br': 'Nome' } }, /in “pt-br”, which is not written as/],
    [{ noun: { en: 'name', de: ' ' } }, /“noun” of which one text is empty in “de”/],
  ])('is rejected where it says nothing: %j', (options, found) => {
    const fields = { id: integer({ readOnly: true }), name: text(options) }
    expect(() => defineEntity({ name: 'one', labels: ['One', 'Many'], id: 'id', fields })).toThrow(found)
  })

  test('is rejected as the name of an entity, and as its noun', () => {
    const fields = { id: integer({ readOnly: true }) }
    const declare = (more: object) => () =>
      defineEntity({ name: 'one', labels: ['One', 'Many'], id: 'id', fields, ...more })
    expect(declare({ labels: [{ de: 'Eins' }, {}] })).toThrow(/one of its labels is in no language/)
    expect(declare({ nouns: ['one', ' '] })).toThrow(/one of its nouns is empty/)
  })
})

describe('what is called inside a sentence', () => {
  test('keeps its capital but in English, whose rule it is to drop it', () => {
    expect(nounOf({ label: 'Kategorie' }, 'category', 'de')).toBe('Kategorie')
    expect(nounOf({ label: 'Category' }, 'category', 'en-GB')).toBe('category')
    expect(nounOf({ label: { en: 'Category', de: 'Kategorie' } }, 'category', 'de-AT')).toBe('Kategorie')
    // There is no English text, so German stands in for it.
    expect(nounOf({ label: { de: 'Kategorie' } }, 'category', 'en')).toBe('Kategorie')
    expect(entityNounOf(category, 'de')).toBe('Kategorie')
    expect(entitiesNounOf(category, 'en')).toBe('categories')
  })

  test('is what an entity says', () => {
    const strike = {
      labels: ['Strike', 'Strikes'],
      nouns: ['report', { en: 'reports', de: 'Meldungen' }],
    } as const
    expect([entityNounOf(strike), entitiesNounOf(strike, 'de')]).toEqual(['report', 'Meldungen'])
    expect([entityLabelOf(strike), entitiesLabelOf(strike)]).toEqual(['Strike', 'Strikes'])
  })
})

describe('an entity in two languages', () => {
  const wordsOf = (draft: object, options = {}) =>
    validate(category, draft, options).map(({ message }) => message)

  test('rejects in the one that is asked for, whichever was asked for before', () => {
    const draft = { place: { shelf: '' } }
    const inEnglish = ['Enter name', 'Choose the kind', 'Enter shelf']
    const inGerman = ['Bitte Bezeichnung eingeben', 'Bitte die Art wählen', 'Bitte Regal eingeben']
    for (let turn = 0; turn < 2; turn++) {
      expect(wordsOf(draft)).toEqual(inEnglish)
      expect(wordsOf(draft, german)).toEqual(inGerman)
    }
  })

  test('has the host’s own words in both, of fields and of rules', () => {
    const draft = { name: 'Krimi', kind: 'songs', place: { shelf: 'A' } }
    expect(wordsOf(draft)).toEqual(['Choose books or films'])
    expect(wordsOf(draft, german)).toEqual(['Bücher oder Filme wählen'])
    expect(wordsOf({ ...draft, kind: 'films' }, german)).toEqual(['Seit wann?'])
    const taken = { ...german, isTaken: () => true }
    expect(wordsOf({ ...draft, kind: 'books' }, taken)).toEqual(['Bezeichnung gibt es schon'])
    expect(wordsOf([], german)).toEqual(['Kategorie fehlt'])
  })

  test('has English sentences with English names in them, where the host gives no messages', () => {
    const inGermany = { locale: 'de' }
    expect(wordsOf({ place: { shelf: 'A' } }, inGermany)).toEqual(['Enter name', 'Choose the kind'])
    expect(wordsOf([], inGermany)).toEqual(['Fill in the details of category'])
    expect(wordsOf({ name: 'Krimi', kind: 'songs', place: { shelf: 'A' } }, inGermany)).toEqual([
      'Bücher oder Filme wählen',
    ])
  })

  test('says what can be done with a record, and why not', () => {
    expect(transitionsOf(category, { state: 'open', kind: 'films' }, german)).toEqual([
      {
        name: 'close',
        label: 'Schließen',
        possible: false,
        why: 'condition',
        reason: 'nur solange die Art Bücher ist',
      },
    ])
    expect(transitionsOf(category, { state: 'open', kind: 'books' })).toEqual([
      { name: 'close', label: 'Close', possible: true },
    ])
  })

  test('names options and records', () => {
    expect(optionLabelOf(category.fields.kind, 'books', 'de')).toBe('Bücher')
    const byKind = { ...category, title: 'kind' } as const
    expect(titleOf(byKind, { kind: 'books' }, 'de')).toBe('Bücher')
  })

  test('is searched by the words that are shown', async () => {
    const rows = [{ id: 1, name: 'Krimi', kind: 'books', state: 'open', place: { shelf: 'A' } }] as const
    const source = memorySource(category, rows, { locale: 'de' })
    expect(await source.list({ search: 'Bücher' })).toMatchObject({ records: [{ id: 1 }] })
    expect(await source.list({ search: 'Books' })).toMatchObject({ records: [] })
  })

  test('is described in either', () => {
    const product = defineProduct({ entities: [category] })
    const sheet = describeProduct(product, { locale: 'de' })
    const texts = [
      'Kategorie · Kategorien',
      'Bezeichnung',
      'Wie am Regal',
      'Bücher',
      'Wirklich schließen?',
      'Seit wann?',
    ]
    for (const one of texts) expect(sheet).toContain(one)
    expect(sheet).not.toMatch(/Books|Category|\[object/)
    expect(describeProduct(product)).toContain('Category · Categories')
    const labels = checkProduct(product).filter(({ code }) => code === 'field-without-label')
    expect(labels.map(({ place }) => place)).toEqual(['entities.category.fields.place'])
  })

  test('is in English where a schema has room for one language', () => {
    expect(category['~standard'].jsonSchema.input({ target: 'draft-07' })).toMatchObject({
      title: 'Category',
      properties: { name: { title: 'Name', description: 'As on the shelf' } },
    })
  })
})
