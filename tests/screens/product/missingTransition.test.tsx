import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { restSource } from '../../../src/data/restSource'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, defineProduct, integer, type RecordOf, text } from '../../../src/spec'
import { stubFetch } from '../../data/stubFetch'

let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  said.mockRestore()
})

/** Each test has an entity of its own, because a mistake is said once for each. */
const orderNamed = <const Name extends string>(name: Name, readOnly = true) =>
  defineEntity({
    name,
    labels: ['Order', 'Orders'],
    id: 'id',
    title: 'buyer',
    fields: {
      id: integer({ readOnly: true }),
      buyer: text(),
      status: choice(['open', 'sent'], { readOnly }),
    },
    states: { field: 'status', initial: 'open', final: ['sent'] },
    transitions: { send: { from: ['open'], to: 'sent', label: 'Send' } },
    access: {
      clerk: { read: true, update: true, transition: { send: true } },
      reader: { read: true, update: true },
    },
  })
type Order = ReturnType<typeof orderNamed>

const record = { id: 7, buyer: 'Owl', status: 'open' } as const

async function show(entity: Order, source: DataSource<RecordOf<Order>>, role = 'clerk') {
  const product = defineProduct({ entities: [entity], roles: { clerk: {}, reader: {} } })
  render(
    <ProductProvider product={product} sources={{ [entity.name]: source }} role={role}>
      <DetailScreen entity={entity} id={7} />
    </ProductProvider>,
  )
  await screen.findByRole('heading', { name: 'Owl' })
}

function withoutTransition(entity: Order): DataSource<RecordOf<Order>> {
  const { transition: _, ...source } = memorySource(entity, [record])
  return source
}

it('a source that cannot take the transitions of its entity is told to the developer, once', async () => {
  const entity = orderNamed('order')
  const { fetch } = stubFetch(() => ({ body: record }))
  await show(entity, restSource(entity, { url: '/api/orders', fetch }))
  cleanup()
  await show(entity, restSource(entity, { url: '/api/orders', fetch }))
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(said).toHaveBeenCalledTimes(1)
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(
      /source of “order”.*“status” is readOnly.*no screen offers.*transition: '\/{transition}'/,
    ),
  )
})

it('with one that can, there is a button and nothing to say', async () => {
  const entity = orderNamed('offer')
  const { fetch } = stubFetch(() => ({ body: record }))
  await show(entity, restSource(entity, { url: '/api/offers', fetch, transition: '/{transition}' }))
  await screen.findByRole('button', { name: 'Send' })
  expect(said).not.toHaveBeenCalled()
})

it('nothing is said where the state is updated as other fields are', async () => {
  const entity = orderNamed('ticket', false)
  await show(entity, withoutTransition(entity))
  await screen.findByRole('button', { name: 'Send' })
  expect(said).not.toHaveBeenCalled()
})

it('nothing is said of a source that only reads: presence is capability', async () => {
  const entity = orderNamed('archive')
  const { can, list, get } = memorySource(entity, [record])
  await show(entity, { can, list, get })
  expect(said).not.toHaveBeenCalled()
})

it('nothing is said to a role that may take none of them', async () => {
  const entity = orderNamed('invoice')
  await show(entity, withoutTransition(entity), 'reader')
  expect(said).not.toHaveBeenCalled()
})
