import { titleOf } from '../../../src/spec/entities/titleOf'
import { memorySource } from '../../../src/data/memorySource'
import type { RecordVersion } from '../../../src/data/DataSource'
import { type ActivityPart, activityItems } from '../../../src/screens/history/activityItems'
import type { ActivityTarget } from '../../../src/screens/history/activityState'
import { customer, type Customer, invoice, type Invoice } from '../../product/workshop'

const sent = {
  number: 'INV-2046',
  rev: 4,
  customer: 3,
  lines: [],
  total: '525.60',
  due: '2026-04-02',
  status: 'sent',
} as unknown as Invoice
const draft = { ...sent, status: 'draft' } as Invoice
const school: Customer = {
  id: 3,
  name: 'École Jean Moulin',
  email: 'intendance@jeanmoulin.example',
  city: 'Lyon',
}

const invoiceVersions: readonly RecordVersion<Invoice>[] = [
  { id: 3, at: '2026-03-17T15:42:00Z', by: 'Nadia Perrin', transition: 'send', record: sent },
  {
    id: 2,
    at: '2026-03-17T15:40:00Z',
    by: 'Nadia Perrin',
    note: 'They pay by transfer, and need two weeks more.',
    record: draft,
  },
  {
    id: 1,
    at: '2026-03-16T09:05:00Z',
    by: 'Ilyès Roux',
    record: { ...draft, due: '2026-03-19', total: '502.00' },
  },
]
const customerVersions: readonly RecordVersion<Customer>[] = [
  { id: 2, at: '2026-03-16T09:02:00Z', by: 'Ilyès Roux', record: school },
  {
    id: 1,
    at: '2026-02-02T10:00:00Z',
    by: 'Nadia Perrin',
    record: { ...school, email: 'ecole@jeanmoulin.example', city: 'Villeurbanne' },
  },
]

/** An invoice and a customer of a bicycle workshop, with what they went through. */
export function sourcesWithHistory() {
  const [by, now] = ['Nadia Perrin', () => new Date('2026-03-18T09:00:00Z')]
  return {
    invoice: memorySource(invoice, [sent], {
      history: { by, now, versions: { 'INV-2046': invoiceVersions } },
    }),
    customer: memorySource(customer, [school], { history: { by, now, versions: { 3: customerVersions } } }),
  }
}

export const targetsOf = (sources: ReturnType<typeof sourcesWithHistory>) =>
  [
    { entity: invoice, source: sources.invoice, getHref: (id: string) => `#/invoices/${id}` },
    { entity: customer, source: sources.customer },
  ] as unknown as readonly ActivityTarget[]

const [ofInvoices] = targetsOf(sourcesWithHistory())
const part: ActivityPart = {
  target: ofInvoices!,
  status: 'ready',
  found: [
    { ...invoiceVersions[0]!, recordId: 'INV-2046', changes: { status: { from: 'draft', to: 'sent' } } },
    {
      ...invoiceVersions[1]!,
      recordId: 'INV-2046',
      changes: { due: { from: '2026-03-19', to: '2026-04-02' } },
    },
    { id: 9, recordId: 'INV-2039', at: '2026-03-17T08:10:00Z', by: 'Ilyès Roux', action: 'remove' },
    { ...invoiceVersions[2]!, recordId: 'INV-2046', isFirst: true },
  ],
}

/** As a view is given them. */
export const items = activityItems([part], titleOf)

export const kinds = [
  { name: 'invoice', label: 'Invoices' },
  { name: 'customer', label: 'Customers' },
]
export const people = ['Ilyès Roux', 'Nadia Perrin']
