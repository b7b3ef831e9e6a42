import { expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { findReferences, type KnownReferences } from '../../../src/screens/import/referencesIn'
import { withReferences } from '../../../src/screens/import/withReferences'
import { boolean, defineEntity, integer, reference, text } from '../../../src/spec'

const country = defineEntity({
  name: 'country',
  labels: ['Country', 'Countries'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
})
const city = defineEntity({
  name: 'city',
  labels: ['City', 'Cities'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    country: reference('country'),
    served: boolean(),
  },
})
const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  title: 'code',
  fields: {
    id: integer({ readOnly: true }),
    code: text(),
    // Before the country that it asks about.
    to: reference('city', { filter: { served: true, country: { is: { field: 'country' } } } }),
    over: reference('city', { many: true, filter: { served: true } }),
    country: reference('country'),
  },
})

const countries = memorySource(country, [
  { id: 1, name: 'Germany' },
  { id: 2, name: 'Canada' },
])
const cities = memorySource(city, [
  { id: 11, name: 'Berlin', country: 1, served: true },
  { id: 12, name: 'Berlin', country: 2, served: true },
  { id: 13, name: 'Halifax', country: 2, served: false },
  { id: 14, name: 'Berlin', country: 1, served: false },
])
const references = {
  country: { entity: country, source: countries },
  city: { entity: city, source: cities },
}

async function resolve(read: Readonly<Record<string, unknown>>, targets: object = references) {
  const known: KnownReferences = new Map()
  const setting = { known, references: targets as typeof references, me: undefined }
  await findReferences(parcel, [read], setting.references, known, new AbortController().signal)
  const { values, issues } = withReferences(parcel, read, { ...setting, t: createTranslator(everyEnglish) })
  return { ...values, issues: issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}

it('of several records of one name, the one that the field offers is meant', async () => {
  expect(await resolve({ to: 'Berlin', country: 'Canada' })).toEqual({ to: 12, country: 2, issues: [] })
  expect(await resolve({ to: 'Berlin', country: 'Germany' })).toEqual({ to: 11, country: 1, issues: [] })
})

it('a record that the field does not offer is a mistake, by its name and by its id', async () => {
  const mistake = '“Halifax” is not offered here. Choose another.'
  expect((await resolve({ to: 'Halifax', country: 'Canada' })).issues).toEqual([`to: ${mistake}`])
  expect((await resolve({ over: ['Halifax'] })).issues).toEqual([`over: ${mistake}`])
  expect((await resolve({ to: '13' })).issues).toEqual(['to: “13” is not offered here. Choose another.'])
})

it('nothing is asked about a field that is empty, so that both may be meant', async () => {
  expect((await resolve({ to: 'Berlin' })).issues).toEqual([
    'to: Several records are called “Berlin”. Enter the id.',
  ])
})

it('says once what is wrong with several, and keeps what stands there', async () => {
  expect(await resolve({ over: ['Nowhere', 'Halifax', '11'] })).toEqual({
    over: ['Nowhere', 'Halifax', '11'],
    issues: ['over: Nothing is called “Nowhere”. Choose another.'],
  })
  expect(await resolve({ over: ['11', '12'] })).toEqual({ over: [11, 12], issues: [] })
})

it('does not ask about a field that the person may not read', async () => {
  const { served: _, ...fields } = city.fields
  const seen = { ...references, city: { entity: { ...city, fields }, source: cities } }
  expect((await resolve({ to: 'Halifax', country: 'Canada' }, seen)).issues).toEqual([])
})
