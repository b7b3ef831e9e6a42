import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { SwitchField } from '../../src/fields/SwitchField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/SwitchField',
  component: SwitchField,
  decorators: [formWidth],
  args: { label: 'Tell me of strikes at this airport', onValueChange: fn() },
})

/** Off. Its words are as good to press as the switch. */
export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Tell me of strikes at this airport' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Tell me of strikes at this airport'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
    control.blur()
  },
})

/** On. */
export const On = meta.story({
  args: { defaultValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

/** One sentence says what follows from it. */
export const WithDescription = meta.story({
  args: {
    description: 'A message on the morning after, with the species and the runway.',
    defaultValue: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/on the morning after/)
  },
})

/** The words say what to do. */
export const Rejected = meta.story({
  args: { error: 'Switch this off: the airport sends no messages', defaultValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid()
  },
})

/** Out of use for the moment, off and on. */
export const Disabled = meta.story({ args: { defaultValue: true, disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: true, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('switch').blur()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: true } })

/** Right to left, in Arabic: on is at the left. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'أبلغني بالاصطدامات في هذا المطار',
    description: 'رسالة في الصباح التالي.',
    defaultValue: true,
  },
})
