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
    flightDate: date({ label: 'Flight date', noun: 'the date of the flight', required: true }),
    airport: text({ label: 'Airport', noun: 'the airport', required: true }),
    damage: choice(['None', 'Minor', 'Substantial'], { label: 'Damage', noun: 'the damage', required: true }),
    speed: integer({ label: 'Speed', noun: 'the speed', unit: 'kn', min: 0, max: 600 }),
  },
})

// In memory for now. Whatever has `list`, and as much of `get`, `create`, `update` and `remove` as it can, is a source.
export const strikes = memorySource(strike, [
  {
    id: 1,
    rev: 1,
    species: 'Barn owl',
    flightDate: '1999-08-14',
    airport: 'Denver Intl',
    damage: 'None',
    speed: 140,
  },
  {
    id: 2,
    rev: 1,
    species: 'Gull',
    flightDate: '2001-03-02',
    airport: 'Kennedy Intl',
    damage: 'Substantial',
  },
  {
    id: 3,
    rev: 1,
    species: 'Canada goose',
    flightDate: '2002-11-21',
    airport: 'La Guardia',
    damage: 'Minor',
    speed: 155,
  },
])
