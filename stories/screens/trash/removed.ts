import { memorySource } from '../../../src/data/memorySource'
import type { TrashItem } from '../../../src/screens/trash/trashState'
import { customer, type Customer, invoice, type Invoice } from '../../product/workshop'

/** A morning in March, so that pictures say the same every day. */
export const now = () => new Date('2026-03-18T09:00:00Z')

const lyon: Customer = { id: 6, name: 'Lyon Cycles', email: 'atelier@lyoncycles.example', city: 'Lyon' }
const tandem: Customer = { id: 7, name: 'Tandem & Cie', email: 'bonjour@tandem.example', city: 'Bron' }

const invoiceOf = (number: string, owner: number): Invoice =>
  ({ number, rev: 3, customer: owner, lines: [], total: '120.00', status: 'draft' }) as unknown as Invoice

/** Two customers and three invoices that were removed this month. */
export function trashOfWorkshop() {
  const keep = { keepDays: 30, by: 'Nadia Perrin', now }
  return {
    customer: memorySource(customer, [], {
      trash: {
        ...keep,
        records: [
          { record: lyon, at: '2026-03-17T16:20:00Z', by: 'Nadia Perrin', until: '2026-04-16T16:20:00Z' },
          { record: tandem, at: '2026-02-18T10:00:00Z', by: 'Ilyès Roux', until: '2026-03-20T10:00:00Z' },
        ],
      },
    }),
    invoice: memorySource(invoice, [], {
      trash: {
        ...keep,
        records: [
          {
            record: invoiceOf('INV-2041', 6),
            at: '2026-03-17T16:19:00Z',
            by: 'Nadia Perrin',
            until: '2026-04-16T16:19:00Z',
          },
          {
            record: invoiceOf('INV-2036', 1),
            at: '2026-03-11T08:05:00Z',
            by: 'Ilyès Roux',
            until: '2026-04-10T08:05:00Z',
          },
          {
            record: invoiceOf('INV-2017', 2),
            at: '2026-02-20T13:40:00Z',
            by: 'Ilyès Roux',
            until: '2026-03-22T13:40:00Z',
          },
        ],
      },
    }),
  }
}

/** As a view is given them. */
export const items: readonly TrashItem[] = [
  ['customer', 6, 'Lyon Cycles', '2026-03-17T16:20:00Z', '2026-04-16T16:20:00Z'] as const,
  ['invoice', 'INV-2041', 'INV-2041', '2026-03-17T16:19:00Z', '2026-04-16T16:19:00Z'] as const,
  ['invoice', 'INV-2036', 'INV-2036', '2026-03-11T08:05:00Z', '2026-04-10T08:05:00Z'] as const,
].map(([kind, id, title, at, until]) => ({
  key: `${kind} ${id}`,
  id,
  kind,
  title,
  at,
  until,
  by: 'Nadia Perrin',
  restores: true,
  purges: true,
  needs: [],
}))

export const kinds = [
  { name: 'customer', label: 'Customers' },
  { name: 'invoice', label: 'Invoices' },
]
