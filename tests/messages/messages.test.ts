import { describe, expect, test } from 'vitest'
import { arabic as arabicOfAll } from '../../src/messages/arabic'
import { arabicHex } from '../../src/messages/arabicHex'
import { arabicKeys } from '../../src/messages/arabicKeys'
import type { PluralForms } from '../../src/messages/english'
import { everyEnglish } from '../../src/messages/everyEnglish'
import { englishHex } from '../../src/messages/englishHex'
import { englishKeys } from '../../src/messages/englishKeys'
import { createTranslator, messagesInEnglish } from '../../src/messages/createTranslator'

/** The catalogue of the main door, and those of the doors that have their own. */
const english = { ...everyEnglish, ...englishHex, ...englishKeys }
const arabic = { ...arabicOfAll, ...arabicHex, ...arabicKeys }

const holesIn = (entry: string | PluralForms) => {
  const texts = typeof entry === 'string' ? [entry] : Object.values(entry)
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
}

describe('the catalogues', () => {
  test('say the same things in every language', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
  })

  test.each(Object.entries(english))('fill the same holes in “%s”', (key, entry) => {
    expect(holesIn(arabic[key as keyof typeof english])).toEqual(holesIn(entry))
  })

  test.each([
    ['English', 'en', english],
    ['Arabic', 'ar', arabic],
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
  })
})

describe('saying', () => {
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
