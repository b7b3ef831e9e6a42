import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { RelatedList } from '../../../src/screens/record/RelatedList'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, money, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const boat = defineEntity({
  name: 'boat',
  labels: ['Boat', 'Boats'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    berth: text({ label: 'Berth' }),
  },
})

const repair = defineEntity({
  name: 'repair',
  labels: ['Repair', 'Repairs'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'Repair', required: true }),
    boat: reference('boat', { label: 'Boat', required: true }),
    came: date({ label: 'Came in' }),
    price: money({ label: 'Price', currency: 'EUR' }),
    urgency: choice(['waits', 'soon', 'now'], {
      label: 'Urgency',
      labels: { waits: 'Can wait', soon: 'Soon', now: 'At once' },
    }),
  },
  columns: ['what', 'boat', 'came', 'urgency', 'price'],
  sort: [
    { field: 'came', direction: 'descending' },
    { field: 'what', direction: 'ascending' },
  ],
})

const product = defineProduct({
  purpose: { does: 'Mends the boats of a harbour.' },
  entities: [boat, repair],
})

const sources = {
  boat: memorySource(boat, [
    { id: 1, name: 'Kittiwake', berth: 'C 14' },
    { id: 2, name: 'Marlene', berth: 'A 3' },
    { id: 3, name: 'Old Tom', berth: 'A 9' },
  ]),
  repair: memorySource(repair, [
    { id: 1, what: 'New bilge pump', boat: 1, came: '2026-03-02', urgency: 'soon', price: '420.00' },
    { id: 2, what: 'Rigging checked', boat: 2, came: '2026-04-19', urgency: 'waits', price: '180.00' },
    { id: 3, what: 'Rudder bearing', boat: 1, came: '2026-05-11', urgency: 'now', price: '960.50' },
    { id: 4, what: 'Antifouling', boat: 1, came: '2026-05-11', urgency: 'waits', price: '1310.00' },
    { id: 5, what: 'Gelcoat at the bow', boat: 3, came: '2026-02-27', urgency: 'waits', price: '640.00' },
  ]),
}

const meta = preview.meta({
  title: 'Screens/ListScreen/Order',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ProductProvider product={product} sources={sources}>
        <Story />
      </ProductProvider>
    ),
  ],
})

/** The entity says that repairs which came in last stand first: so they do in its list at once, and its headings tell. */
export const NewestFirst = meta.story({
  render: () => (
    <ListScreen entity={repair} source={sources.repair} getHref={({ id }) => `#/repairs/${id}`} />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Antifouling')
    const titles = canvas.getAllByText(/^(?:Antifouling|Rudder bearing|Rigging checked)$/)
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Antifouling',
      'Rudder bearing',
      'Rigging checked',
    ])
    const header = canvas.queryByRole('columnheader', { name: /^Came in/ })
    if (!header) return
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    const press = () => userEvent.click(within(header).getByRole('button'))
    await press()
    await press()
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
  },
})

/** On the page of a boat its repairs stand in the same order. */
export const OnAnotherRecord = meta.story({
  name: 'On the page of another record',
  render: () => <RelatedList entity={repair} source={sources.repair} via="boat" id={1} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Antifouling')
    const shown = canvas.getAllByText(/^(?:Antifouling|Rudder bearing|New bilge pump)$/)
    await expect(shown.map((one) => one.textContent)).toEqual([
      'Antifouling',
      'Rudder bearing',
      'New bilge pump',
    ])
  },
})

/** On a phone the order is chosen in the panel, where "As they come" is not offered: there is always one. */
export const ChosenOnAPhone = meta.story({
  name: 'Chosen on a phone',
  render: () => <ListScreen entity={repair} source={sources.repair} layout="cards" />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Antifouling')
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'View' }))
    const first = drawer.getByRole('combobox', { name: 'Sort by' })
    await expect(first).toHaveDisplayValue('Came in, downward')
    await expect(within(first).queryByRole('option', { name: 'As they come' })).toBeNull()
  },
})
