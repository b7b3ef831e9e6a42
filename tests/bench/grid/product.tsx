import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, money, text } from '../../../src/spec/fields/fields'
import { billFields, billHead } from '../../screens/list/bill'

// The list of a product, with all that it offers for many records, over the source that keeps them in the page.
const bill = defineEntity({
  ...billHead,
  fields: {
    ...billFields,
    customer: text({ label: 'Customer' }),
    place: text({ label: 'Place' }),
    note: text({ label: 'Note' }),
    due: date({ label: 'Due' }),
    lines: integer({ label: 'Lines' }),
    total: money({ label: 'Total', currency: 'EUR' }),
    status: choice(['draft', 'sent'], { readOnly: true, label: 'Status' }),
  },
  states: { field: 'status', initial: 'draft', final: ['sent'] },
  transitions: { send: { from: ['draft'], to: 'sent', label: 'Send', bulk: true } },
})

const bills = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    rev: 1,
    number: `B-${place + 1}`,
    customer: `Customer ${place % 997}`,
    place: `Place ${place % 89}`,
    note: place % 3 ? 'Paid by transfer' : 'Paid at the door',
    due: '2026-11-22',
    lines: place % 40,
    total: `${place % 5000}.50`,
    status: 'draft' as const,
  }))

let source: ReturnType<typeof memorySource<(typeof bill)['fields']>>

Object.assign(window, {
  bench: {
    prepare(count: number) {
      source = memorySource(bill, bills(count))
    },
    mount() {
      createRoot(document.getElementById('root')!).render(
        <div style={{ height: '100%' }}>
          <ListScreen entity={bill} source={source} exportFile={{ name: 'bills' }} />
        </div>,
      )
    },
  },
})
