import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { FieldRepeater, type FieldRepeaterProps, type RepeaterItem } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { expectAllInSight, largeText } from '../fixtures/largeText'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'

const line: FieldRepeaterProps['children'] = () => (
  <>
    <FormField as={TextField} name="what" label="What" required="Enter what it is" />
    <FormField as={NumberField} name="quantity" label="Quantity" required="Enter how many" />
  </>
)

const meta = preview.meta({
  title: 'Form/FieldRepeater',
  component: FieldRepeater,
  args: { name: 'lines', legend: 'Lines', itemLabel: 'Line', children: line },
})

const lines = [
  { what: 'Ring of aluminium, 9 mm', quantity: 250 },
  { what: 'Cage for owls', quantity: 2 },
  { what: 'Bell', quantity: 12 },
]

interface OrderProps extends FieldRepeaterProps {
  defaultValues?: FormValues
  readOnly?: boolean
}

function Order({ defaultValues = { lines }, readOnly, ...list }: OrderProps) {
  const form = useForm<FormValues>({ defaultValues })
  return (
    <Form store={form} readOnly={readOnly}>
      <FieldRepeater {...list} />
      <div>
        <Button type="submit" variant="primary">
          Order
        </Button>
      </div>
    </Form>
  )
}

/** The lines of an order: each can be changed, moved and removed, and one more added. */
export const Lines = meta.story({
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Line 2' }))
    await expect(second.getByRole('textbox', { name: 'What' })).toHaveValue('Cage for owls')
    await expect(canvas.getByRole('button', { name: 'Move Line 2' })).toBeVisible()
  },
})

/** With text of twice the size fields that stood beside one another still have room for their words. */
export const LargeText = meta.story({
  render: (args) => <Order {...args} />,
  beforeEach: largeText,
  parameters: { visual: { modes: ['light'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Line 2' })).toBeVisible()
    await expectAllInSight(canvasElement)
  },
})

/** Nothing is ordered yet. What is added has the focus in its first field at once. */
export const Empty = meta.story({
  args: { description: 'What we shall send you.' },
  render: (args) => <Order {...args} defaultValues={{}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet.')).toBeVisible()
  },
})

/** A line is added by its button, and the person goes on writing in it. */
export const Added = meta.story({
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }))
    const fourth = within(canvas.getByRole('group', { name: 'Line 4' }))
    await expect(fourth.getByRole('textbox', { name: 'What' })).toHaveFocus()
  },
})

/** A line was removed by mistake, in the middle of writing: it comes back with all that was written. */
export const RemovedAndBack = meta.story({
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Line 2' }))
    await userEvent.type(second.getByRole('textbox', { name: 'What' }), ', large')
    const announcements = recordAnnouncements()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Line 2' }))
    await waitFor(() => expect(announcements.heard).toContain('Line 2 removed'))
    await expect(canvas.getByRole('button', { name: 'Remove Line 2' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const back = within(canvas.getByRole('group', { name: 'Line 2' }))
    await expect(back.getByRole('textbox', { name: 'What' })).toHaveValue('Cage for owls, large')
    await expect(back.getByRole('textbox', { name: 'What' })).toHaveFocus()
  },
})

/** An item that was removed can be put back as long as nothing else changes in the list. */
export const Removed = meta.story({
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Line 3' }))
    await expect(canvas.getByText('Line 3 removed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Line 2' })).toHaveFocus()
  },
})

/** A line is moved by keyboard: Space on its handle, an arrow, Space. What was written in it goes along. */
export const MovedByKeyboard = meta.story({
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('group', { name: 'Line 1' }))
    await userEvent.type(first.getByRole('textbox', { name: 'What' }), ', closed')
    canvas.getByRole('button', { name: 'Move Line 1' }).focus()
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toBeVisible())
    await userEvent.keyboard('[ArrowDown][Space]')
    await waitFor(() => {
      const second = within(canvas.getByRole('group', { name: 'Line 2' }))
      return expect(second.getByRole('textbox', { name: 'What' })).toHaveValue(
        'Ring of aluminium, 9 mm, closed',
      )
    })
  },
})

/** One line lacks something: the summary leads to it, and to no other. */
export const Rejected = meta.story({
  render: (args) => <Order {...args} defaultValues={{ lines: [lines[0], { quantity: 2 }] }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter what it is' }))
    const second = within(canvas.getByRole('group', { name: 'Line 2' }))
    await expect(second.getByRole('textbox', { name: 'What' })).toHaveFocus()
    await expect(second.getByRole('textbox', { name: 'What' })).toBeInvalid()
  },
})

/** Two lines lack the same: each link says which line it leads to. */
export const RejectedAlike = meta.story({
  render: (args) => (
    <Order {...args} defaultValues={{ lines: [{ quantity: 1 }, lines[0], { quantity: 2 }] }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await expect(await canvas.findByRole('link', { name: 'Line 1: Enter what it is' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Line 3: Enter what it is' }))
    const third = within(canvas.getByRole('group', { name: 'Line 3' }))
    await expect(third.getByRole('textbox', { name: 'What' })).toHaveFocus()
  },
})

const tag = ({ key, label }: RepeaterItem) => <FormField as={TextField} name={key} label={label} />

/** Each item is one text: its label is enough of a heading. */
export const Values = meta.story({
  args: { name: 'names', legend: 'Other names', itemLabel: 'Name', itemHeadings: false, children: tag },
  render: (args) => <Order {...args} defaultValues={{ names: ['Great horned owl', 'Tiger owl'] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name 2' })).toHaveValue('Tiger owl')
  },
})

/** There have to be two and may be three: the buttons say so instead of vanishing. */
export const Limits = meta.story({
  args: { minItems: 3, maxItems: 3, reorderable: false },
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add line' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription('There is room for 3 and no more.')
    await expect(canvas.getByRole('button', { name: 'Remove Line 1' })).toHaveAccessibleDescription(
      'At least 3 have to stay.',
    )
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
  },
})

/** An order that was sent is read: nothing can be added, moved or removed. */
export const ReadOnly = meta.story({
  render: (args) => <Order {...args} readOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Line|line/ })).toBeNull()
  },
})

const arabicLine = () => <FormField as={TextField} name="what" label="الصنف" />

/** In Arabic everything is mirrored, and the words count in Arabic. */
export const Arabic = meta.story({
  args: { legend: 'الأصناف', itemLabel: 'صنف', children: arabicLine },
  globals: { direction: 'rtl' },
  render: (args) => <Order {...args} defaultValues={{ lines: [{ what: 'حلقة' }, { what: 'قفص' }] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إضافة صنف' })).toBeVisible()
  },
})
