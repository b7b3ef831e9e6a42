import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { SegmentedField } from '../../src/fields/SegmentedField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/SegmentedField',
  component: SegmentedField,
  decorators: [formWidth],
  args: {
    label: 'Sky',
    name: 'sky',
    options: [
      { value: 'clear', label: 'Clear' },
      { value: 'cloud', label: 'Some cloud' },
      { value: 'overcast', label: 'Overcast' },
    ],
    onValueChange: fn(),
  },
})

/** Nothing is chosen in anyone's place. One press of Tab leads in, arrow keys choose. */
export const Empty = meta.story({
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sky' })).toBeRequired()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cloud')
    await userEvent.tab()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({
  args: { defaultValue: 'cloud' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Some cloud' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Overcast' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('overcast')
    await userEvent.tab()
  },
})

/** Where the field is narrow, the segments stand in rows. */
export const Narrow = meta.story({
  args: {
    defaultValue: 'medium',
    label: 'Damage to the aircraft',
    options: ['None', 'Minor', 'Medium', 'Substantial', 'Destroyed'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    style: { maxInlineSize: '15rem' },
  },
})

/** One cannot be chosen. */
export const OneOutOfUse = meta.story({
  name: 'One out of use',
  args: {
    defaultValue: 'clear',
    options: [
      { value: 'clear', label: 'Clear' },
      { value: 'cloud', label: 'Some cloud' },
      { value: 'unknown', label: 'Not known', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Not known' })).toBeDisabled()
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose how the sky was' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how the sky was')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 'cloud', disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'cloud', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Clear' }))
    await expect(canvas.getByRole('radio', { name: 'Some cloud' })).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 'cloud' } })

/** Right to left, in Arabic: the first stands at the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'السماء',
    defaultValue: 'clear',
    options: [
      { value: 'clear', label: 'صافية' },
      { value: 'cloud', label: 'غائمة جزئيًا' },
      { value: 'overcast', label: 'غائمة' },
    ],
  },
})
