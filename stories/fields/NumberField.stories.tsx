import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { NumberField } from '../../src/fields/NumberField'
import type { NumberValue } from '../../src/fields/numberValue'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/NumberField',
  component: NumberField,
  decorators: [formWidth],
  args: { label: 'Height above ground', suffix: 'ft', onValueChange: fn() },
})

/** Nothing is entered yet. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Height above ground' })
    await expect(control).toHaveAccessibleDescription('ft')
    await userEvent.type(control, '1500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    control.blur()
  },
})

/** A number is written as the locale writes it; with the first change it loses its commas, until it is left. */
export const Filled = meta.story({
  args: { defaultValue: 12500 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('12,500')
    await userEvent.tab()
    await expect(control).toHaveValue('12,500')
    await userEvent.keyboard('{End}0')
    await expect(control).toHaveValue('125000')
    await userEvent.tab()
    await expect(control).toHaveValue('125,000')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125000)
  },
})

/** Typing replaces the text that is selected when the focus comes; a digit in the middle leaves the caret where it was. */
export const Replaced = meta.story({
  args: { defaultValue: 6000 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    control.select()
    control.focus()
    await userEvent.keyboard('59')
    await expect(control).toHaveValue('59')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(59)
    await userEvent.clear(control)
    await userEvent.type(control, '1,234,567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234567)
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    control.setSelectionRange(1, 1)
    await userEvent.keyboard('{Delete}9')
    await expect(control).toHaveValue('19234567')
    await expect(control.selectionStart).toBe(2)
    control.blur()
  },
})

/** Money, with its sign before the figures. */
export const Cost = meta.story({
  args: { label: 'Cost of repair', prefix: '$', suffix: undefined, defaultValue: 1403256, required: false },
})

/** In English a comma groups: "1,5" could be two numbers, so it stays as typed and goes on as text. */
export const Unclear = meta.story({
  name: 'Ambiguous',
  args: { error: 'Enter the height as a number, like 1,234.5' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.type(control, '1,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1,5')
    await userEvent.tab()
    await expect(control).toHaveValue('1,5')
  },
})

/** A number with more digits than can be kept is not rounded behind anyone's back. */
export const TooExact = meta.story({
  args: {
    label: 'Serial number of the engine',
    suffix: undefined,
    error: 'Enter the serial number with fewer digits',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9007199254740993')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('9007199254740993')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9007199254740993')
  },
})

/** In German a comma is the decimal sign, and "1234.56" could be two numbers. */
export const German = meta.story({
  args: { label: 'Geschwindigkeit', suffix: 'kn', defaultValue: 1234.5 },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <NumberField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('1.234,5')
    await userEvent.clear(control)
    await userEvent.type(control, '1234.56')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56')
    await userEvent.clear(control)
    await userEvent.type(control, '1234,56')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.56)
    await userEvent.tab()
    await expect(control).toHaveValue('1.234,56')
  },
})

/** A turn of the wheel scrolls the page, and an arrow key moves the caret: neither changes the number. */
export const NeitherWheelNorArrows = meta.story({
  name: 'Wheel and arrow keys',
  args: { label: 'Speed', suffix: 'kn', defaultValue: 140 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    control.focus()
    await fireEvent.wheel(control, { deltaY: 100 })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}')
    await expect(control).toHaveValue('140')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    control.blur()
  },
})

/** The parent decides what stands there: what is typed stays as it is typed while it means the same. */
export const Controlled = meta.story({
  render: function Speed(args) {
    const [speed, setSpeed] = useState<NumberValue>(140)
    return <NumberField {...args} label="Speed" suffix="kn" value={speed} onValueChange={setSpeed} />
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Speed' })
    await userEvent.clear(control)
    await userEvent.type(control, '1230.50')
    await expect(control).toHaveValue('1230.50')
    await userEvent.tab()
    await expect(control).toHaveValue('1,230.5')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 1500, disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: 1500, readOnly: true } })

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: 1500 } })

/** Right to left, in Arabic; the figures read from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الارتفاع فوق الأرض',
    suffix: 'قدم',
    defaultValue: 12500,
    error: 'أدخل 10,000 أو أقل في حقل الارتفاع',
  },
})
