import { describe, expect, test } from 'vitest'
import { arabic as arabicOfAll } from '../../src/messages/arabic'
import { arabicHex } from '../../src/messages/arabicHex'
import { arabicKeys } from '../../src/messages/arabicKeys'
import { german as germanOfAll } from '../../src/messages/german'
import { germanHex } from '../../src/messages/germanHex'
import { germanKeys } from '../../src/messages/germanKeys'
import type { PluralForms } from '../../src/messages/english'
import { everyEnglish } from '../../src/messages/everyEnglish'
import { englishHex } from '../../src/messages/englishHex'
import { englishKeys } from '../../src/messages/englishKeys'
import { createTranslator, messagesInEnglish } from '../../src/messages/createTranslator'
import { screenLabel } from '../../src/screens/app/screenLabel'
import { defineEntity, defineProduct, entityScreens, integer } from '../../src/spec'
import { entitiesWordsOf } from '../../src/spec/labels/labels'

/** The catalogue of the main door, and those of the doors that have their own. */
const english = { ...everyEnglish, ...englishHex, ...englishKeys }
const arabic = { ...arabicOfAll, ...arabicHex, ...arabicKeys }
const german = { ...germanOfAll, ...germanHex, ...germanKeys }

const holesIn = (entry: string | PluralForms) => {
  const texts = typeof entry === 'string' ? [entry] : Object.values(entry)
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
}

/**
 * The holes that a text has to have. Arabic counts "records" in the form that each number asks for, which is not known of a host's noun;
 * and it takes the label, which has an article, where English says the noun.
 */
function holesOf(language: string, key: string, entry: string | PluralForms) {
  const holes = holesIn(entry)
  if (language !== 'arabic') return holes
  const said = takesLabel.has(key)
    ? holes.map((hole) => (hole === '{entities}' ? '{entitiesLabel}' : hole))
    : holes
  return countsRecords.has(key) ? said.filter((hole) => hole !== '{records}') : said
}

const countsRecords = new Set([
  'bulk.confirmTitle',
  'bulk.done',
  'bulkEdit.apply',
  'bulkEdit.done',
  'bulkEdit.title',
  'export.done',
  'list.countOf',
  'list.countOfAtLeast',
])

/** These are filled by `entitiesWordsOf`, no others. */
const takesLabel = new Set([
  'calendar.title',
  'compare.title',
  'import.title',
  'people.askCreate',
  'people.askList',
  'people.askPurge',
  'people.askRead',
  'people.askRemove',
  'people.askRestore',
  'people.askUpdate',
])

const keysOnlyIn = (words: object, others: object) =>
  Object.keys(words)
    .filter((key) => !(key in others))
    .sort()

const plainly = (key: string, language: string) =>
  `Say in “${key}” (${language}) what to do next, without blame, pleading or an exclamation mark`

describe('the catalogues', () => {
  test('say the same things in every language', () => {
    for (const [language, words] of Object.entries({ arabic, german })) {
      expect(
        keysOnlyIn(english, words),
        `These keys have no text in ${language}, so that people read English there. Write one in src/messages/${language}.ts, or in the ${language} file of the same room`,
      ).toEqual([])
      expect(
        keysOnlyIn(words, english),
        `These keys have a text in ${language} alone, which is never said. Remove them, or write the English`,
      ).toEqual([])
    }
  })

  test.each(Object.entries(english))('fill the same holes in “%s”', (key, entry) => {
    for (const [language, words] of Object.entries({ arabic, german })) {
      expect(
        holesIn(words[key as keyof typeof english]),
        `The ${language} text of “${key}” has other holes than the English, so that a word is lost or {braces} are shown. Write the same names in both`,
      ).toEqual(holesOf(language, key, entry))
    }
  })

  test.each([
    ['English', 'en', english],
    ['Arabic', 'ar', arabic],
    ['German', 'de', german],
  ])('have every plural form that %s uses, wherever they count', (_, locale, words) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    for (const [key, entry] of Object.entries<string | PluralForms>(words)) {
      if (typeof entry === 'string') continue
      expect(
        Object.keys(entry).sort(),
        `“${key}” has other plural forms than its language (${locale}): some numbers would be said wrongly. Write a text for each of these`,
      ).toEqual([...pluralCategories].sort())
    }
  })

  test('say what to do, without "invalid" and without "please"', () => {
    for (const [key, entry] of Object.entries<string | PluralForms>(english)) {
      expect(JSON.stringify(entry), plainly(key, 'English')).not.toMatch(/invalid|please|oops|sorry|!/i)
    }
    for (const [key, entry] of Object.entries<string | PluralForms>(german)) {
      expect(JSON.stringify(entry), plainly(key, 'German')).not.toMatch(
        /ungültig|bitte(?!n)|hoppla|leider|!/i,
      )
    }
  })

  test('are set as German is, with „quotes“ and an ellipsis that stays on its line', () => {
    for (const [key, entry] of Object.entries<string | PluralForms>(german)) {
      for (const text of typeof entry === 'string' ? [entry] : Object.values(entry)) {
        expect(text, `Write the quotes of “${key}” in German as „…“`).toMatch(
          /^[^"“”«»„]*(?:„[^"“”«»„]*“[^"“”«»„]*)*$/,
        )
        expect(
          text,
          `Write the ellipsis of “${key}” in German as one sign, …, after a space that does not break (\\u00a0)`,
        ).not.toMatch(/ …|\w…|\.\.\./)
      }
    }
  })
})

describe('saying in Arabic', () => {
  const t = createTranslator(arabicOfAll, 'ar')
  const of = (name: string, one: string, many: string, nouns: readonly [string, string]) =>
    defineEntity({ name, labels: [one, many], nouns, id: 'id', fields: { id: integer({ readOnly: true }) } })
  const medicine = of('medicine', 'الدواء', 'الأدوية', ['دواء', 'أدوية'])
  const colleague = of('colleague', 'الموظف', 'الموظفون', ['موظف', 'موظفين'])
  const product = defineProduct({
    entities: [medicine, colleague],
    screens: {
      ...entityScreens(medicine, { base: '/medicines', import: true, compare: true }),
      ...entityScreens(colleague, { base: '/colleagues', import: true }),
    },
  })
  const called = (name: string) => screenLabel(product, name, { t, locale: 'ar' })

  test('screens are called by labels, with their article and in the nominative', () => {
    expect(called('medicine.import')).toBe('استيراد: الأدوية')
    expect(called('medicine.compare')).toBe('مقارنة: الأدوية')
    expect(called('colleague.import')).toBe('استيراد: الموظفون')
    const inEnglish = { t: messagesInEnglish, locale: 'en' }
    expect(screenLabel(product, 'medicine.import', inEnglish)).toBe('Import أدوية')
  })

  test('nouns stand where the genitive is right', () => {
    const { entities } = entitiesWordsOf(colleague, 'ar')
    expect(t('list.search', { entities })).toBe('ابحث في: موظفين')
    expect(t('list.empty', { entities })).toBe('لا توجد سجلات موظفين بعد')
    expect(t('records.none', { entities })).toBe('لا توجد سجلات موظفين مطابقة')
  })

  test.each([
    [1, 'سجل واحد', 'تعديل سجل واحد محدد', 'الصرف: تم في سجل واحد'],
    [2, 'سجلان', 'تعديل سجلين محددين', 'الصرف: تم في سجلين'],
    [5, '5 سجلات', 'تعديل 5 سجلات محددة', 'الصرف: تم في 5 سجلات'],
    [11, '11 سجلًا', 'تعديل 11 سجلًا محددًا', 'الصرف: تم في 11 سجلًا'],
    [100, '100 سجل', 'تعديل 100 سجل محدد', 'الصرف: تم في 100 سجل'],
  ])('%i records are counted in the form that the number asks for', (count, listed, edited, done) => {
    const records = 'موظفين'
    expect(t('list.countOf', { count, records })).toBe(listed)
    expect(t('bulkEdit.title', { count, records })).toBe(edited)
    expect(t('bulk.done', { count, records, label: 'الصرف' })).toBe(done)
  })
})

describe('saying', () => {
  const inGerman = createTranslator(germanOfAll, 'de')

  test('in German takes any noun as it is', () => {
    expect(inGerman('rule.required', { field: 'Ort' })).toBe('Ort: Geben Sie einen Wert ein')
    expect(inGerman('list.create', { entity: 'Kategorie' })).toBe('Kategorie anlegen')
    expect(inGerman('list.empty', { entities: 'Kategorien' })).toBe('Noch keine Kategorien')
    expect(inGerman('detail.removeTitle', { title: 'Lyrik' })).toBe('„Lyrik“ löschen?')
    expect(
      inGerman('form.fieldWithin', { label: 'Anschrift', message: 'Ort: Geben Sie einen Wert ein' }),
    ).toBe('Anschrift\u00a0– Ort: Geben Sie einen Wert ein')
  })

  test('in German counts and writes numbers as there', () => {
    expect(inGerman('list.count', { count: 1 })).toBe('1 Eintrag')
    expect(inGerman('list.count', { count: 2000 })).toBe('2.000 Einträge')
    expect(inGerman('rule.maxItems', { field: 'Fotos', max: 1, count: 1 })).toBe(
      'Fotos: Behalten Sie höchstens 1 Eintrag',
    )
  })

  test('fills in words, and writes numbers as the locale does', () => {
    expect(messagesInEnglish('rule.required', { field: 'the airport' })).toBe('Enter the airport')
    expect(messagesInEnglish('rule.maxLength', { field: 'name', max: 2000, count: 2000 })).toBe(
      'Shorten name to 2,000 characters',
    )
    expect(messagesInEnglish('rule.maxLength', { field: 'name', max: 1, count: 1 })).toBe(
      'Shorten name to 1 character',
    )
  })

  test('takes what was filled in as it is, braces and dollars too', () => {
    expect(messagesInEnglish('rule.required', { field: '{field} $& {toString}' })).toBe(
      'Enter {field} $& {toString}',
    )
  })

  test('lets a host change single texts, and says the others in English', () => {
    const t = createTranslator({ 'rule.required': '{field} fehlt, bitte eintragen' }, 'de')
    expect(t('rule.required', { field: 'Ort' })).toBe('Ort fehlt, bitte eintragen')
    expect(t('rule.text', { field: 'Ort' })).toBe('Enter Ort as text')
  })
})
