import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, money, text } from '../../../src/spec/fields/fields'
import { billFields, billHead } from '../../screens/list/bill'

/** The same records for the board and for the list: with a title, a state, and three facts. */
export const bill = defineEntity({
  ...billHead,
  fields: {
    ...billFields,
    customer: text({ label: 'Customer' }),
    due: date({ label: 'Due' }),
    total: money({ label: 'Total', currency: 'EUR' }),
    status: choice(['draft', 'sent', 'paid', 'void'], { readOnly: true, label: 'Status' }),
  },
  facts: ['customer', 'due', 'total'],
  states: { field: 'status', initial: 'draft', final: ['paid', 'void'] },
  transitions: { send: { from: ['draft'], to: 'sent', label: 'Send' } },
})

const states = ['draft', 'sent', 'paid', 'void'] as const

export type Bills = ReturnType<typeof memorySource<(typeof bill)['fields']>>

/** Let the runner draw a screen of so many records, and scroll it. */
export function expose(draw: (source: Bills) => ReactNode, found: { rows: string; scroller: string }) {
  let source: Bills
  const bench = {
    prepare(count: number) {
      const records = Array.from({ length: count }, (_, place) => ({
        id: place + 1,
        rev: 1,
        number: `B-${place + 1}`,
        customer: `Customer ${place % 997}`,
        due: '2026-11-22',
        total: `${place % 5000}.50`,
        status: states[place % 4] ?? 'draft',
      }))
      source = memorySource(bill, records)
    },
    mount() {
      const root = document.getElementById('root')
      if (root) createRoot(root).render(<div style={{ height: '100%' }}>{draw(source)}</div>)
    },
    rows: found.rows,
    scroller: () => document.querySelector(found.scroller),
  }
  Object.assign(window, { bench })
}
