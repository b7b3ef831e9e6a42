import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, reference, text } from '../../../src/spec/fields/fields'
import { related } from '../../../src/spec/fields/buildRelated'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const agency = defineEntity({
  name: 'agency',
  labels: ['Agency', 'Agencies'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    district: choice(['north', 'harbour'], { labels: { north: 'Northern hills', harbour: 'Harbour' } }),
    phone: text({ label: 'Phone' }),
  },
  access: {
    driver: { list: true, read: true, fields: { phone: { read: false } } },
    clerk: { list: true, read: true },
  },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What', required: true }),
    agency: reference('agency', { label: 'Agency', required: true }),
    district: related(agency.fields.district, { via: 'agency', field: 'district' }),
    phone: related(agency.fields.phone, { via: 'agency', field: 'phone' }),
    due: date({ label: 'Due' }),
  },
  access: { driver: { list: true, read: true }, clerk: { list: true, read: true } },
})

const product = defineProduct({
  purpose: { does: 'Brings food to the agencies that hand it out.' },
  roles: { driver: { label: 'Driver' }, clerk: { label: 'Clerk' } },
  entities: [agency, order],
})

const sources: Readonly<Record<string, DataSource>> = {
  agency: memorySource(agency, [
    { id: 1, name: 'Hillside kitchen', district: 'north', phone: '0113 496 0112' },
    { id: 2, name: 'Quay Street shelter', district: 'harbour', phone: '0113 496 0178' },
    { id: 3, name: 'Mobile pantry', district: null, phone: null },
  ]),
  order: memorySource(order, [
    { id: 1, what: 'Tins and rice', agency: 1, due: '2026-12-01' },
    { id: 2, what: 'Milk powder', agency: 2, due: '2026-12-02' },
    { id: 3, what: 'Soup for eighty', agency: 2, due: '2026-12-02' },
    { id: 4, what: 'Bread', agency: 3, due: '2026-12-03' },
  ]),
}

interface OrdersProps {
  role: 'driver' | 'clerk'
  quickFilters?: readonly 'district'[]
}

function Orders({ role, ...props }: OrdersProps) {
  return (
    <ProductProvider product={product} sources={sources} role={role}>
      <ListScreen entity={order} {...props} />
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ListScreen/Related',
  component: Orders,
  parameters: { layout: 'fullscreen' },
})

/** The district and the telephone of each order are those of its agency. */
export const Columns = meta.story({
  args: { role: 'clerk' },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'Milk powder' })).closest('[role="row"]')
    await expect(within(row as HTMLElement).getByText('Harbour')).toBeVisible()
    await expect(within(row as HTMLElement).getByText('0113 496 0178')).toBeVisible()
    await expect(canvas.getAllByText('Harbour')).toHaveLength(2)
  },
})

/** A driver may not read the telephone of an agency: an order has no column of it either. */
export const UnreadableThere = meta.story({
  name: 'Unreadable there',
  args: { role: 'driver' },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Milk powder' })
    await expect(canvas.getByRole('columnheader', { name: /District/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Phone/ })).not.toBeInTheDocument()
  },
})

/** The orders of one district: those of the agencies there, whose records are looked for first. */
export const Filtered = meta.story({
  args: { role: 'clerk', quickFilters: ['district'] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'District' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Harbour.*2/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Tins and rice')).not.toBeInTheDocument())
    await expect(canvas.getByText('Soup for eighty')).toBeVisible()
  },
})
