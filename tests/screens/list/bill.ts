import { integer, text } from '../../../src/spec/fields/fields'

/** The head of a bill: each test adds the fields, states and roles that it is about. */
export const billHead = {
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  title: 'number',
  version: 'rev',
} as const

export const billFields = {
  id: integer({ readOnly: true }),
  rev: integer({ readOnly: true }),
  number: text({ label: 'Number' }),
}
