import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
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

it('makes a column as wide as its total asks, which may be longer than all its values', async () => {
  const amounts = ['4900.50', '4900.50', '4900.50', '4900.50']
  const bills = memorySource(
    invoice,
    amounts.map((amount, place) => ({ id: place, customer: 'Ada', amount, hours: 1 })),
  )
  const widthWith = async (totals: Totals) => {
    render(
      <LocaleProvider locale="fr">
        <ListScreen
          entity={invoice}
          source={bills}
          layout="table"
          defaultShown={['customer', 'amount']}
          {...(totals && { totals })}
        />
      </LocaleProvider>,
    )
    await screen.findAllByText('Ada')
    const grid = document.querySelector<HTMLElement>('.sw-RecordGrid')
    const tracks = grid?.style.getPropertyValue('--sw-RecordGrid-tracks') ?? ''
    cleanup()
    return Number(/([\d.]+)rem, \S+$/.exec(tracks)?.[1])
  }
  expect(await widthWith(['amount'])).toBeGreaterThan(await widthWith(undefined))
})
