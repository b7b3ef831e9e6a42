import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { choice, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { type SavedView, savedView } from '../../../src/spec/product/savedView'

/** Receipts of journeys: three roles, four states, and for each role a field that it may not read. */
export const receipt = defineEntity({
  name: 'receipt',
  labels: ['Receipt', 'Receipts'],
  id: 'id',
  title: 'what',
  version: 'rev',
  fields: {
    id: text({ label: 'Id', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    what: text({ label: 'What', required: true }),
    journey: reference('journey', { label: 'Journey' }),
    cost: text({ label: 'Cost' }),
    remark: text({ label: 'Remark' }),
    purpose: choice(['purpose_client', 'purpose_course'], {
      label: 'Purpose',
      labels: { purpose_client: 'Seeing a client', purpose_course: 'Taking a course' },
    }),
    status: choice(['draft', 'sent', 'approved', 'paid'], { label: 'Status', readOnly: true }),
  },
  sections: [
    { name: 'what', label: 'What', fields: ['what', 'journey'] },
    { name: 'how', label: 'How much', fields: ['cost', 'remark', 'purpose'] },
  ],
  facts: ['cost', 'remark', 'purpose'],
  states: { field: 'status', initial: 'draft', final: ['paid'] },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', bulk: true },
    approve: { from: ['sent'], to: 'approved', label: 'Approve', bulk: true },
    pay: { from: ['approved'], to: 'paid', label: 'Pay', bulk: true },
  },
  access: {
    traveller: {
      list: true,
      read: true,
      create: true,
      update: { status: 'draft' },
      remove: { status: 'draft' },
      transition: { send: true },
      fields: { remark: { read: false } },
    },
    approver: {
      list: { status: { in: ['sent', 'approved', 'paid'] } },
      read: true,
      update: { status: 'sent' },
      transition: { approve: true },
      fields: { cost: { read: false }, what: { update: false } },
    },
    cashier: { list: true, read: true, transition: { pay: true }, fields: { purpose: { read: false } } },
  },
})

export const journey = defineEntity({
  name: 'journey',
  labels: ['Journey', 'Journeys'],
  id: 'id',
  title: 'name',
  fields: { id: text({ label: 'Id', readOnly: true }), name: text({ label: 'Name' }) },
})

export type Receipt = RecordOf<typeof receipt>

export const states = ['draft', 'sent', 'approved', 'paid'] as const
export const roles = ['traveller', 'approver', 'cashier'] as const
export type Role = (typeof roles)[number]

/** Two receipts in each state, whose every value can be told from all others. */
export const receipts: readonly Receipt[] = [...states, ...states].map((status, place) => ({
  id: `r-${place + 1}`,
  rev: 1,
  what: `Ticket ${place + 1}`,
  journey: 'j-1',
  cost: `cost of ${place + 1}`,
  remark: `remark on ${place + 1}`,
  purpose: place % 2 === 0 ? 'purpose_client' : 'purpose_course',
  status,
}))

export const product = defineProduct({
  entities: [receipt, journey],
  roles: { traveller: {}, approver: {}, cashier: {} },
  screens: { ...entityScreens(receipt, { base: '/receipts', openIn: 'peek' }), ...entityScreens(journey) },
})

/** A view that somebody shared who may read everything. */
export const sharedView: SavedView = {
  id: 'v1',
  name: 'All that is dear',
  list: 'receipt',
  shared: true,
  isDefault: false,
  query: {
    filter: {
      remark: { contains: 'remark' },
      cost: { contains: 'cost' },
      purpose: { in: ['purpose_client', 'purpose_course'] },
    },
    sort: ['cost', 'remark', 'purpose'].map((field) => ({ field, direction: 'ascending' as const })),
  },
  columns: { visibility: { cost: true, remark: true, purpose: true }, order: ['purpose', 'remark', 'cost'] },
}

export interface Call {
  readonly method: string
  readonly args: readonly unknown[]
}

/** The sources of the product; what is asked of receipts is noted. */
export function recordedSources() {
  const calls: Call[] = []
  const { subscribe: _, ...inner } = memorySource(receipt, receipts)
  const noted = Object.entries(inner).map(([method, does]) => [
    method,
    typeof does === 'function'
      ? (...args: never[]) => {
          calls.push({ method, args })
          return (does as (...given: never[]) => unknown)(...args)
        }
      : does,
  ])
  const source = Object.fromEntries(noted) as DataSource<Receipt>
  const sources = { receipt: source, journey: memorySource(journey, [{ id: 'j-1', name: 'To Porto' }]) }
  return { sources, source, calls, views: memorySource(savedView, [sharedView]) }
}
