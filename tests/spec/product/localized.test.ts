import { expect, test } from 'vitest'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { resolveProblem } from '../../../src/spec/problems/resolveProblem'

const errors = {
  full: {
    title: { en: 'The hangar is full', de: 'Die Halle ist voll' },
    message: { en: 'Ask the tower for another.', de: 'Fragen Sie den Tower nach einer anderen.' },
    place: 'form',
    next: 'giveUp',
    status: 409,
  },
} as const

const product = defineProduct({
  purpose: {
    does: { en: 'Keeps planes dry.', de: 'Hält Flugzeuge trocken.' },
    for: [{ en: 'Pilots', de: 'Piloten' }],
  },
  screens: { help: { path: '/help', shows: 'status', title: { en: 'Help', de: 'Hilfe' } } },
  roles: {
    pilot: { label: { en: 'Pilot', de: 'Pilotin' }, description: { en: 'Flies', de: 'Fliegt' } },
  },
  errors,
  limits: {
    planes: {
      value: 3,
      label: { en: 'Planes', de: 'Flugzeuge' },
      description: { en: 'A hall', de: 'Je Halle' },
    },
  },
})

test('every text of a product can be in several languages, and is printed in the one asked for', () => {
  const german = describeProduct(product, { locale: 'de-AT' })
  const words = ['Hält Flugzeuge trocken', 'Piloten', 'Hilfe', 'Pilotin', 'Fliegt', 'Die Halle ist voll']
  for (const text of [...words, 'Fragen Sie den Tower', 'Flugzeuge', 'Je Halle'])
    expect(german).toContain(text)
  expect(german).not.toContain('hangar')
  expect(describeProduct(product)).toContain('The hangar is full')
})

test('a problem is said in the language of the page', () => {
  const problem = { type: 'about:blank', status: 409, title: 'Conflict' }
  const said = resolveProblem(problem, errors, { locale: 'de' })
  expect(said).toMatchObject({
    title: 'Die Halle ist voll',
    message: 'Fragen Sie den Tower nach einer anderen.',
  })
  expect(resolveProblem(problem, errors).title).toBe('The hangar is full')
})

test('a text in no language, or in one that does not exist, is named where it stands', () => {
  const declare = (title: object) => () =>
    defineProduct({ screens: { help: { path: '/help', shows: 'status', title: title as { en: string } } } })
  expect(declare({})).toThrow(/title is in no language/)
  expect(declare({ 'no tag': 'Help' })).toThrow(/title is in “no tag”/)
  expect(declare({ en: 7 })).toThrow(/title\.en is 7. Write a text/)
})

test('an error without words in one of its languages is found', () => {
  const found = checkProduct({ errors: { full: { ...errors.full, title: 'Full', message: '' } } })
  expect(found.map(({ code, place }) => [code, place])).toContainEqual([
    'error-without-words',
    'errors.full.message',
  ])
})
