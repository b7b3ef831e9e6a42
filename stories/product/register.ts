import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { choice, date, integer, reference, text } from '../../src/spec/fields/fields'
import { defineProduct } from '../../src/spec/product/defineProduct'
import { entityScreens } from '../../src/spec/product/entityScreens'

/** Those who write reports see everything and change nothing here; the board keeps the list. */
const kept = {
  pilot: { list: true, read: true },
  investigator: { list: true, read: true, create: true, update: true },
  visitor: { list: true, read: true },
} as const

export const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'id',
  title: 'name',
  fields: {
    id: text({ label: 'Key', readOnly: true }),
    name: text({ label: 'Name', noun: 'the name of the airport', required: true, maxLength: 60 }),
    state: text({ label: 'State', noun: 'the state', required: true, maxLength: 40 }),
  },
  access: kept,
})

export const operator = defineEntity({
  name: 'operator',
  labels: ['Operator', 'Operators'],
  id: 'id',
  title: 'name',
  fields: {
    id: text({ label: 'Key', readOnly: true }),
    name: text({ label: 'Name', noun: 'the name of the operator', required: true, maxLength: 60 }),
  },
  // Whose aircraft was struck is no matter of the public.
  access: { pilot: kept.pilot, investigator: kept.investigator },
})

export const report = defineEntity({
  name: 'report',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'id',
  title: 'species',
  titleTemplate: '{species} at {airport}',
  subtitle: 'id',
  version: 'rev',
  fields: {
    id: text({ label: 'Report', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    species: text({
      label: 'Species',
      noun: 'the species',
      description: 'As exactly as it is known.',
      required: true,
      maxLength: 40,
    }),
    flightDate: date({ label: 'Flight date', noun: 'the date of the flight', required: true }),
    airport: reference('airport', { label: 'Airport', noun: 'the airport', required: true }),
    operator: reference('operator', { label: 'Operator', noun: 'the operator' }),
    aircraft: text({ label: 'Aircraft', noun: 'the aircraft', required: true, maxLength: 30 }),
    phase: choice(['Parked', 'Taxi', 'Take-off run', 'Climb', 'Descent', 'Approach', 'Landing Roll'], {
      label: 'Phase of flight',
      noun: 'the phase of flight',
      required: true,
      labels: { 'Landing Roll': 'Landing roll' },
    }),
    damage: choice(['None', 'Minor', 'Medium', 'Substantial', 'B', 'C'], {
      label: 'Damage',
      noun: 'the damage',
      required: true,
      labels: { B: 'Code B', C: 'Code C' },
    }),
    speed: integer({ label: 'Speed', noun: 'the speed', unit: 'kn', min: 0, max: 600 }),
    cost: integer({ label: 'Cost', noun: 'the cost', unit: 'USD', min: 0 }),
    remarks: text({ label: 'Remarks', noun: 'remarks', multiline: true, maxLength: 400 }),
    status: choice(['draft', 'submitted', 'verified', 'closed'], {
      label: 'Status',
      readOnly: true,
      labels: { draft: 'Draft', submitted: 'Submitted', verified: 'Verified', closed: 'Closed' },
    }),
  },
  facts: ['airport', 'flightDate', 'damage', 'cost'],
  states: {
    field: 'status',
    initial: 'draft',
    final: ['closed'],
    tones: { submitted: 'info', verified: 'success' },
  },
  transitions: {
    submit: { from: ['draft'], to: 'submitted', label: 'Submit', bulk: true },
    return: { from: ['submitted'], to: 'draft', label: 'Send back', ask: ['remarks'] },
    verify: { from: ['submitted'], to: 'verified', label: 'Verify', bulk: true },
    close: {
      from: ['verified'],
      to: 'closed',
      label: 'Close',
      confirm: 'A closed report cannot be changed any more. Close it?',
    },
  },
  access: {
    pilot: {
      list: true,
      read: true,
      create: true,
      update: { status: 'draft' },
      remove: { status: 'draft' },
      transition: { submit: true },
    },
    investigator: {
      list: true,
      read: true,
      update: { status: { not: 'closed' } },
      transition: { return: true, verify: true, close: true },
    },
    visitor: {
      list: { status: { in: ['verified', 'closed'] } },
      read: { status: { in: ['verified', 'closed'] } },
      fields: { operator: { read: false }, cost: { read: false }, remarks: { read: false } },
    },
  },
})

export const register = defineProduct({
  purpose: {
    does: 'Pilots report collisions with birds; the safety board verifies them, and the public can read them.',
    for: ['pilots', 'investigators of the safety board', 'the public'],
  },
  entities: [report, airport, operator],
  screens: {
    ...entityScreens(report, { base: '/strikes', import: true }),
    ...entityScreens(airport, { base: '/airports' }),
    ...entityScreens(operator, { base: '/operators' }),
    search: { path: '/search', shows: 'search' },
    overview: {
      path: '/overview',
      shows: 'overview',
      widgets: {
        waiting: {
          shows: 'fact',
          entity: 'report',
          title: 'To be verified',
          filter: { status: 'submitted' },
        },
        cost: { shows: 'fact', entity: 'report', title: 'Cost of all damage', sum: 'cost' },
        damage: { shows: 'breakdown', entity: 'report', by: 'damage' },
        airports: { shows: 'breakdown', entity: 'report', by: 'airport' },
        years: {
          shows: 'trend',
          entity: 'report',
          by: 'flightDate',
          period: 'year',
          last: 40,
          variant: 'area',
        },
        latest: {
          shows: 'list',
          entity: 'report',
          title: 'Latest flights',
          sort: [{ field: 'flightDate', direction: 'descending' }],
          fields: ['flightDate', 'damage'],
        },
      },
    },
  },
  roles: {
    pilot: { label: 'Pilot' },
    investigator: { label: 'Investigator' },
    visitor: { label: 'Visitor' },
  },
  errors: {
    changed: {
      title: 'Someone else changed this report',
      place: 'form',
      next: 'reloadAndCompare',
      status: 412,
    },
    busy: {
      title: 'The register is busy',
      message: 'Too many requests came at once. Wait a minute, then try again.',
      place: 'screen',
      next: 'retry',
      status: 429,
    },
    signedOut: { title: 'You are signed out', place: 'screen', next: 'signIn', status: 401 },
  },
  limits: { selection: { value: 500, unit: 'items', label: 'Reports changed at once' } },
})

export type Report = RecordOf<typeof report>
export type Airport = RecordOf<typeof airport>
export type Operator = RecordOf<typeof operator>
