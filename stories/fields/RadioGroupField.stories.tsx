import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/RadioGroupField',
  component: RadioGroupField,
  decorators: [formWidth],
  args: {
    label: 'Damage to the aircraft',
    name: 'damage',
    options: [
      { value: 'none', label: 'None' },
      { value: 'minor', label: 'Minor' },
      { value: 'medium', label: 'Medium' },
      { value: 'substantial', label: 'Substantial' },
    ],
    onValueChange: fn(),
  },
})

/** Nothing is chosen in anyone's place. One press of Tab leads in, arrow keys choose. */
export const Empty = meta.story({
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Damage to the aircraft' })).toBeRequired()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'None' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('minor')
    await userEvent.tab()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({
  args: { defaultValue: 'medium' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await userEvent.click(canvas.getByText('Substantial'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('substantial')
    await userEvent.tab()
  },
})

/** Words that help to choose, below each option. */
export const WithDescriptions = meta.story({
  args: {
    description: 'As seen on the ground, before any repair.',
    defaultValue: 'minor',
    options: [
      { value: 'none', label: 'None', description: 'No trace but feathers or blood.' },
      { value: 'minor', label: 'Minor', description: 'It can fly again after a simple repair.' },
      {
        value: 'substantial',
        label: 'Substantial',
        description: 'It affects how strong the aircraft is or how it flies, and needs a major repair.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'As seen on the ground, before any repair.',
    )
    await expect(canvas.getByRole('radio', { name: 'None' })).toHaveAccessibleDescription(
      'No trace but feathers or blood.',
    )
    await expect(canvas.getByRole('radio', { name: 'Minor' })).toHaveAccessibleDescription(
      'It can fly again after a simple repair.',
    )
  },
})

/** The last option is no degree of damage: a word sets it apart, for eyes and ears. */
export const SetApart = meta.story({
  args: {
    options: [
      { value: 'none', label: 'None' },
      { value: 'minor', label: 'Minor' },
      { value: 'unknown', label: 'Not known yet', divider: 'or' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveTextContent(/Minor\s*or\s*Not known yet/)
    await expect(canvas.getByRole('radio', { name: 'Not known yet' })).toBeEnabled()
  },
})

/** Nothing was chosen; the words say what to do. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose the damage to the aircraft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose the damage to the aircraft',
    )
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
  },
})

/** One option is out of use; the others are not. */
export const OneOptionDisabled = meta.story({
  args: {
    defaultValue: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'minor', label: 'Minor' },
      {
        value: 'substantial',
        label: 'Substantial',
        disabled: true,
        description: 'Only an inspector grades it so.',
      },
    ],
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 'medium', disabled: true } })

/** To read, not to change, neither by pointer nor by key. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'medium', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('None'))
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 'minor' } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الأضرار التي لحقت بالطائرة',
    defaultValue: 'minor',
    options: [
      { value: 'none', label: 'لا أضرار' },
      { value: 'minor', label: 'طفيفة', description: 'تعود إلى الطيران بعد إصلاح بسيط.' },
      { value: 'substantial', label: 'جسيمة' },
    ],
  },
})
