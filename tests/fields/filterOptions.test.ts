import { describe, expect, it } from 'vitest'
import { filterOptions, findByLabel } from '../../src/fields/filterOptions'

const named = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label)

describe('options narrowed by a text', () => {
  const cities = named('New York', 'São Paulo', 'York', 'Besançon', "Au Bœuf d'Or", 'Αθήνα', 'القاهرة')

  it.each([
    ['', labelsOf(cities)],
    ['  ', labelsOf(cities)],
    ['boeuf', ["Au Bœuf d'Or"]],
    ['bœuf', ["Au Bœuf d'Or"]],
    ['sao', ['São Paulo']],
    ['SÃO', ['São Paulo']],
    ['paulo sao', ['São Paulo']],
    ['york', ['York', 'New York']],
    ['besancon', ['Besançon']],
    ['αθηνα', ['Αθήνα']],
    ['قاهرة', ['القاهرة']],
    ['rome', []],
  ])('“%s” finds %j', (text, found) => {
    expect(labelsOf(filterOptions(cities, text))).toEqual(found)
  })

  it('are found by their description as well', () => {
    const airports = [{ value: 'DEN', label: 'Denver', description: 'Colorado' }]
    expect(filterOptions(airports, 'colo')).toEqual(airports)
  })

  it('stay in their groups', () => {
    const animals = [
      { value: '1', label: 'Seagull', group: 'Birds' },
      { value: '2', label: 'Eagle', group: 'Birds' },
      { value: '3', label: 'Sea lion', group: 'Mammals' },
    ]
    expect(labelsOf(filterOptions(animals, 'ea'))).toEqual(['Seagull', 'Eagle', 'Sea lion'])
  })
})

describe('a text that is a label', () => {
  it('is that option, in whatever case', () => {
    expect(findByLabel(named('Niger', 'Nigeria'), ' niger ')?.value).toBe('niger')
  })

  it.each(['', 'Nig', 'Nigerian'])('is none when it is “%s”', (text) => {
    expect(findByLabel(named('Niger', 'Nigeria'), text)).toBeUndefined()
  })

  it('is none where two options have it, or where it is out of use', () => {
    const two = [
      { value: 'us', label: 'Paris' },
      { value: 'fr', label: 'Paris' },
    ]
    expect(findByLabel(two, 'Paris')).toBeUndefined()
    expect(findByLabel([{ value: 'fr', label: 'Paris', disabled: true }], 'Paris')).toBeUndefined()
  })
})
