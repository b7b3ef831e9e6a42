import { expect, test } from 'vitest'
import { shownGroups } from '../../../src/screens/search/shownGroups'
import { titleOf, subtitleOf } from '../../../src/spec/entities/titleOf'
import { choice, defineEntity, instant, integer, text } from '../../../src/spec'
import type { TitleIn } from '../../../src/components/useTitles'
import { memorySource } from '../../../src/data'

const screening = defineEntity({
  name: 'screening',
  labels: ['Screening', 'Screenings'],
  id: 'id',
  title: 'film',
  fields: {
    id: integer({ readOnly: true }),
    film: text({ label: 'Film' }),
    hall: choice(['big', 'small'], { label: 'Hall' }),
    starts: instant({ label: 'Starts', zone: 'Europe/Berlin' }),
  },
})
const screenings = [
  { id: 1, film: 'Licht', hall: 'big', starts: '2026-11-21T19:00:00Z' },
  { id: 2, film: 'Licht', hall: 'big', starts: '2026-11-22T16:30:00Z' },
  { id: 3, film: 'Lichter', hall: 'small', starts: '2026-11-22T19:00:00Z' },
] as const

const titleIn: TitleIn = (entity, record, part) =>
  (part === 'subtitle' ? subtitleOf : titleOf)(entity as never, record, 'en')
const targets = [
  {
    entity: screening as never,
    source: memorySource(screening, screenings),
    getHref: (id: string | number) => `/${id}`,
  },
]

test('a result says nothing of an id without a label, by which no person calls it', () => {
  const parcel = defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    title: 'street',
    fields: { id: text({ readOnly: true }), street: text({ label: 'Street' }) },
  })
  const place = memorySource(parcel, [{ id: 'f1', street: 'Hafenstraße 9' }])
  const group = {
    name: 'parcel',
    label: 'Parcels',
    status: 'ready',
    records: [{ id: 'f1', street: 'Hafenstraße 9' }],
  } as const
  const parcels = [{ entity: parcel as never, source: place, getHref: (id: string | number) => `/${id}` }]
  const [shown] = shownGroups(
    { words: 'f1', targets: parcels, groups: [group] },
    { words: 'f1', targets: parcels, locale: 'en' },
    titleIn,
  )
  expect(shown?.results[0]).toEqual({ id: 'f1', title: 'Hafenstraße 9', found: undefined, href: '/f1' })
})

test('two results that read the same say the first field in which their records differ', () => {
  const group = { name: 'screening', label: 'Screenings', status: 'ready', records: screenings } as const
  const [shown] = shownGroups(
    { words: 'licht', targets, groups: [group] },
    { words: 'licht', targets, locale: 'en' },
    titleIn,
  )
  const told = shown?.results.map(({ title, subtitle }) => [title, subtitle?.replaceAll(/\s+/g, ' ')])
  expect(told).toEqual([
    ['Licht', 'November 21, 2026 at 8:00 PM GMT+1'],
    ['Licht', 'November 22, 2026 at 5:30 PM GMT+1'],
    ['Lichter', undefined],
  ])
})
