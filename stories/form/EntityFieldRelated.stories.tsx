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
import { choice, integer, reference, text } from '../../src/spec/fields/fields'
import { related } from '../../src/spec/fields/buildRelated'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { formWidth } from '../fields/formWidth'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'

const agency = defineEntity({
  name: 'agency',
  labels: ['Agency', 'Agencies'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    district: choice(['north', 'harbour'], { labels: { north: 'Northern hills', harbour: 'Harbour' } }),
    quota: integer({ unit: 'boxes' }),
  },
})
const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    agency: reference('agency', { label: 'Agency', required: true }),
    district: related(agency.fields.district, { via: 'agency', field: 'district' }),
    quota: related(agency.fields.quota, { via: 'agency', field: 'quota' }),
    boxes: integer({ label: 'Boxes', unit: 'boxes', required: true, min: 1 }),
  },
  rules: [
    rule({
      at: ['boxes'],
      require: { boxes: { lte: { field: 'quota' } } },
      message: 'Order no more than the quota of the agency',
    }),
  ],
})

const agencies = memorySource(agency, [
  { id: 1, name: 'Hillside kitchen', district: 'north', quota: 12 },
  { id: 2, name: 'Quay Street shelter', district: 'harbour', quota: 40 },
  { id: 3, name: 'Mobile pantry', district: null, quota: null },
])

interface OrderProps {
  values: DraftOf<typeof order>
}

function Order({ values }: OrderProps) {
  const form = useEntityForm(order, { defaultValues: values })
  const [references] = useState([{ entity: agency, source: agencies }])
  return (
    <ReferenceProvider references={references}>
      <Form store={form}>
        <EntityFields entity={order} />
      </Form>
    </ReferenceProvider>
  )
}

const meta = preview.meta({
  title: 'Form/EntityField/Related',
  component: Order,
  tags: ['!autodocs'],
  decorators: [formWidth],
})

/** No agency is chosen yet: its district and its quota are not known. */
export const NotChosen = meta.story({
  args: { values: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Not known yet')
    await expect(canvas.getByLabelText('Quota')).toHaveTextContent('Not known yet')
  },
})

/** The district and the quota of the agency stand there as soon as it is chosen, and a screen reader hears them. */
export const Chosen = meta.story({
  args: { values: {} },
  play: async ({ canvas, userEvent }) => {
    const announcements = recordAnnouncements()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Agency' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quay Street shelter' }))
    await waitFor(() => expect(canvas.getByLabelText('Quota')).toHaveTextContent('40 boxes'))
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Harbour')
    await waitFor(() => expect(announcements.heard).toContain('Quota: 40 boxes'), { timeout: 5000 })
    announcements.stop()
  },
})

/** Thirty boxes are more than one agency may have, and not more than another: the rule is asked again once that is chosen. */
export const AskedByARule = meta.story({
  args: { values: { agency: 1, boxes: 30 } },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getByRole('textbox', { name: 'Boxes' })
    await waitFor(() => expect(canvas.getByLabelText('Quota')).toHaveTextContent('12 boxes'))
    await userEvent.type(boxes, '1')
    await userEvent.tab()
    await expect(boxes).toHaveAccessibleDescription(/Order no more than the quota of the agency/)
    await userEvent.clear(boxes)
    await userEvent.type(boxes, '30')
    const box = canvas.getByRole('combobox', { name: 'Agency' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Quay')
    await userEvent.click(await screen.findByRole('option', { name: 'Quay Street shelter' }))
    await waitFor(() => expect(boxes).not.toHaveAccessibleDescription(/no more than/))
  },
})

/** This agency has neither: that is said, nothing is made up, and no rule stands in the way. */
export const WithoutValues = meta.story({
  args: { values: { agency: 3, boxes: 30 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Agency' })).toHaveValue('Mobile pantry'))
    await expect(canvas.getByLabelText('Quota')).toHaveTextContent('None')
  },
})
