import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, integer, list, map, text, variant } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    address: group(
      { street: text({ required: true }), city: text({ required: true }) },
      { label: 'Delivery address', description: 'Where someone is at home by day.' },
    ),
    lines: list(
      group(
        { what: text({ required: true }), quantity: integer({ required: true, min: 1 }) },
        { label: 'Line', required: true },
      ),
      {
        label: 'Lines',
        required: true,
        minItems: 1,
      },
    ),
    tags: list(text({ label: 'Tag', required: true }), { label: 'Tags', maxItems: 3 }),
    payment: variant(
      'method',
      {
        card: { number: text({ label: 'Card number', required: true }) },
        transfer: {
          iban: text({ label: 'IBAN', required: true }),
          holder: text({ label: 'Account holder' }),
        },
      },
      {
        label: 'Payment',
        byLabel: 'How will you pay?',
        labels: { transfer: 'Bank transfer' },
        required: true,
      },
    ),
    names: map(text({ required: true, label: 'Translation' }), { label: 'Names by language' }),
    depots: map(group({ street: text({ required: true }), doors: integer({ min: 1 }) }), {
      label: 'Depots',
      description: 'Each has a name of its own, such as “North”.',
    }),
    hours: map(list(text({ required: true, label: 'Time' }), { label: 'Times' }), { label: 'Opening hours' }),
  },
})

type OrderName = 'address' | 'lines' | 'tags' | 'payment' | 'names' | 'depots' | 'hours'

function OrderForm({ name, defaultValues = {} }: { name: OrderName; defaultValues?: FormValues }) {
  const form = useForm<FormValues>({ rules: fieldRules(order), defaultValues })
  return (
    <Form store={form}>
      <EntityField entity={order} name={name} />
      <div>
        <Button type="submit" variant="primary">
          Save order
        </Button>
      </div>
    </Form>
  )
}

const meta = preview.meta({ title: 'Form/EntityField/Groups and lists', component: OrderForm })

/** A group has a legend, and its fields stand below it. */
export const Group = meta.story({
  args: { name: 'address', defaultValues: { address: { street: 'Elm Road 2' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter city' }))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus()
  },
})

/** A list of groups: each item has its number and its fields. */
export const ListOfGroups = meta.story({
  args: { name: 'lines', defaultValues: { lines: [{ what: 'Ring', quantity: 250 }, { what: 'Cage' }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }))
    const second = within(canvas.getByRole('group', { name: 'Line 2' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter quantity' }))
    await expect(second.getByRole('textbox', { name: 'Quantity' })).toHaveFocus()
  },
})

/** A list of texts: each item is one field, named for its place. */
export const ListOfTexts = meta.story({
  args: { name: 'tags', defaultValues: { tags: ['fragile', 'heavy'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }))
    await expect(canvas.getByRole('textbox', { name: 'Tag 3' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Add tag' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** A choice, and the fields of what was chosen. What was typed for the other is there when it is chosen again. */
export const Variant = meta.story({
  args: { name: 'payment' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4111')
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }))
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }))
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4111')
  },
})

/** A variant that was not chosen: the words stand at the group, and the summary leads to the first choice. */
export const VariantRejected = meta.story({
  args: { name: 'payment' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Choose payment' }))
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus()
  },
})

/** Names that the person chooses, each with a value. A name that stands twice is told at once, and both rows stay. */
export const Map = meta.story({
  args: { name: 'names', defaultValues: { names: { en: 'Great horned owl', de: 'Virginia-Uhu' } } },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('textbox', { name: 'Name' })
    if (!second) throw new Error('There is no second name')
    await userEvent.clear(second)
    await userEvent.type(second, 'en')
    await expect(second).toHaveAccessibleDescription('Enter another name: “en” stands here already')
    await expect(canvas.getAllByRole('textbox', { name: 'Translation' })).toHaveLength(2)
  },
})

/** Names that the person chooses, each with a group of fields. What is to be mended stands beside its own control. */
export const MapOfGroups = meta.story({
  args: {
    name: 'depots',
    defaultValues: {
      depots: { North: { street: 'Elm Road 2', doors: 3 }, Harbour: { street: '', doors: 1 } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter street' }))
    const harbour = within(canvas.getByRole('group', { name: 'Harbour' }))
    await expect(harbour.getByRole('textbox', { name: 'Street' })).toHaveFocus()
    await expect(harbour.getByRole('textbox', { name: 'Street' })).toHaveAccessibleDescription('Enter street')
  },
})

/** Names that the person chooses, each with a list. The list stays when its name is written anew. */
export const MapOfLists = meta.story({
  args: {
    name: 'hours',
    defaultValues: { hours: { Monday: ['9 to 12', '14 to 18'], Saturday: ['10 to 13'] } },
  },
  play: async ({ canvas }) => {
    const saturday = within(canvas.getByRole('group', { name: 'Saturday' }))
    const name = saturday.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '{Backspace>3/}')
    const satur = within(canvas.getByRole('group', { name: 'Satur' }))
    await userEvent.click(satur.getByRole('button', { name: 'Add time' }))
    await expect(satur.getByRole('textbox', { name: 'Time 2' })).toHaveFocus()
    await expect(satur.getByRole('textbox', { name: 'Time 1' })).toHaveValue('10 to 13')
  },
})
