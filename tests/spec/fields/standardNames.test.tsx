import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ValueText } from '../../../src/collection/ValueText'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { memorySource } from '../../../src/data'
import { getFieldControl } from '../../../src/form/getFieldControl'
import { createSampler, englishWords } from '../../../src/sample'
import {
  checkProduct,
  choice,
  choices,
  countries,
  currencies,
  defineEntity,
  defineProduct,
  describeProduct,
  integer,
  languages,
  text,
  validate,
} from '../../../src/spec'

afterEach(cleanup)

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Title', required: true }),
    country: choice(countries, { label: 'Country', labels: 'region', required: true }),
    spoken: choices(languages, { label: 'Languages', labels: 'language' }),
    paid: choice(['EUR', 'USD', 'CHF'], { label: 'Currency', labels: 'currency' }),
  },
})

const films = [
  { id: 1, name: 'Toni Erdmann', country: 'DE', spoken: ['de', 'en'], paid: 'EUR' },
  { id: 2, name: 'Atlantique', country: 'SN', spoken: ['wo', 'fr'], paid: 'EUR' },
  { id: 3, name: 'Licht', country: 'AT', spoken: ['de'], paid: 'CHF' },
] as const

const optionsIn = (name: 'country' | 'spoken' | 'paid', locale: string) => {
  const { props } = getFieldControl(film.fields[name], name, locale) as unknown as {
    props: { options: readonly { value: string; label: string }[] }
  }
  return props.options
}

describe('codes of a standard', () => {
  it('have a name each, none twice', () => {
    for (const [codes, type] of [
      [countries, 'region'],
      [languages, 'language'],
      [currencies, 'currency'],
    ] as const) {
      const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
      expect(codes.filter((code) => names.of(code) === undefined)).toEqual([])
      expect(new Set(codes.map((code) => names.of(code))).size).toBe(codes.length)
    }
    expect([countries.length, languages.length, currencies.length]).toEqual([249, 182, 154])
  })

  it('are called by their names in the language of the page, and listed in its alphabet', () => {
    expect(optionsIn('paid', 'en').map(({ label }) => label)).toEqual(['Euro', 'Swiss Franc', 'US Dollar'])
    const inGerman = optionsIn('country', 'de')
    const place = (value: string) => inGerman.findIndex((option) => option.value === value)
    expect(inGerman[place('AT')]?.label).toBe('Österreich')
    expect(place('AT')).toBeLessThan(place('PK'))
    expect(place('DE')).toBeLessThan(place('FR'))
    expect(optionsIn('spoken', 'fr').find(({ value }) => value === 'de')?.label).toBe('Allemand')
    expect(optionsIn('country', 'ar').find(({ value }) => value === 'SN')?.label).toBe('السنغال')
    expect(optionsIn('country', 'de'), 'sorted once').toBe(inGerman)
  })

  it('follow a switch of the language where they are read', () => {
    const shown = <ValueText entity={film} field="spoken" record={{ spoken: ['de', 'fr'] }} />
    const { rerender } = render(<LocaleProvider locale="en">{shown}</LocaleProvider>)
    expect(screen.getByText(/German.*French/)).toBeTruthy()
    rerender(<LocaleProvider locale="de">{shown}</LocaleProvider>)
    expect(screen.getByText(/Deutsch.*Französisch/)).toBeTruthy()
  })

  it('are searched and sorted by their names', async () => {
    const source = memorySource(film, films, { locale: 'de' })
    const names = async (query: Parameters<typeof source.list>[0]) =>
      (await source.list(query)).records.map(({ country }) => country)
    expect(await names({ search: 'österr' })).toEqual(['AT'])
    expect(await names({ search: 'wolof' })).toEqual(['SN'])
    // Deutschland, Österreich, Senegal: by their codes Austria would be the first.
    expect(await names({ sort: [{ field: 'country', direction: 'ascending' }] })).toEqual(['DE', 'AT', 'SN'])
    expect(await names({ filter: { country: { in: ['DE', 'AT'] } } })).toEqual(['DE', 'AT'])
  })

  it('are validated, sampled and written as a schema by their codes', () => {
    expect(validate(film, { name: 'Licht', country: 'AT', spoken: ['de'] })).toEqual([])
    expect(validate(film, { name: 'Licht', country: 'Austria' })).toMatchObject([{ rule: 'choice' }])
    const sampled = createSampler({ locale: englishWords }).of(film).many(20)
    for (const { country } of sampled) expect(countries).toContain(country)
    const schema = film['~standard'].jsonSchema.input({ target: 'draft-2020-12' }) as {
      properties: { country: { enum: unknown } }
    }
    expect(schema.properties.country.enum).toEqual(countries)
  })

  it('are no mistake of a product, which tells of them shortly', () => {
    const product = defineProduct({ entities: [film] })
    expect(checkProduct(product)).toEqual([])
    const sheet = describeProduct(product)
    expect(sheet).toContain('Afghanistan (`AF`)')
    expect(sheet).not.toContain('Zimbabwe')
  })

  it('must be codes', () => {
    const made = (country: ReturnType<typeof choice>) =>
      defineEntity({ name: 'a', labels: ['A', 'As'], id: 'id', fields: { id: integer({ readOnly: true }), country } })
    expect(() => made(choice(['Germany'], { labels: 'region' }) as never)).toThrow('which is no code of a region')
    expect(() => made(choice(['DE'], { labels: 'country' as 'region' }) as never)).toThrow(
      'Say region, language or currency',
    )
    // A record may hold what was never declared.
    expect(() => render(<ValueText entity={film} field="country" record={{ country: 'Prussia' }} />)).not.toThrow()
    expect(screen.getByText('Prussia')).toBeTruthy()
  }) // prettier-ignore
})
