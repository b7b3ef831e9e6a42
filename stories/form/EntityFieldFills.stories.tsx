import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useEntityForm } from '../../src/form/useEntityForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { DraftOf } from '../../src/spec/entities/Entity'
import { formula } from '../../src/spec/formulas/buildFormula'
import { group, integer, list, money, reference, text } from '../../src/spec/fields/fields'
import { formWidth } from '../fields/formWidth'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    listPrice: money({ currency: 'EUR' }),
  },
})
const offer = defineEntity({
  name: 'offer',
  labels: ['Offer', 'Offers'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    lines: list(
      group(
        {
          part: reference('part', { label: 'Part', required: true, fills: { price: 'listPrice' } }),
          quantity: integer({ label: 'Quantity', required: true, min: 1 }),
          price: money({ label: 'Price of one', currency: 'EUR', required: true, min: '0' }),
        },
        { label: 'Line' },
      ),
      { label: 'Lines', required: true },
    ),
    total: money({
      label: 'Total',
      currency: 'EUR',
      readOnly: true,
      computed: formula({ sum: 'lines', of: { multiply: ['quantity', 'price'] } }),
    }),
  },
})

const parts = memorySource(part, [
  { id: 1, name: 'Cargo wheel, rear', listPrice: '189.00' },
  { id: 2, name: 'Cargo wheel, front', listPrice: '164.00' },
  { id: 3, name: 'Brake pads, pair', listPrice: '18.50' },
])

interface OfferProps {
  lines: DraftOf<typeof offer>['lines']
}

function Offer({ lines }: OfferProps) {
  const form = useEntityForm(offer, { defaultValues: { lines } })
  const [references] = useState([{ entity: part, source: parts }])
  return (
    <ReferenceProvider references={references}>
      <Form store={form}>
        <EntityFields entity={offer} />
      </Form>
    </ReferenceProvider>
  )
}

const meta = preview.meta({
  title: 'Form/EntityField/Fills',
  component: Offer,
  tags: ['!autodocs'],
  decorators: [formWidth],
})

/** The list price of the chosen part is filled in, the total follows, and a screen reader says which field was filled in. */
export const FromWhatIsChosen = meta.story({
  args: { lines: [{ quantity: 2 }] },
  play: async ({ canvas, userEvent }) => {
    const announcements = recordAnnouncements()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Part' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cargo wheel, rear' }))
    await expect(canvas.getByRole('textbox', { name: 'Price of one' })).toHaveValue('189.00')
    await expect(await canvas.findByText('€378.00')).toBeVisible()
    await waitFor(() => expect(announcements.heard).toContain('Filled in: Price of one'))
    announcements.stop()
  },
})

/** The price was agreed on, and stays when the part becomes another; one that was filled in would follow. */
export const Agreed = meta.story({
  args: { lines: [{ part: 1, quantity: 1, price: '170.00' }] },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Part' })
    await waitFor(() => expect(box).toHaveValue('Cargo wheel, rear'))
    await userEvent.clear(box)
    await userEvent.type(box, 'front')
    await userEvent.click(await screen.findByRole('option', { name: 'Cargo wheel, front' }))
    await expect(canvas.getByRole('textbox', { name: 'Price of one' })).toHaveValue('170.00')
  },
})

/** A price that was filled in is emptied at once, and is no longer part of the total. */
export const Emptied = meta.story({
  args: { lines: [{ quantity: 2 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Part' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cargo wheel, rear' }))
    await expect(await canvas.findByText('€378.00')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Price of one' }))
    await waitFor(() => expect(canvas.queryByText('€378.00')).not.toBeInTheDocument())
  },
})
