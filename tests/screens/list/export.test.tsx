import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DataSource, memorySource } from '../../../src/data'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  choice,
  defineEntity,
  defineProduct,
  integer,
  type ProductDeclaration,
  text,
} from '../../../src/spec'

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  title: 'number',
  fields: {
    id: integer({ readOnly: true }),
    number: text({ label: 'Number' }),
    status: choice(['draft', 'sent'], { label: 'Status' }),
  },
})

/** Every hundredth is sent already. */
const bills = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    number: `B-${place + 1}`,
    status: place % 100 === 99 ? ('sent' as const) : ('draft' as const),
  }))

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

const said = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words))

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file')
  URL.revokeObjectURL = vi.fn()
})
afterEach(cleanup)

it('exports what is shown and matches, with the columns that are shown', async () => {
  render(
    <ListScreen
      entity={bill}
      source={memorySource(bill, bills(1200))}
      fields={['number', 'status']}
      defaultQuery={{ filter: { status: { is: 'sent' } } }}
      exportFile={{ name: 'bills', bom: false }}
    />,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 bills'))
  await press('Export')
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  const [[file]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]]
  const [header, first, ...others] = (await file.text()).split('\r\n')
  expect([header, first]).toEqual(['Number,Status', 'B-100,sent'])
  expect(others).toHaveLength(12)
})

function BillsToExport({ count }: { count: number }) {
  return (
    <ListScreen
      entity={bill}
      source={memorySource(bill, bills(count))}
      fields={['number']}
      exportFile={{ name: 'bills', bom: false }}
    />
  )
}

describe('an export that the product limits', () => {
  const limited = (limits: NonNullable<ProductDeclaration['limits']>, count: number) =>
    render(
      <ProductProvider product={defineProduct({ entities: [bill], limits })} sources={{}}>
        <BillsToExport count={count} />
      </ProductProvider>,
    )

  it('writes no file that would lack records, and says how many there may be', async () => {
    limited({ export: { value: 1000 } }, 1200)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1,200 bills'))
    await press('Export')
    await said('Only 1,000 records can be exported at once. Filter the list, or select fewer.')
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })

  it('has a limit of its own before that of all lists', async () => {
    limited({ export: { value: 1000 }, 'bill.export': { value: 1200 } }, 1200)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1,200 bills'))
    await press('Export')
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  })
})

it('an export of 100,000 records stops where a person stops it, and leaves no file', async () => {
  const all = bills(500)
  const asked: (AbortSignal | undefined)[] = []
  let goOn = () => {}
  const next = new Promise<void>((resolve) => (goOn = resolve))
  const source: DataSource<(typeof all)[number]> = {
    can: { search: false, sort: [], filter: {} },
    async list({ limit }, { signal } = {}) {
      if (limit === 500) asked.push(signal)
      // The second page of the export comes when the person has pressed.
      if (asked.length > 1) await next
      return { records: all, total: { kind: 'exact', count: 100_000 } }
    },
  }
  render(<ListScreen entity={bill} source={source} fields={['number']} exportFile={{ name: 'bills' }} />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('100,000 bills'))
  await press('Export')
  await screen.findByRole('button', { name: 'Stop the export (500)' })
  await press('Stop the export (500)')
  goOn()
  await said('The export is stopped')
  expect(asked).toHaveLength(2)
  expect(asked.every((signal) => signal?.aborted)).toBe(true)
  expect(URL.createObjectURL).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Export' })
})
