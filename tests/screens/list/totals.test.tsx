import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { decimal, defineEntity, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    customer: text({ label: 'Customer' }),
    amount: decimal({ label: 'Amount' }),
    hours: integer({ label: 'Hours' }),
  },
})
const source = memorySource(invoice, [
  { id: 1, customer: 'Ada', amount: '10.25', hours: 3 },
  { id: 2, customer: 'Mary', amount: '2.50', hours: 4 },
])

type Totals = ListScreenProps<(typeof invoice)['fields']>['totals']

/** Return the texts of the row of totals. */
async function totalsOf(totals: Totals) {
  render(<ListScreen entity={invoice} source={source} layout="table" {...(totals && { totals })} />)
  await screen.findByText('Ada')
  return screen.queryByRole('row', { name: 'Totals' })?.textContent
}

it('adds up the columns that are named, as if each asked for its sum', async () => {
  expect(await totalsOf(['amount', 'hours'])).toBe('TotalsSum: 12.75Sum: 7')
  cleanup()
  expect(await totalsOf({ amount: 'sum', hours: 'sum' })).toBe('TotalsSum: 12.75Sum: 7')
  cleanup()
  expect(await totalsOf({ amount: 'sum', hours: 'max' })).toBe('TotalsSum: 12.75Max 4')
})

it('adds up nothing that is no number', async () => {
  expect(await totalsOf(['customer'])).toBeUndefined()
})
