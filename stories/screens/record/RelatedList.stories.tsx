import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RelatedList, type RelatedListProps } from '../../../src/screens/record/RelatedList'
import { invoice } from '../../fixtures/billing/invoice'
import { invoiceSource, invoicesTo } from '../../fixtures/billing/records'

type InvoiceList = RelatedListProps<(typeof invoice)['fields']>

const toTheLibrary: InvoiceList = {
  entity: invoice,
  source: invoiceSource(invoicesTo(7, 37)),
  via: 'customer',
  id: 7,
  createHref: '#new',
  getHref: (id) => `#invoices/${id}`,
}

const meta = preview.meta({
  title: 'Screens/RelatedList',
  component: RelatedList as ComponentType<InvoiceList>,
  args: toTheLibrary,
})

/** A library has had 37 invoices: the first five, and all of them at a press, in the same place. */
export const OfACustomer = meta.story({
  name: 'Invoices of a customer',
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('region', { name: 'Invoices 37' })
    await waitFor(() => expect(within(list).getAllByRole('rowheader')).toHaveLength(5))
    const more = within(list).getByRole('button', { name: 'Show all 37' })
    await userEvent.click(more)
    await waitFor(() => expect(within(list).getAllByRole('rowheader')).toHaveLength(37))
    const less = within(list).getByRole('button', { name: 'Show less' })
    await expect(less).toHaveFocus()
    await userEvent.click(less)
    await waitFor(() => expect(within(list).getAllByRole('rowheader')).toHaveLength(5))
  },
})

/** A school has had none: the list says so and offers the first one. */
export const NoneYet = meta.story({
  args: { id: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No invoices yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New invoice' })).toBeVisible()
  },
})

/** The fields beside the title, chosen by the host. */
export const ChosenFields = meta.story({
  args: { fields: ['total'], pageSize: 3, title: 'What they owe' },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('region', { name: 'What they owe 37' })
    const headers = within(list).getAllByRole('columnheader')
    await expect(headers.map((header) => header.textContent)).toEqual(['Number', 'Total'])
  },
})

/** This list alone could not be read: trying again brings it, and the focus stays here. */
export const FailsThenComes = meta.story({
  name: 'Loaded after a retry',
  render: (args) => <RelatedList {...args} source={failing} />,
  beforeEach: () => {
    failing.control.fail = { status: 500 }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    failing.control.fail = undefined
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Invoices 2' })).toHaveFocus())
  },
})

const failing = invoiceSource(invoicesTo(7, 2))
