import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { StateBadge, type StateBadgeProps } from '../../src/collection/StateBadge'
import { ValueText } from '../../src/collection/ValueText'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, colour, integer, reference } from '../../src/spec/fields/fields'
import { rider, riders } from '../fixtures/repairs'
import { StatesSheet } from '../fixtures/StatesSheet'

const ordered = defineEntity({
  name: 'ordered',
  labels: ['Part on order', 'Parts on order'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    stock: integer({ label: 'In stock', unit: 'pieces' }),
    paint: colour({ label: 'Paint' }),
    customer: reference('rider', { label: 'Customer' }),
    status: choice(['draft', 'sent', 'partly', 'here', 'lost'], {
      label: 'Status',
      labels: { draft: 'Draft', sent: 'Sent', partly: 'Here in part', here: 'All here', lost: 'Lost' },
    }),
  },
  states: {
    field: 'status',
    initial: 'draft',
    tones: { sent: 'info', partly: 'warning', here: 'success', lost: 'danger' },
  },
  marks: [
    { at: 'stock', when: { stock: 0 }, label: 'None left', tone: 'danger' },
    { at: 'stock', when: { stock: { lt: 10 } }, label: 'Low', tone: 'warning' },
    { at: 'stock', when: { stock: { gt: 900 } }, label: 'More than a year’s', tone: 'info' },
    { at: 'stock', when: { stock: { empty: true } }, label: 'Not counted' },
  ],
})

/** A customer who is found, one who never comes, and one who cannot be read. */
const source = memorySource(rider, riders)
const found = { entity: rider, source, getHref: (id: unknown) => `#/riders/${String(id)}` }
const waits = { ...found, source: memorySource(rider, riders, { delay: 1e9 }) }
const fails = { ...found, source: memorySource(rider, riders, { fail: { status: 503 } }) }

interface Value {
  field: 'stock' | 'paint' | 'customer'
  record: object
  from?: typeof found
}

const record = (status: string): Partial<StateBadgeProps> => ({ record: { status } })

const meta = preview.meta({
  title: 'Collection/ValueText/States',
  component: ValueText as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The storekeeper sees what runs short, what is missing, whose record does not come, and how far each order is. */
export const Values = meta.story({
  parameters: { visual: { loading: true, until: "[data-status='failed']" } },
  render: () => (
    <>
      <StatesSheet<Value>
        part=".sw-ValueMark"
        rows={{ stock: { field: 'stock', record: { stock: 40 } } }}
        states={{
          'without a mark': {},
          danger: { record: { stock: 0 } },
          warning: { record: { stock: 6 } },
          info: { record: { stock: 1204 } },
          'no value': { record: {} },
        }}
      >
        {({ field, record: values }) => <ValueText entity={ordered} field={field} record={values} />}
      </StatesSheet>
      <StatesSheet<Value>
        part=".sw-Link"
        rows={{ customer: { field: 'customer', record: { customer: 137 } } }}
        states={{
          rest: {},
          hover: {},
          focus: {},
          loading: { from: waits },
          missing: { record: { customer: 404 } },
          failed: { from: fails },
          'no value': { record: {} },
        }}
      >
        {show}
      </StatesSheet>
      <StatesSheet<Value>
        part=".sw-ValueText-colour"
        rows={{ paint: { field: 'paint', record: { paint: '#2f5d50' } } }}
        states={{ rest: {}, 'nearly the ground': { record: { paint: '#fefefe' } } }}
      >
        {show}
      </StatesSheet>
      <StatesSheet<StateBadgeProps>
        part=".sw-Badge"
        rows={{ status: { entity: ordered, record: { status: 'draft' } } }}
        states={{
          draft: {},
          sent: record('sent'),
          'here in part': record('partly'),
          'all here': record('here'),
          lost: record('lost'),
        }}
      >
        {(props) => <StateBadge {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'stock, danger' })).toHaveTextContent('0 piecesNone left')
    await expect(canvas.getByRole('group', { name: 'stock, no value' })).toHaveTextContent(
      'Not givenNot counted',
    )
    await expect(await canvas.findByRole('button', { name: /^Try again/ })).toBeVisible()
    await expect(canvas.getByText('Lost')).toHaveAttribute('data-tone', 'danger')
  },
})

function show({ field, record: values, from = found }: Value) {
  return (
    <ReferenceProvider references={[from]}>
      <ValueText entity={ordered} field={field} record={values} />
    </ReferenceProvider>
  )
}
