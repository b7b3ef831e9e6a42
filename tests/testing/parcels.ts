import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { boolean, choice, date, decimal, integer, text } from '../../src/spec/fields/fields'

const fields = {
  id: text({ readOnly: true }),
  to: text({ required: true, maxLength: 40 }),
  note: text(),
  weight: integer({ min: 0 }),
  value: decimal({ digits: 2 }),
  size: choice(['small', 'medium', 'large']),
  sent: date(),
  fragile: boolean(),
}

/** An entity with a field of each kind that lists compare otherwise, and ids that mean something in an address. */
export const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  title: 'to',
  version: 'rev',
  fields: { ...fields, rev: integer({ readOnly: true }) },
})
export type Parcel = RecordOf<typeof parcel>

export const parcels: readonly Parcel[] = [
  { id: 'a/b', rev: 3, to: 'Anna Lind', note: 'ring twice', weight: 500, size: 'small', sent: '2026-01-03' },
  { id: 'é', rev: 1, to: 'Zoë Ångström', weight: 0, value: '12.50', size: 'large', fragile: true },
  {
    id: '0',
    rev: 1,
    to: 'Bo Ek',
    note: 'a, b & c',
    weight: 1200,
    value: '9.90',
    size: 'small',
    sent: '2025-12-31',
  },
  { id: '🦉', rev: 7, to: 'Cy Young', weight: 500, size: 'medium', sent: '2026-01-03', fragile: false },
  { id: '9007199254740993', rev: 1, to: 'Di Long', note: null, weight: null, size: 'small', fragile: true },
  { id: 'x y+z?', rev: 2, to: 'Eva Moss', value: '100.00', size: 'large', sent: '2026-02-28' },
  { id: 'plain', rev: 1, to: 'Finn Berg', note: 'ring twice', weight: 80, sent: '2024-02-29' },
]

/** The same for servers that know no versions. */
export const plainParcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  title: 'to',
  fields,
})

export const plainParcels = parcels.map((record) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'rev')),
) as unknown as readonly RecordOf<typeof plainParcel>[]
