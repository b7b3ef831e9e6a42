import { expect, test } from 'vitest'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { subtitleOf, titleOf } from '../../../src/spec/entities/titleOf'
import { date, integer, reference, text } from '../../../src/spec/fields/fields'

const strike = defineEntity({
  name: 'strike',
  labels: ['Strike', 'Strikes'],
  id: 'id',
  title: 'species',
  titleTemplate: { en: '{species} at {airport}, {day}', de: '{species} in {airport}' },
  subtitle: 'id',
  fields: {
    id: text({ readOnly: true }),
    species: text(),
    day: date(),
    airport: reference('airport'),
  },
  access: { guest: { read: true, fields: { airport: { read: false } } }, pilot: { read: true } },
})
const record = { id: 'BS-7', species: 'Gull', day: '2026-11-02', airport: 'den' }
const denver = (field: string, id: unknown) => (field === 'airport' && id === 'den' ? 'Denver' : undefined)

test('a title is made of fields as they are written, in the language of the page', () => {
  expect(titleOf(strike, record, 'en', denver)).toBe('Gull at Denver, November 2, 2026')
  expect(titleOf(strike, record, 'de-CH', denver)).toBe('Gull in Denver')
  expect(subtitleOf(strike, record)).toBe('BS-7')
})

test('a title whose reference is not known, or a field of which is empty, is the title alone', () => {
  expect(titleOf(strike, record, 'en')).toBe('Gull')
  expect(titleOf(strike, { ...record, day: null }, 'en', denver)).toBe('Gull')
  expect(titleOf(strike, { ...record, species: undefined }, 'de', denver)).toBeUndefined()
})

test('a role that may not read a field of the template reads the title alone', () => {
  const seen = visibleEntity(strike, 'guest')
  expect(seen.titleTemplate).toBeUndefined()
  expect(titleOf(seen, record, 'en', denver)).toBe('Gull')
  expect(visibleEntity(strike, 'pilot').titleTemplate).toEqual(strike.titleTemplate)
})

test('an id is a name, and its number has no marks between the thousands', () => {
  const treatment = defineEntity({
    name: 'treatment',
    labels: ['Treatment', 'Treatments'],
    id: 'number',
    subtitle: 'number',
    fields: { number: integer({ readOnly: true }) },
  })
  expect(titleOf(treatment, { number: 33_075 }, 'de')).toBe('33075')
  expect(subtitleOf(treatment, { number: 33_075 })).toBe('33075')
  expect(titleOf(treatment, { number: 33_075 }, 'ar-EG')).toBe('٣٣٠٧٥')
})
