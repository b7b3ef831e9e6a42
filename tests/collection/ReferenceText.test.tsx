import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ValueText } from '../../src/collection/ValueText'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { keepRecord } from '../../src/screens/source/recordCache'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../src/spec/fields/fields'

const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ required: true }), name: text({ required: true }) },
})

const product = defineEntity({
  name: 'product',
  labels: ['Product', 'Products'],
  id: 'code',
  fields: { code: text({ required: true }) },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'number',
  fields: {
    number: integer({ required: true }),
    customer: reference('customer'),
    seller: reference('customer'),
    product: reference('product'),
  },
})

const orders = Array.from({ length: 50 }, (_, place) => ({
  number: place,
  customer: place % 12,
  seller: 12 + (place % 8),
  product: `P-${place % 5}`,
}))

function sources() {
  const customers = memorySource(
    customer,
    Array.from({ length: 20 }, (_, id) => ({ id, name: `Customer ${id}` })),
  )
  const products = memorySource(
    product,
    Array.from({ length: 5 }, (_, place) => ({ code: `P-${place}` })),
  )
  return { customers, products }
}

function page({ customers, products }: ReturnType<typeof sources>, some = orders) {
  return (
    <StrictMode>
      <ReferenceProvider
        references={[
          { entity: customer, source: customers, getHref: (id) => `/customers/${id}` },
          { entity: product, source: products },
        ]}
      >
        {some.map((record) => (
          <p key={record.number}>
            {(['customer', 'seller', 'product'] as const).map((field) => (
              <ValueText key={field} entity={order} field={field} record={record} />
            ))}
          </p>
        ))}
      </ReferenceProvider>
    </StrictMode>
  )
}

afterEach(cleanup)

describe('the references of a screen', () => {
  it('cost one request for each entity, in fifty rows of three', async () => {
    const given = sources()
    const asked = [vi.spyOn(given.customers, 'getMany'), vi.spyOn(given.products, 'getMany')]
    render(page(given))
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(asked.map((spy) => spy.mock.calls.length)).toEqual([1, 1])
    expect(screen.getAllByRole('link')).toHaveLength(100)
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/customers/0')
    expect(screen.getAllByText('P-0')).toHaveLength(10)
  })

  it('show a title that was changed on this page', async () => {
    const given = sources()
    render(page(given, orders.slice(0, 1)))
    await screen.findByText('Customer 0')
    keepRecord(given.customers, 0, { id: 0, name: 'Renamed' })
    expect(await screen.findByText('Renamed')).toBeTruthy()
  })

  it('are read again with one press, all that have failed', async () => {
    const given = sources()
    given.customers.control.fail = { status: 503 }
    render(page(given, orders.slice(0, 3)))
    const buttons = await screen.findAllByRole('button')
    expect(buttons).toHaveLength(6)
    given.customers.control.fail = undefined
    fireEvent.click(buttons[0] as HTMLElement)
    expect(await screen.findAllByRole('link')).toHaveLength(6)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('are not offered to be read again where the source forbids it', async () => {
    const given = sources()
    given.customers.control.fail = { status: 403 }
    render(page(given, orders.slice(0, 1)))
    await screen.findByText('Not yours to see (0)')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('are ids where no provider says where to find them', () => {
    const { container } = render(<ValueText entity={order} field="customer" record={{ customer: 137 }} />)
    expect(container.innerHTML).toBe('137')
  })

  it('are placeholders from a server, and wake without a word', async () => {
    const given = sources()
    const drawn = page(given, orders.slice(0, 1))
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(drawn)
    expect(root.textContent).toBe('LoadingLoadingLoading')
    const onRecoverableError = vi.fn()
    render(drawn, { container: root, hydrate: true, onRecoverableError })
    await screen.findByText('Customer 0')
    expect(onRecoverableError).not.toHaveBeenCalled()
    cleanup()
    root.remove()
  })
})
