import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

beforeAll(() => import('../../../src/screens/action/ConfirmActionDialog'))
afterEach(cleanup)

const all = { list: true, read: true, remove: true } as const

const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
  access: { clerk: all, driver: all },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    buyer: reference('customer', { label: 'Buyer' }),
    payer: reference('customer', { label: 'Payer' }),
  },
  access: { clerk: all, driver: { read: true } },
})

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), about: reference('customer', { label: 'About' }) },
  access: { clerk: all, driver: { ...all, fields: { about: { read: false } } } },
})

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), to: reference('customer', { label: 'To', many: true }) },
  access: { clerk: all, driver: all },
})

const product = defineProduct({
  entities: [customer, order, note, visit],
  roles: { clerk: {}, driver: {} },
})

const upTo = (count: number, values: object) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, ...values }))

/** The question before the customer 7 is removed. */
async function question(role: string, change: (source: DataSource) => DataSource = (source) => source) {
  const sources = {
    customer: memorySource(customer, [{ id: 7, name: 'Linden Library' }]),
    order: memorySource(order, [
      { id: 1, buyer: 7, payer: 7 },
      { id: 2, buyer: 7, payer: 8 },
    ]),
    note: memorySource(note, upTo(12, { about: 7 })),
    visit: change(memorySource(visit, upTo(9, { to: [8, 7] }))),
  }
  const onRemoved = vi.fn()
  render(
    <ProductProvider product={product} sources={sources} role={role}>
      <DetailScreen entity={customer} id={7} onRemoved={onRemoved} />
    </ProductProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Linden Library?' })
  return { dialog, onRemoved }
}

const saidIn = (dialog: HTMLElement) =>
  Array.from(dialog.querySelectorAll('p'), ({ textContent }) => textContent).filter((words) =>
    words?.includes('to it'),
  )

it('says before a record is removed how many records refer to it, by each field that does', async () => {
  const { dialog } = await question('clerk')
  await waitFor(() =>
    expect(saidIn(dialog)).toEqual([
      '2 orders (Buyer) refer to it.',
      '1 order (Payer) refers to it.',
      '12 notes refer to it.',
      '9 visits refer to it.',
    ]),
  )
})

it('says nothing of what the role may not list, nor of a field that it may not read', async () => {
  const { dialog } = await question('driver')
  await waitFor(() => expect(saidIn(dialog)).toEqual(['9 visits refer to it.']))
})

it('says how many there are at least, where the source does not count', async () => {
  const { dialog } = await question('driver', (source) => ({
    ...source,
    list: async (query, options) => ({ ...(await source.list(query, options)), total: { kind: 'unknown' } }),
  }))
  await waitFor(() => expect(saidIn(dialog)).toEqual(['At least 5 visits refer to it.']))
})

it('is removed without waiting for the counts, which may never come', async () => {
  const { dialog, onRemoved } = await question('driver', (source) => ({
    ...source,
    list: () => new Promise(() => {}),
  }))
  expect(saidIn(dialog)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
})

describe("what is pointed at with onDelete: 'restrict'", () => {
  const kept = defineProduct({
    entities: [
      customer,
      defineEntity({
        name: 'order',
        labels: ['Order', 'Orders'],
        id: 'id',
        fields: {
          id: integer({ readOnly: true }),
          buyer: reference('customer', { label: 'Buyer', onDelete: 'restrict' }),
        },
        access: { clerk: all, driver: { read: true } },
      }),
    ],
    roles: { clerk: {}, driver: {} },
  })

  async function removal(role: string) {
    const [, orders] = kept.entities
    const sources = {
      customer: memorySource(customer, [{ id: 7, name: 'Linden Library' }]),
      order: memorySource(orders, [{ id: 1, buyer: 7 }]),
    }
    const onRemoved = vi.fn()
    render(
      <ProductProvider product={kept} sources={sources} role={role}>
        <DetailScreen entity={customer} id={7} related="none" onRemoved={onRemoved} />
      </ProductProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    return { sources, onRemoved }
  }

  it('is not removed: the question says by what it is kept, and has only a way out', async () => {
    const { sources } = await removal('clerk')
    const dialog = await screen.findByRole('alertdialog', { name: '“Linden Library” cannot be removed yet' })
    expect(saidIn(dialog)).toEqual(['1 order refers to it.'])
    expect(within(dialog).getByText('Remove those first, or have them refer to another one.')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect((await sources.customer.list({})).records).toHaveLength(1)
  })

  it('is not removed by a role that may not know of it either, and says why', async () => {
    const { sources, onRemoved } = await removal('driver')
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Linden Library?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    const kept = await screen.findByRole('alertdialog', { name: '“Linden Library” cannot be removed yet' })
    expect(saidIn(kept)).toEqual(['Other records refer to it.'])
    expect(within(kept).getAllByRole('button')).toHaveLength(1)
    expect(onRemoved).not.toHaveBeenCalled()
    expect((await sources.customer.list({})).records).toHaveLength(1)
  })
})
