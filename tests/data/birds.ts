import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { boolean, choice, date, integer, number, text } from '../../src/spec/fields/fields'

export const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 40 }),
    weight: number({ label: 'Weight', min: 0 }),
    size: choice(['small', 'medium', 'large'], { label: 'Size' }),
    seen: date({ label: 'Seen' }),
    ringed: boolean({ label: 'Ringed' }),
  },
})
export type Bird = RecordOf<typeof bird>

const names = [
  'Gull',
  'Kite',
  'Adler',
  'Moorhen',
  'Wren',
  'Zilpzalp',
  'Robin',
  'Crane',
  'Heron',
  'Eider',
  'Plover',
]

/** Eleven birds, of which some have no weight and were never seen. */
export const birds: readonly Bird[] = names.map((name, place) => ({
  id: place + 1,
  rev: 1,
  name,
  size: (['small', 'medium', 'large'] as const)[place % 3],
  ringed: place % 2 === 0,
  weight: place === 4 ? null : place * 10,
  seen: place === 7 ? null : `2024-0${(place % 9) + 1}-15`,
}))
