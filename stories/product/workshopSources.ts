import { memorySource } from '../../src/data/memorySource'
import { colleague, staff } from './staff'
import { customer, type Customer, invoice, type Invoice, part, type Part, settings } from './workshop'

const customers: readonly Customer[] = [
  { id: 1, name: 'Amélie Rousseau', email: 'amelie@rousseau.example', city: 'Lyon' },
  { id: 2, name: 'Brass & Sons Couriers', email: 'office@brass.example', city: 'Villeurbanne' },
  { id: 3, name: 'École Jean Moulin', email: 'intendance@jeanmoulin.example', city: 'Lyon' },
  { id: 4, name: 'Mehmet Yıldız', email: 'mehmet@yildiz.example', city: 'Bron' },
  { id: 5, name: 'Vélo Club de la Saône', email: 'bureau@vcs.example', city: 'Lyon' },
]

const parts: readonly Part[] = [
  { id: 'P-101', name: 'Chain, 9-speed', price: '24.90', stock: 31 },
  { id: 'P-102', name: 'Brake pads, pair', price: '8.50', stock: 64 },
  { id: 'P-103', name: 'Tyre 700 × 32', price: '32.00', stock: 18 },
  { id: 'P-104', name: 'Inner tube', price: '5.90', stock: 120 },
  { id: 'P-105', name: 'Cargo wheel, rear', price: '189.00', stock: 3 },
  { id: 'P-106', name: 'Battery 500 Wh', price: '649.00', stock: 2 },
]

type Line = Invoice['lines'][number]

/** The source works them out. */
const computed = { line: { amount: '0' }, invoice: { total: '0' } }

/** Lines of one after another of the parts: `[4, 2]` is two of the fourth. */
const linesOf = (...counts: readonly (readonly [index: number, quantity: number])[]): readonly Line[] =>
  counts.flatMap(([index, quantity]) => {
    const one = parts[index - 1]
    return one ? [{ part: one.id, quantity, price: one.price, ...computed.line }] : []
  })

const base = { rev: 1, ...computed.invoice }
const invoices: readonly Invoice[] = [
  { ...base, number: 'INV-2048', customer: 1, lines: linesOf([1, 1], [2, 2]), status: 'draft' },
  { ...base, number: 'INV-2047', customer: 2, lines: linesOf([5, 2], [6, 1]), status: 'draft' },
  {
    ...base,
    number: 'INV-2046',
    customer: 3,
    lines: linesOf([3, 12], [4, 24]),
    due: '2026-04-02',
    status: 'sent',
  },
  { ...base, number: 'INV-2045', customer: 5, lines: linesOf([1, 6]), due: '2026-03-27', status: 'sent' },
  { ...base, number: 'INV-2044', customer: 2, lines: linesOf([5, 1]), due: '2026-02-28', status: 'overdue' },
  {
    ...base,
    number: 'INV-2043',
    customer: 4,
    lines: linesOf([6, 1]),
    due: '2026-03-10',
    status: 'paid',
    paidOn: '2026-03-04',
  },
  {
    ...base,
    number: 'INV-2042',
    customer: 1,
    lines: linesOf([3, 2]),
    due: '2026-03-01',
    status: 'void',
    reason: 'Written twice',
  },
]

const history = { by: 'Nadia Perrin' }
/** Removed records can be brought back for a month. */
const trash = { keepDays: 30, by: 'Nadia Perrin' }

/** The records of the workshop, in memory; numbers and totals are made as its server makes them. */
export function workshopSources() {
  let last = 2048
  return {
    customer: memorySource(customer, customers, { trash, history }),
    part: memorySource(part, parts, { trash, history }),
    colleague: memorySource(colleague, staff, { trash, history }),
    settings: memorySource(settings, [
      {
        id: 'workshop',
        rev: 1,
        name: 'Cycles Perrache',
        address: '14 quai Rambaud\n69002 Lyon',
        daysToPay: 30,
        iban: 'FR76 3000 6000 0112 3456 7890 189',
        reminders: true,
        receipts: false,
      },
    ]),
    invoice: memorySource(invoice, invoices, {
      make: () => ({ number: `INV-${(last += 1)}` }),
      trash,
      history,
    }),
  }
}
