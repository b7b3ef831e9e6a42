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

/** The catalogue of the main door, and those of the doors that have their own. */
const english = { ...everyEnglish, ...englishHex, ...englishKeys }
const arabic = { ...arabicOfAll, ...arabicHex, ...arabicKeys }
const german = { ...germanOfAll, ...germanHex, ...germanKeys }

const holesIn = (entry: string | PluralForms) => {
  const texts = typeof entry === 'string' ? [entry] : Object.values(entry)
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
}

describe('the catalogues', () => {
  test('say the same things in every language', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
  })

  test.each(Object.entries(english))('fill the same holes in “%s”', (key, entry) => {
    expect(holesIn(arabic[key as keyof typeof english])).toEqual(holesIn(entry))
    expect(holesIn(german[key as keyof typeof english])).toEqual(holesIn(entry))
  })

  test.each([
    ['English', 'en', english],
    ['Arabic', 'ar', arabic],
    ['German', 'de', german],
  ])('have every plural form that %s uses, wherever they count', (_, locale, words) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    for (const entry of Object.values<string | PluralForms>(words)) {
      if (typeof entry !== 'string') expect(Object.keys(entry).sort()).toEqual([...pluralCategories].sort())
    }
  })

  test('say what to do, without "invalid" and without "please"', () => {
    for (const entry of Object.values<string | PluralForms>(english)) {
      expect(JSON.stringify(entry)).not.toMatch(/invalid|please|oops|sorry|!/i)
    }
    for (const entry of Object.values<string | PluralForms>(german)) {
      expect(JSON.stringify(entry)).not.toMatch(/ungültig|bitte(?!n)|hoppla|leider|!/i)
    }
  })

  test('are set as German is, with „quotes“ and an ellipsis that stays on its line', () => {
    for (const entry of Object.values<string | PluralForms>(german)) {
      for (const text of typeof entry === 'string' ? [entry] : Object.values(entry)) {
        expect(text).toMatch(/^[^"“”«»„]*(?:„[^"“”«»„]*“[^"“”«»„]*)*$/)
        expect(text).not.toMatch(/ …|\w…|\.\.\./)
      }
    }
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
