import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity, defineProduct, integer, reference, related, rule, text } from '../../../src/spec'

afterEach(cleanup)

const agency = defineEntity({
  name: 'agency',
  labels: ['Agency', 'Agencies'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    city: text({ required: true }),
    quota: integer(),
  },
  access: {
    clerk: { list: true, read: true },
    guest: { list: true, read: true, fields: { quota: { read: false } } },
    stranger: {},
  },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    agency: reference('agency', { required: true }),
    city: related(agency.fields.city, { via: 'agency', field: 'city' }),
    boxes: integer({ required: true }),
    quota: related(integer({ label: 'Boxes allowed' }), { via: 'agency', field: 'quota' }),
  },
  rules: [
    rule({
      at: ['boxes'],
      require: { boxes: { lte: { field: 'quota' } } },
      message: 'Order no more than is allowed',
    }),
  ],
  access: {
    clerk: { list: true, read: true, create: true, update: { city: { is: 'Leeds' } } },
    guest: { list: true, read: true, create: true },
    stranger: { list: true, read: true },
  },
})

const product = defineProduct({
  purpose: { does: 'Brings food to those who need it.' },
  entities: [agency, order],
})

function open(page: React.ReactNode, role = 'clerk') {
  const agencies = memorySource(agency, [
    { id: 1, name: 'North', city: 'Leeds', quota: 9 },
    { id: 2, name: 'South', city: 'Kent', quota: 20 },
    { id: 3, name: 'West', city: 'Hove' },
  ])
  const orders = memorySource(order, [
    { id: 1, name: 'Tins', agency: 1, boxes: 4 },
    { id: 2, name: 'Rice', agency: 2, boxes: 5 },
  ])
  const sources = { agency: agencies as DataSource, order: orders as DataSource }
  render(
    <ProductProvider product={product} sources={sources} role={role}>
      {page}
    </ProductProvider>,
  )
  return { agencies, orders }
}

const columns = async () => {
  await screen.findByText('Rice')
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
}

describe('values of other records', () => {
  it('are columns like others', async () => {
    open(<ListScreen entity={order} />)
    expect((await columns()).join()).toContain('City')
    expect(within(screen.getByRole('row', { name: /Rice/ })).getByText('Kent')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Tins/ })).getByText('Leeds')).toBeTruthy()
  })

  it('are absent for a role that may not read them there', async () => {
    open(<ListScreen entity={order} />, 'guest')
    const shown = (await columns()).join()
    expect(shown).toContain('City')
    expect(shown).not.toContain('Boxes allowed')
    cleanup()
    open(<ListScreen entity={order} />, 'stranger')
    expect((await columns()).join()).not.toContain('City')
  })

  it('stand on the page of a record, and decide what a role may do with it', async () => {
    open(<DetailScreen entity={order} id={2} editHref="/edit" />)
    expect(await screen.findByText('Kent')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Edit/ }).getAttribute('aria-disabled')).toBe('true')
    cleanup()
    open(<DetailScreen entity={order} id={1} editHref="/edit" />)
    expect(await screen.findByText('Leeds')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Edit/ }).getAttribute('aria-disabled')).toBeNull()
  })

  it('follow what is chosen in a form, whose rules ask for them, and are no change of it', async () => {
    const { orders } = open(<FormScreen entity={order} defaults={{ agency: 1 }} />)
    const allowed = () => screen.getByLabelText('Boxes allowed').textContent
    await waitFor(() => expect(allowed()).toBe('9'))
    expect(screen.getByLabelText('City').textContent).toBe('Leeds')
    const boxes = screen.getByLabelText(/^Boxes(?! allowed)/)
    fireEvent.input(boxes, { target: { value: '12' } })
    fireEvent.blur(boxes)
    expect((await screen.findAllByText('Order no more than is allowed')).length).toBeGreaterThan(0)
    fireEvent.input(await screen.findByRole('combobox', { name: /^Agency/ }), { target: { value: 'South' } })
    await waitFor(() => expect(allowed()).toBe('20'))
    await waitFor(() => expect(screen.queryByText('Order no more than is allowed')).toBeNull())
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Beans' } })
    fireEvent.click(screen.getByRole('button', { name: /Save|Create/ }))
    await waitFor(async () => expect((await orders.list({})).records).toHaveLength(3))
    expect((await orders.list({})).records[2]).toEqual({ id: 3, name: 'Beans', agency: 2, boxes: 12 })
  })

  it('say that there is none where the record is known and has no value, and not that it is to come', async () => {
    open(<FormScreen entity={order} />)
    const allowed = () => screen.getByLabelText('Boxes allowed').textContent
    await screen.findByLabelText('Boxes allowed')
    expect(allowed()).toBe('Not known yet')
    fireEvent.input(await screen.findByRole('combobox', { name: /^Agency/ }), { target: { value: 'West' } })
    await waitFor(() => expect(screen.getByLabelText('City').textContent).toBe('Hove'))
    expect(allowed()).toBe('None')
  })

  it('of a stored record are there at once, and stay while nothing else is chosen', async () => {
    open(<FormScreen entity={order} id={1} />)
    expect((await screen.findByLabelText('Boxes allowed')).textContent).toBe('9')
    expect(screen.queryByText(/changes|unsaved/i)).toBeNull()
  })
})
