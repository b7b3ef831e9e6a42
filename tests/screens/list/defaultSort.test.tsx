import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { RelatedList } from '../../../src/screens/record/RelatedList'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What', required: true }),
    due: date({ label: 'Due' }),
    buyer: reference('customer', { label: 'Buyer' }),
  },
  sort: [{ field: 'due', direction: 'descending' }],
  access: { clerk: { list: true, read: true }, packer: { list: true, read: true, fields: { due: { read: false } } } },
}) // prettier-ignore

const { access: _, ...free } = order
const orders = defineEntity(free)
const records = [
  { id: 1, what: 'Chairs', due: '2026-03-01', buyer: 7 },
  { id: 2, what: 'Tables', due: '2026-05-01', buyer: 7 },
  { id: 3, what: 'Lamps', due: '2026-04-01', buyer: 7 },
]

const header = (name: RegExp) => screen.getByRole('columnheader', { name })
const arrow = (name = /^Due/) => header(name).getAttribute('aria-sort')
const press = (name = /^Due/) => act(async () => within(header(name)).getByRole('button').click())
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('an entity with an order', () => {
  function Orders({ onQuery }: { onQuery?: (query: RowQuery) => void }) {
    const [source] = useState(() => memorySource(orders, records))
    const [query, setQuery] = useState<RowQuery>({})
    return (
      <ListScreen
        entity={orders}
        source={source}
        query={query}
        onQueryChange={(next) => {
          setQuery(next)
          onQuery?.(next)
        }}
      />
    )
  }

  it('stands in it, and its heading says so, without a word in the address', async () => {
    const onQuery = vi.fn<(query: RowQuery) => void>()
    render(<Orders onQuery={onQuery} />)
    await waitFor(() => expect(shown()).toEqual(['Tables', 'Lamps', 'Chairs']))
    expect(arrow()).toBe('descending')
    expect(onQuery).not.toHaveBeenCalled()
  })

  it('is turned by each press on that heading: none does nothing', async () => {
    const onQuery = vi.fn<(query: RowQuery) => void>()
    render(<Orders onQuery={onQuery} />)
    await screen.findByText('Chairs')
    await press()
    await waitFor(() => expect(shown()).toEqual(['Chairs', 'Lamps', 'Tables']))
    expect(arrow()).toBe('ascending')
    expect(onQuery).toHaveBeenLastCalledWith({ sort: [{ field: 'due', direction: 'ascending' }] })
    await press()
    await waitFor(() => expect(shown()).toEqual(['Tables', 'Lamps', 'Chairs']))
    expect(onQuery).toHaveBeenLastCalledWith({ sort: undefined })
  })

  it('comes back to it when another order is taken away', async () => {
    render(<Orders />)
    await screen.findByText('Chairs')
    await press(/^What/)
    await waitFor(() => expect(shown()).toEqual(['Chairs', 'Lamps', 'Tables']))
    expect([arrow(/^What/), arrow()]).toEqual(['ascending', 'none'])
    await press(/^What/)
    await press(/^What/)
    await waitFor(() => expect([arrow(/^What/), arrow()]).toEqual(['none', 'descending']))
  })

  it('keeps the order of a source that cannot sort so', async () => {
    const whole = memorySource(orders, records)
    const list = vi.fn<typeof whole.list>((...asked) => whole.list(...asked))
    const source = { can: { ...whole.can, sort: ['what'] }, list }
    render(<ListScreen entity={orders} source={source} />)
    await waitFor(() => expect(shown()).toEqual(['Chairs', 'Tables', 'Lamps']))
    expect(list.mock.calls.every(([query]) => query.sort === undefined)).toBe(true)
  }) // prettier-ignore

  it('has none of a field that the role may not read', () => {
    expect(visibleEntity(order, 'clerk').sort).toEqual([{ field: 'due', direction: 'descending' }])
    expect(visibleEntity(order, 'packer').sort).toEqual([])
  })

  it('stands in it on the page of another record too', async () => {
    const customer = defineEntity({
      name: 'customer',
      labels: ['Customer', 'Customers'],
      id: 'id',
      title: 'name',
      fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
    })
    const product = defineProduct({ entities: [orders, customer] })
    const sources = {
      order: memorySource(orders, records),
      customer: memorySource(customer, [{ id: 7, name: 'Ada' }]),
    }
    render(
      <ProductProvider product={product} sources={sources}>
        <RelatedList entity={orders} via="buyer" id={7} />
      </ProductProvider>,
    )
    await screen.findByText('Chairs')
    const cells = screen.getAllByText(/^(?:Chairs|Tables|Lamps)$/).map((cell) => cell.textContent)
    expect(cells).toEqual(['Tables', 'Lamps', 'Chairs'])
  })
})
