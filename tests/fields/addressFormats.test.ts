import { describe, expect, it, test } from 'vitest'
import { addressFormatOf } from '../../src/fields/addressFormats'
import { standardOptions } from '../../src/spec/labels/labels'
import { countries } from '../../src/spec/values/countries'

const linesOf = (country: string | undefined) =>
  addressFormatOf(country)
    .lines.map((line) => line.join(' '))
    .join(', ')

describe('the format of an address', () => {
  test.each([
    ['DE', 'line1, line2, postcode city'],
    ['US', 'line1, line2, city, region postcode'],
    ['JP', 'postcode region, city, line1, line2'],
    ['AE', 'line1, line2, city, region'],
    ['SG', 'line1, line2, postcode'],
  ])('is that of the country (%s)', (country, lines) => {
    expect(linesOf(country)).toBe(lines)
  })

  it.each([undefined, '', 'XX', 'KE'])('has every part where the country is not known (%s)', (country) => {
    expect(linesOf(country)).toBe('line1, line2, postcode city, region')
    expect(addressFormatOf(country).needed).toEqual(['line1', 'city'])
  })

  it.each(countries)('asks for a street or a place, and for no part twice (%s)', (country) => {
    const { lines, needed } = addressFormatOf(country)
    const parts = lines.flat()
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toEqual(expect.arrayContaining([...needed, 'line1']))
  })
})

describe('the countries', () => {
  it('are each there once, under a name', () => {
    expect(new Set(countries).size).toBe(countries.length)
    const unnamed = standardOptions('region', countries, 'en').filter(({ value, label }) => value === label)
    expect(unnamed).toEqual([])
  })

  it('stand in the alphabet of the language', () => {
    const names = (locale: string) =>
      standardOptions('region', ['AT', 'DE', 'SE'], locale).map(({ label }) => label)
    expect(names('en')).toEqual(['Austria', 'Germany', 'Sweden'])
    expect(names('de')).toEqual(['Deutschland', 'Österreich', 'Schweden'])
    expect(names('sv')).toEqual(['Sverige', 'Tyskland', 'Österrike'])
  })
})
