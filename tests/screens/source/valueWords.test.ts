// @vitest-environment node
import { expect, test } from 'vitest'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator, messagesInEnglish } from '../../../src/messages/createTranslator'
import { resultOf } from '../../../src/screens/search/resultOf'
import { valueWords } from '../../../src/screens/source/valueWords'
import { boolean, defineEntity, integer, text } from '../../../src/spec'
import { titleOf } from '../../../src/spec/entities/titleOf'

test('a value of two answers is said as yes or no, in the language of the page', () => {
  const english = { t: messagesInEnglish, locale: 'en' }
  const inArabic = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
  expect([true, false].map((value) => valueWords(boolean(), value, english))).toEqual(['Yes', 'No'])
  expect([true, false].map((value) => valueWords(boolean(), value, inArabic))).toEqual(['نعم', 'لا'])
  expect([valueWords(integer(), 3, english), valueWords(boolean(), '', english)]).toEqual(['3', ''])
})

test('a search that found "true" shows no piece of it', () => {
  const part = defineEntity({
    name: 'part',
    labels: ['Part', 'Parts'],
    id: 'id',
    title: 'name',
    fields: { id: integer({ readOnly: true }), name: text(), sold: boolean(), note: text() },
  })
  const found = (note: string) =>
    resultOf(
      { entity: part, getHref: () => '#' } as never,
      { id: 1, name: 'Bolt', sold: true, note },
      { words: 'true', locale: 'en', titleIn: (entity, record) => titleOf(entity as never, record, 'en') },
    )?.found
  expect(found('Old')).toBeUndefined()
  expect(found('A true copy')).toEqual({ label: 'Note', text: 'A true copy' })
})
