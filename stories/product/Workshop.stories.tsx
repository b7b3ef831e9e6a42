import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Workshop } from './Workshop'

const meta = preview.meta({
  title: 'Product/Workshop',
  component: Workshop,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    visual: { until: '.sw-AppFrame-count' },
  },
})

/** The part that a picture waits for, once the navigation knows how many notices are not read. */
const counted = (selector: string) => `.sw-AppFrame:has(.sw-AppFrame-count) ${selector}`

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The owner opens the workshop: invoices with customer, sum and state, and the places to go to. */
export const Invoices = meta.story({
  parameters: { visual: { until: counted('.sw-RecordGrid [role="row"] a') } },
  play: async ({ canvas }) => {
    await heading('Invoices')
    await expect(await canvas.findByText('€525.60')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Brass & Sons Couriers' })[0]).toBeVisible(),
    )
  },
})

/** How the workshop stands: what is to be paid, what is to be sent, what runs out, and how the months went. */
export const Overview = meta.story({
  args: { start: '/overview' },
  parameters: { visual: { until: counted('.sw-TrendPlot') } },
  play: async ({ canvas }) => {
    await heading('Overview')
    const open = await canvas.findByRole('region', { name: 'Still to be paid' })
    await waitFor(() => expect(open).toHaveTextContent('€864.00'))
    const stock = await canvas.findByRole('region', { name: 'Running out' })
    await waitFor(() =>
      expect(within(stock).getAllByRole('listitem')[0]).toHaveTextContent(/^Battery 500 Wh/),
    )
    await expect(await canvas.findByRole('slider', { name: 'Invoiced by month' })).toBeEnabled()
    const overdue = canvas.getByRole('region', { name: 'Overdue' })
    await expect(within(overdue).getByRole('link')).toHaveAttribute('href', '#/invoices?status.is=overdue')
  },
})

/** The same invoices by their state: where each can go is declared once. */
export const Board = meta.story({
  args: { start: '/invoices/board' },
  parameters: { visual: { until: counted('.sw-Board-card[data-card]') } },
  play: async ({ canvas }) => {
    await heading('Invoices on a board')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'INV-2048' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('href', '#/invoices')
  },
})

/** How invoices are written: one record in groups; mail to customers is switched at once. */
export const Settings = meta.story({
  args: { start: '/settings' },
  parameters: { visual: { until: counted('.sw-SettingsScreen[data-status="editing"]') } },
  play: async ({ canvas, userEvent }) => {
    await heading('Settings')
    const receipts = await canvas.findByRole('checkbox', { name: /^Send a receipt/ })
    await userEvent.click(receipts)
    const mail = within(canvas.getByRole('group', { name: 'Mail to customers' }))
    await waitFor(() => expect(mail.getByText(/^Saved/)).toBeVisible())
  },
})

/** From the bell to the notices, and from one to its invoice: the bell has one less to tell of. */
export const Notifications = meta.story({
  parameters: { visual: { skip: 'the notices are in the pictures of their screen' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Notifications, 3 unread' }))
    await heading('Notifications')
    await userEvent.click(await canvas.findByRole('link', { name: 'Invoice INV-2044 is overdue' }))
    await heading(/INV-2044/)
    await expect(await canvas.findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible()
  },
})

/** The owner asks who may record payments, and makes the accountant a mechanic, who may not: she is listed no more. */
export const Staff = meta.story({
  args: { start: '/staff' },
  parameters: { visual: { until: counted('.sw-PeopleScreen[data-status="ready"]') } },
  play: async ({ canvas, userEvent }) => {
    await heading('Staff and roles')
    await canvas.findByRole('row', { name: /^Inès Bernard/ })
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Who may' }),
      'Invoices: Record payment',
    )
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Inès/ })).not.toBeInTheDocument())
    await userEvent.click(await canvas.findByRole('link', { name: 'Geneviève Roux' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Geneviève Roux' }))
    await expect(await drawer.findByText(/^List and read, only while status is not Draft/)).toBeVisible()
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Role' }), 'Mechanic')
    await userEvent.click(drawer.getByRole('button', { name: 'Change role' }))
    await userEvent.keyboard('{Escape}')
    // Who may no longer record payments is no longer listed.
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Geneviève/ })).not.toBeInTheDocument())
    await expect(await canvas.findByRole('row', { name: /^Nadia Perrin/ })).toBeVisible()
  },
})

/** One invoice: what it comes to, and each line with its part by name. */
export const Invoice = meta.story({
  args: { start: '/invoices/INV-2046' },
  parameters: { visual: { until: counted('.sw-DetailScreen[data-status="ready"]') } },
  play: async ({ canvas }) => {
    await heading('INV-2046')
    await expect(await canvas.findByText('€525.60')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Tyre 700 × 32')).toBeVisible())
  },
})

/** A customer, and below what was written to them. */
export const Customer = meta.story({
  args: { start: '/customers/2' },
  parameters: { visual: { until: counted('.sw-RelatedList[data-status="ready"]') } },
  play: async ({ canvas }) => {
    await heading('Brass & Sons Couriers')
    await expect(await canvas.findByRole('link', { name: 'INV-2044' })).toBeVisible()
  },
})

/** The mechanic looks through the parts: each stands beside the list, is changed over it, and the list stays as it was. */
export const Parts = meta.story({
  args: { start: '/parts', role: 'mechanic' },
  parameters: {
    visual: { until: counted('.sw-DetailScreen[data-status="ready"]'), modes: ['light', 'dark', 'narrow'] },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Inner tube' }))
    await expect(await canvas.findByRole('heading', { name: 'Inner tube' })).toBeVisible()
    if (canvasElement.querySelector('[data-layout="single"]')) {
      await expect(canvas.getByRole('button', { name: 'Back to Parts' })).toBeVisible()
      return
    }
    await expect(canvas.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Inner tube' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Inner tube' })).not.toBeInTheDocument())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Inner tube' })).toBeVisible()
    await expect(link).toHaveFocus()
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
    // An invoice has a line, which is there from the start.
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Part' }), 'tube')
    await userEvent.click(await screen.findByRole('option', { name: 'Inner tube' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '3')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price of one' }), '5.90')
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€17.70')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await heading('INV-2049')
    // The amount of its only line, and the total of all.
    await expect((await canvas.findAllByText('€17.70'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Draft')[0]).toBeVisible()
  },
})

/** The form of a draft: nothing is asked of what belongs to a later state. */
export const InvoiceForm = meta.story({
  args: { start: '/invoices/INV-2048/edit' },
  parameters: { visual: { until: counted('.sw-FormScreen[data-status=editing]') } },
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

/** The owner reads what was agreed: the whole declaration as a page, one line in it. */
export const Specification = meta.story({
  args: { start: '/specification' },
  parameters: {
    visual: { skip: 'ten windows high; its parts are in the pictures of SpecificationScreenView' },
  },
  play: async ({ canvas }) => {
    await heading('Specification')
    await expect(await canvas.findByRole('img', { name: /5 states of Invoices/ })).toBeVisible()
    await expect(await canvas.findByText(/Nothing was found|could be better/)).toBeVisible()
  },
})

/** An invoice is void for a reason, which is asked for before anything happens. */
export const Voiding = meta.story({
  args: { start: '/invoices/INV-2044' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Void' }))
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
    await expect(canvas.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
  },
})

/** The accountant sees what was sent, no drafts, and no parts. */
export const Accountant = meta.story({
  args: { role: 'accountant' },
  parameters: { visual: { until: counted('.sw-RecordGrid [role="row"] a') } },
  play: async ({ canvas }) => {
    await heading('Invoices')
    await canvas.findByRole('link', { name: 'INV-2046' })
    await expect(canvas.queryByRole('link', { name: 'INV-2048' })).not.toBeInTheDocument()
    const places = within(canvas.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    // The number of things that wait at a place stands after its name.
    await expect(places.map((place) => place.textContent?.replace(/\d.*$/s, ''))).toEqual([
      'Invoices',
      'Customers',
      'Overview',
      'History',
      'Notifications',
      'Settings',
    ])
  },
})

/** A part is removed by mistake. Its trash knows who removed it and until when it is kept; it comes back, and the history tells both. */
export const TrashAndHistory = meta.story({
  args: { start: '/parts' },
  parameters: { visual: { skip: 'seen as "TrashScreenView" and "HistoryScreenView"' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Inner tube' }))
    const record = within(await canvas.findByRole('region', { name: 'Inner tube' }))
    await userEvent.click(await record.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Inner tube' })).not.toBeInTheDocument())
    await openPlace(canvasElement, userEvent, 'Trash')
    const row = await canvas.findByRole('row', { name: /Inner tube/ })
    await expect(row).toHaveTextContent('by Nadia Perrin')
    await userEvent.click(within(row).getByRole('button', { name: 'Restore Inner tube' }))
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'The trash is empty' }),
    ).toBeInTheDocument()
    // The offer to take the removal back is over, though its time is not.
    await waitFor(() => expect(screen.queryByText('Inner tube removed')).not.toBeInTheDocument())
    await openPlace(canvasElement, userEvent, 'History')
    const today = await within(canvas.getByRole('main')).findAllByRole('listitem')
    await expect(today[0]).toHaveTextContent(/Inner tube.*Restored · Nadia Perrin/)
    await expect(today[1]).toHaveTextContent(/Inner tube.*Removed · Nadia Perrin/)
  },
})

/** Goes to a place of the navigation, which is in a drawer on a phone. */
async function openPlace(
  root: HTMLElement,
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
) {
  const menu = within(root).queryByRole('button', { name: 'Menu' })
  if (menu) await userEvent.click(menu)
  const navigation = await screen.findByRole('navigation', { name: 'Screens' })
  await userEvent.click(within(navigation).getByRole('link', { name }))
  await heading(name)
}
