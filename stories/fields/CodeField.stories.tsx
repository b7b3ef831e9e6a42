import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CodeField } from '../../src/fields/CodeField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/CodeField',
  component: CodeField,
  decorators: [formWidth],
  args: {
    label: 'Code from the message',
    description: 'We sent six digits to the number that ends in 58.',
    onValueChange: fn(),
  },
})

/** The message is on its way. One input takes the whole code, from the keyboard or from the phone's own offer. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Code from the message' })
    await expect(control).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(control).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(control, '4081')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4081')
    await userEvent.clear(control)
    control.blur()
  },
})

/** Half of the code is there. */
export const HalfWay = meta.story({ args: { defaultValue: '408' } })

/** Six digits stand in their boxes. */
export const Filled = meta.story({ args: { defaultValue: '408152' } })

/** Copied with the space that made it readable: only the code is kept. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.paste(' 408 152\n')
    await expect(control).toHaveValue('408152')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('408152')
    control.blur()
  },
})

/** Typed on a keyboard with Arabic digits: the code is what the server sent. */
export const OtherDigits = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.type(control, '٤٠٨١٥٢')
    await expect(control).toHaveValue('408152')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('408152')
    control.blur()
  },
})

/** A digit too many: nothing is cut off, and the boxes give way to one, in which all of it can be seen. */
export const TooLong = meta.story({
  args: { defaultValue: '4081527', error: 'Enter the 6 digits of the code' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('4081527')
    await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth)
  },
})

/** Eight letters and digits of a printed voucher. */
export const LettersAndDigits = meta.story({
  args: {
    label: 'Voucher',
    description: 'On the back of the card.',
    length: 8,
    characters: 'letters and digits',
    defaultValue: 'K7QM2P9X',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'text')
  },
})

/** The parent keeps the code. A digit typed into the middle leaves the caret there. */
export const Controlled = meta.story({
  render: function Kept(args) {
    const [code, setCode] = useState('4052')
    return <CodeField {...args} value={code} onValueChange={setCode} />
  },
  play: async ({ canvas, userEvent }) => {
    const control: HTMLInputElement = canvas.getByRole('textbox')
    await userEvent.click(control)
    control.setSelectionRange(2, 2)
    await userEvent.keyboard('8 1')
    await expect(control).toHaveValue('408152')
    await expect(control.selectionEnd).toBe(4)
    control.blur()
  },
})

/** The code has expired: the words say what to do. */
export const Rejected = meta.story({
  args: {
    required: true,
    defaultValue: '408152',
    error: 'Ask for a new code: this one was good for ten minutes',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We sent six digits to the number that ends in 58. Ask for a new code: this one was good for ten minutes',
    )
  },
})

/** Out of use while the code is checked. */
export const Disabled = meta.story({ args: { defaultValue: '408152', disabled: true } })

/** To read aloud and to copy. */
export const ReadOnly = meta.story({
  args: { label: 'Code for the crew', description: undefined, defaultValue: '408152', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3')
    await expect(canvas.getByRole('textbox')).toHaveValue('408152')
    canvas.getByRole('textbox').blur()
  },
})

/** Close together. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: '408152' } })

/** Right to left, in Arabic; a code still reads from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'الرمز من الرسالة', description: 'أرسلنا ستة أرقام إلى هاتفك.', defaultValue: '408152' },
})
