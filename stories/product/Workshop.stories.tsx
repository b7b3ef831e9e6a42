import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Workshop } from './Workshop'

const meta = preview.meta({
  title: 'Product/Workshop',
  component: Workshop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The owner opens the workshop: invoices with customer, sum and state, and the places to go to. */
export const Invoices = meta.story({
  parameters: { visual: { until: '.sw-RecordGrid [role="row"] a' } },
  play: async ({ canvas }) => {
    await heading('Invoices')
    await expect(await canvas.findByText('€525.60')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Brass & Sons Couriers' })[0]).toBeVisible(),
    )
  },
})

/** One invoice: what it comes to, and each line with its part by name. */
export const Invoice = meta.story({
  args: { start: '/invoices/INV-2046' },
  parameters: { visual: { until: '.sw-DetailScreen[data-status="ready"]' } },
  play: async ({ canvas }) => {
    await heading('INV-2046')
    await expect(await canvas.findByText('€525.60')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Tyre 700 × 32')).toBeVisible())
  },
})

/** A customer, and below what was written to them. */
export const Customer = meta.story({
  args: { start: '/customers/2' },
  parameters: { visual: { until: '.sw-RelatedList[data-status="ready"]' } },
  play: async ({ canvas }) => {
    await heading('Brass & Sons Couriers')
    await expect(await canvas.findByRole('link', { name: 'INV-2044' })).toBeVisible()
  },
})

/** A new invoice with one line: the sum is worked out where it is kept. */
export const NewInvoice = meta.story({
  args: { start: '/invoices/new', role: 'mechanic' },
  parameters: { visual: { skip: 'seen before it is filled in, as "Invoice form"' } },
  play: async ({ canvas, userEvent }) => {
    await heading('New invoice')
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Customer' }), 'Meh')
    await userEvent.click(await screen.findByRole('option', { name: 'Mehmet Yıldız' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Part' }), 'tube')
    await userEvent.click(await screen.findByRole('option', { name: 'Inner tube' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '3')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price of one' }), '5.90')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await heading('INV-2049')
    await expect(await canvas.findByText('€17.70')).toBeVisible()
    await expect(canvas.getAllByText('Draft')[0]).toBeVisible()
  },
})

/** The form of a draft: nothing is asked of what belongs to a later state. */
export const InvoiceForm = meta.story({
  args: { start: '/invoices/INV-2048/edit' },
  parameters: { visual: { until: '.sw-FormScreen[data-status=editing]' } },
  play: async ({ canvas }) => {
    await heading('Edit INV-2048')
    await expect(await canvas.findAllByRole('combobox', { name: 'Part' })).toHaveLength(2)
    await expect(canvas.queryByText('Paid on')).not.toBeInTheDocument()
  },
})

/** Sent without a day when it is due, it would be rejected: the dialog asks for the day. */
export const Sending = meta.story({
  args: { start: '/invoices/INV-2048' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: 'Send: INV-2048' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await expect(
      await within(dialog).findByRole('link', { name: 'Enter the day when it is due' }),
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Month/ }))
    await userEvent.keyboard('04152026')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await expect((await canvas.findAllByText('Sent'))[0]).toBeVisible()
    await expect(canvas.getByText('Apr 15, 2026')).toBeVisible()
  },
})

/** An invoice is void for a reason, which is asked for before anything happens. */
export const Voiding = meta.story({
  args: { start: '/invoices/INV-2044' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More steps' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Void' }))
    const dialog = await screen.findByRole('dialog', { name: 'Void: INV-2044' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }))
    await expect(await within(dialog).findByRole('link', { name: 'Enter why it is void' })).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Written twice')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }))
    await expect(await canvas.findByText('Written twice')).toBeVisible()
  },
})

/** A mechanic sends small invoices; for a large one the button says why it is not for them. */
export const TooMuchForAMechanic = meta.story({
  args: { start: '/invoices/INV-2047', role: 'mechanic' },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send' })
    await expect(send).toHaveAccessibleDescription('Only while total is €500.00 or less.')
    await expect(canvas.queryByRole('button', { name: 'More steps' })).not.toBeInTheDocument()
  },
})

/** The accountant sees what was sent, no drafts, and no parts. */
export const Accountant = meta.story({
  args: { role: 'accountant' },
  parameters: { visual: { until: '.sw-RecordGrid [role="row"] a' } },
  play: async ({ canvas }) => {
    await heading('Invoices')
    await canvas.findByRole('link', { name: 'INV-2046' })
    await expect(canvas.queryByRole('link', { name: 'INV-2048' })).not.toBeInTheDocument()
    const places = within(canvas.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    await expect(places.map((place) => place.textContent)).toEqual(['Invoices', 'Customers'])
  },
})
