import { describe, expect, test } from 'vitest'
import { choice, integer, text } from '../../../src/spec/fields/fields'
import { entitiesNounOf, entityNounOf, labelOf, nounOf, optionLabelOf } from '../../../src/spec/labels/labels'

test.each([
  ['costTotal', 'Cost total'],
  ['flight_date', 'Flight date'],
  ['aircraft-type', 'Aircraft type'],
  ['a.b', 'A b'],
  ['IATACode', 'IATA code'],
  ['aircraftID', 'Aircraft ID'],
  ['line2', 'Line2'],
  ['__proto__', 'Proto'],
  ['größeInMetern', 'Größe in metern'],
  ['', ''],
])('without a label the key “%s” becomes “%s”', (name, label) => {
  expect(labelOf(text(), name)).toBe(label)
})

test.each([
  ['Flight date', 'flight date'],
  ['ID', 'ID'],
  ['IAS speed', 'IAS speed'],
  ['iPhone', 'iPhone'],
  ['English title', 'English title'],
  ['I confirm that this is true', '“I confirm that this is true”'],
  ['Itemised bill', 'itemised bill'],
  ['Englishness', 'englishness'],
  ['رقم', 'رقم'],
])('inside a sentence the label “%s” is “%s”', (label, noun) => {
  expect(nounOf(text({ label }), 'any')).toBe(noun)
})

test('a noun of its own wins', () => {
  expect(nounOf(text({ label: 'Airport', noun: 'the airport' }), 'airport')).toBe('the airport')
  expect(entityNounOf({ labels: ['Bird strike', 'Bird strikes'] })).toBe('bird strike')
  expect(entitiesNounOf({ labels: ['Bird strike', 'Bird strikes'] })).toBe('bird strikes')
})

test('an option is called by its label, or by its own words, even where every object has such a property', () => {
  const damage = choice(['None', 'B'], { labels: { B: 'Code B' } })
  const options = [...damage.options, 'toString']
  expect(options.map((option) => optionLabelOf(damage, option))).toEqual(['None', 'Code B', 'To string'])
})

test('an id without a label has a word in each language of the library, and is called as the host says where it says so', () => {
  const inLanguages = (locales: readonly (string | undefined)[]) =>
    locales.map((locale) => labelOf(integer(), 'id', locale))
  expect(inLanguages([undefined, 'en-GB', 'ar-SA', 'de', 'fr'])).toEqual([
    'Id',
    'Id',
    'المعرّف',
    'Kennung',
    'Id',
  ])
  expect([nounOf(integer(), 'id', 'en'), nounOf(integer(), 'id', 'ar')]).toEqual(['id', 'المعرّف'])
  expect(labelOf(integer({ label: 'Nummer' }), 'id', 'de')).toBe('Nummer')
})

describe('an option without a label', () => {
  test.each([
    ['draft', 'Draft'],
    ['in_transit', 'In transit'],
    ['inTransit', 'In transit'],
    ['IN_TRANSIT', 'In transit'],
    ['sent_by_SMS', 'Sent by SMS'],
    ['read-only', 'Read-only'],
    ['prêt', 'Prêt'],
  ])('that is the key %s is written in words: %s', (option, words) => {
    expect(optionLabelOf(choice([option]), option)).toBe(words)
  })

  test.each(['New York', 'Boeing 737-800', 'A4', 'EUR', 'not yet', '2_3', 'مسودة', ''])(
    'that is words already stays as it is: %s',
    (option) => expect(optionLabelOf(choice([option, 'other']), option)).toBe(option),
  )

  test('is as the host says where that has a label', () => {
    expect(optionLabelOf(choice(['kg', 'lb'], { labels: { kg: 'kg' } }), 'kg')).toBe('kg')
  })
})
