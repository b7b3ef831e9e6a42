import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/CheckboxField',
  component: CheckboxField,
  decorators: [formWidth],
  args: { label: 'The pilot was warned of birds', onValueChange: fn() },
})

/** Not ticked. Its words are as good to click as its box. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The pilot was warned of birds'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
    canvas.getByRole('checkbox').blur()
  },
})

/** Ticked. */
export const Ticked = meta.story({ args: { defaultValue: true } })

/** One sentence says what is meant. */
export const WithDescription = meta.story({
  args: { description: 'By the tower, by radio or by a notice before the flight.', defaultValue: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'The pilot was warned of birds' }),
    ).toHaveAccessibleDescription('By the tower, by radio or by a notice before the flight.')
  },
})

/** Only some of many are ticked; the first click ticks them all. */
export const Indeterminate = meta.story({
  args: { label: 'All 12 reports of this airport', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

/** Only yes will do; the words say what to do. */
export const Rejected = meta.story({
  args: {
    label: 'I saw this myself, or was told by someone who did',
    required: true,
    error: 'Tick that you saw this or were told, to continue',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toBeRequired()
  },
})

/** Out of use for the moment, ticked. */
export const Disabled = meta.story({ args: { defaultValue: true, disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: true, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('checkbox').blur()
  },
})

/** Words of any length find room, and the box stays at their first line. */
export const LongTexts = meta.story({
  args: {
    label:
      'I agree that this report, without my name and without the name of my employer, is published in the database of wildlife strikes and used for research',
    description: 'You can take this back at any time by writing to the office that received the report.',
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: true } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'حُذّر الطيار من وجود طيور',
    description: 'من البرج أو باللاسلكي.',
    defaultValue: true,
    required: false,
  },
})
