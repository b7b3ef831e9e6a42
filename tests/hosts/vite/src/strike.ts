import { memorySource } from 'screenwright/data'
import { choice, date, defineEntity, integer, reference, text } from 'screenwright/spec'

export const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'code',
  title: 'name',
  fields: {
    code: text({ label: 'Code', required: true, pattern: /^[A-Z]{3}$/ }),
    name: text({ label: 'Name', required: true }),
  },
})

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
    airport: reference('airport', { label: 'Airport', required: true }),
    damage: choice(['None', 'Minor', 'Substantial'], { label: 'Damage', required: true }),
    speed: integer({ label: 'Speed', unit: 'kn', min: 0, max: 600 }),
  },
})

// In memory for now: a source is any object that can `list`, and as much of `get`, `create`, `update`, `remove` as it can.
export const sources = {
  airport: memorySource(airport, [
    { code: 'DEN', name: 'Denver' },
    { code: 'LGA', name: 'La Guardia' },
  ]),
  strike: memorySource(strike, [
    { id: 1, rev: 1, species: 'Barn owl', date: '1999-08-14', airport: 'DEN', damage: 'None', speed: 140 },
    { id: 2, rev: 1, species: 'Gull', date: '2001-03-02', airport: 'LGA', damage: 'Substantial' },
    { id: 3, rev: 1, species: 'Canada goose', date: '2002-11-21', airport: 'LGA', damage: 'Minor' },
  ]),
}
