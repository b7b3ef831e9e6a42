import { memorySource } from 'screenwright/data'
import { choice, date, defineEntity, integer, text } from 'screenwright/spec'

export const strike = defineEntity({
  name: 'strike',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'id',
  title: 'species',
  version: 'rev',
  fields: {
    id: integer({ label: 'Report', readOnly: true }),
    rev: integer({ readOnly: true }),
    species: text({ label: 'Species', required: true, maxLength: 40 }),
    date: date({ label: 'Flight date', required: true }),
    airport: text({ label: 'Airport', required: true }),
    damage: choice(['None', 'Minor', 'Substantial'], { label: 'Damage', required: true }),
    speed: integer({ label: 'Speed', unit: 'kn', min: 0, max: 600 }),
  },
})

// In memory for now: a source is any object that can `list`, and as much of `get`, `create`, `update`, `remove` as it can.
export const strikes = memorySource(strike, [
  { id: 1, rev: 1, species: 'Barn owl', date: '1999-08-14', airport: 'Denver', damage: 'None', speed: 140 },
  { id: 2, rev: 1, species: 'Gull', date: '2001-03-02', airport: 'Kennedy', damage: 'Substantial' },
  { id: 3, rev: 1, species: 'Canada goose', date: '2002-11-21', airport: 'La Guardia', damage: 'Minor' },
])
