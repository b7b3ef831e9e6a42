import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { boolean, choice, choices, integer, text } from '../../src/spec/fields/fields'

/** An entity with states, and fields whose values can be counted. */
export const errand = defineEntity({
  name: 'errand',
  labels: ['Errand', 'Errands'],
  id: 'id',
  title: 'what',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    what: text({ required: true }),
    reason: text(),
    place: choice(['town', 'farm']),
    tools: choices(['saw', 'rope']),
    urgent: boolean(),
    state: choice(['open', 'done', 'dropped'], { readOnly: true }),
  },
  states: { field: 'state', initial: 'open', final: ['dropped'] },
  transitions: {
    finish: { from: ['open'], to: 'done', when: { urgent: true } },
    drop: { from: ['open'], to: 'dropped', ask: ['reason'] },
  },
})
export type Errand = RecordOf<typeof errand>

export const errands: readonly Errand[] = [
  { id: 1, rev: 1, what: 'Fetch wood', place: 'farm', tools: ['saw', 'rope'], urgent: false, state: 'open' },
  { id: 2, rev: 4, what: 'Mend roof', place: 'farm', tools: ['rope'], urgent: true, state: 'open' },
  { id: 3, rev: 2, what: 'Post letters', place: 'town', urgent: true, state: 'done' },
  { id: 4, rev: 1, what: 'Buy rope', place: 'town', reason: 'Sold out', tools: [], state: 'dropped' },
]
