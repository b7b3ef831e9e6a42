import preview from '#.storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useEntityForm } from '../../src/form/useEntityForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { formula } from '../../src/spec/formulas/buildFormula'
import { choice, date, group, integer, list, money, percent, text } from '../../src/spec/fields/fields'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { formWidth } from '../fields/formWidth'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'

const offer = defineEntity({
  name: 'offer',
  labels: ['Offer', 'Offers'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    lines: list(
      group(
        {
          what: text({ label: 'What', required: true }),
          quantity: integer({ label: 'Quantity', required: true, min: 1 }),
          price: money({ label: 'Price of one', currency: 'EUR', required: true, min: '0' }),
          amount: money({
            label: 'Amount',
            currency: 'EUR',
            readOnly: true,
            computed: formula({ multiply: ['quantity', 'price'] }),
          }),
        },
        { label: 'Line' },
      ),
      { label: 'Lines', required: true },
    ),
    discount: percent({ label: 'Discount', min: 0, max: 100 }),
    total: money({
      label: 'Total',
      description: 'All lines, less the discount',
      currency: 'EUR',
      readOnly: true,
      computed: formula({
        subtract: [
          { sum: 'lines', of: 'amount' },
          { multiply: [{ sum: 'lines', of: 'amount' }, 'discount'] },
        ],
      }),
    }),
  },
  rules: [
    rule({
      at: ['total'],
      require: { total: { lte: '10000' } },
      message: 'Make two offers: one holds at most €10,000',
    }),
  ],
})

const stay = defineEntity({
  name: 'stay',
  labels: ['Stay', 'Stays'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    arrival: date({ label: 'Arrival', required: true }),
    departure: date({ label: 'Departure', required: true }),
    nights: integer({
      label: 'Nights',
      readOnly: true,
      computed: formula({ days: ['arrival', 'departure'] }),
    }),
    room: choice(['Garden', 'Street'], { label: 'Room', required: true }),
    price: money({ label: 'Price of a night', currency: 'EUR', required: true }),
    total: money({
      label: 'Total',
      currency: 'EUR',
      readOnly: true,
      computed: formula({ multiply: ['nights', 'price'] }),
    }),
  },
  sections: [
    { name: 'days', label: 'The days', fields: ['arrival', 'departure', 'nights'], columns: 3 },
    { name: 'room', label: 'The room', fields: ['room', 'price', 'total'], columns: 2 },
  ],
})

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    issued: date({ label: 'Issued', required: true }),
    term: integer({ label: 'Payment term', unit: 'days', required: true, min: 0 }),
    due: date({ label: 'Due', readOnly: true, computed: formula({ after: 'issued', days: 'term' }) }),
    reminded: date({
      label: 'First reminder',
      readOnly: true,
      computed: formula({ after: 'due', months: 1 }),
    }),
  },
})

const lines = [
  { what: 'Cargo wheel, rear', quantity: 2, price: '189.00' },
  { what: 'Fitting', quantity: 1, price: '64.50' },
]

interface OfferProps {
  defaultValues: object
  entity?: typeof offer | typeof stay | typeof bill
}

function Offer({ defaultValues, entity = offer }: OfferProps) {
  const form = useEntityForm(entity as typeof offer, { defaultValues })
  return (
    <Form store={form}>
      <EntityFields entity={entity as typeof offer} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Form/EntityField/Computed',
  component: Offer,
  decorators: [formWidth],
  args: { defaultValues: { lines, discount: 5 } },
})

/** Each line has its amount and the offer its total, at once, while someone writes. The total is said once they rest. */
export const Total = meta.story({
  play: async ({ canvas, userEvent }) => {
    const announcements = recordAnnouncements()
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€420.38')
    const first = within(canvas.getByRole('group', { name: 'Line 1' }))
    await userEvent.type(first.getByRole('textbox', { name: 'Quantity' }), '0')
    await expect(first.getByLabelText('Amount')).toHaveTextContent('€3,780.00')
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€3,652.28')
    await waitFor(() => expect(announcements.heard).toContain('Total: €3,652.28'), { timeout: 3000 })
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€420.38')
    ;(document.activeElement as HTMLElement).blur()
  },
})

/** A new line has no amount before its price is known. */
export const NotKnownYet = meta.story({
  args: { defaultValues: { lines: [lines[0], { what: 'Battery 500 Wh', quantity: 1 }] } },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Line 2' }))
    await expect(second.getByLabelText('Amount')).toHaveTextContent('Not known yet')
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€378.00')
  },
})

/** A rule about the total stands beside the total, and goes once the lines come to less. */
export const Rejected = meta.story({
  args: { defaultValues: { lines: [{ what: 'Battery 500 Wh', quantity: 20, price: '649.00' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const link = await canvas.findByRole('link', { name: 'Make two offers: one holds at most €10,000' })
    await userEvent.click(link)
    await expect(canvas.getByLabelText('Total')).toHaveFocus()
    await expect(canvas.getByLabelText('Total')).toHaveAccessibleDescription(/Make two offers/)
  },
})

/** Days between two dates, beside them, and the price of all nights. */
export const Nights = meta.story({
  args: {
    entity: stay,
    defaultValues: { arrival: '2026-04-03', departure: '2026-04-06', room: 'Garden', price: '84.00' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nights')).toHaveTextContent('3')
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€252.00')
  },
})

/** A bill is due so many days after it is issued, and a month later a reminder is. */
export const Due = meta.story({
  args: { entity: bill, defaultValues: { issued: '2026-12-17', term: 14 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Due')).toHaveTextContent('December 31, 2026')
    await expect(canvas.getByLabelText('First reminder')).toHaveTextContent('January 31, 2027')
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Payment term/ }))
    await expect(canvas.getByLabelText('Due')).toHaveTextContent('Not known yet')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Payment term/ }), '74')
    await expect(canvas.getByLabelText('First reminder')).toHaveTextContent('April 1, 2027')
    ;(document.activeElement as HTMLElement).blur()
  },
})

/** In Arabic, from right to left. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total')).toBeVisible()
  },
})
