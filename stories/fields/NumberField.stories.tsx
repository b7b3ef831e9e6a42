import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
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

/** A year is no amount: its thousands are not marked, neither at first nor when it is left. */
export const Year = meta.story({
  args: { label: 'Year', suffix: undefined, grouping: false, defaultValue: 1830 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Year' })
    await expect(control).toHaveValue('1830')
    await userEvent.clear(control)
    await userEvent.type(control, '1902')
    await userEvent.tab()
    await expect(control).toHaveValue('1902')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1902)
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

/** A share of a hundred: 12.5 is 12.5 %. The sign may be typed or pasted with it. */
export const Percent = meta.story({
  args: { label: 'Cloud cover', percent: true, suffix: undefined, defaultValue: 80 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Cloud cover' })
    await expect(control).toHaveAccessibleDescription('%')
    await userEvent.clear(control)
    await userEvent.type(control, '12.5 %')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.tab()
    await expect(control).toHaveValue('12.5')
  },
})

/** For a small count two buttons are enough. Each press is said, and they go no further than the bounds. */
export const Stepper = meta.story({
  args: { label: 'Birds seen', suffix: undefined, stepper: true, min: 0, max: 12, defaultValue: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Birds seen' })
    const more = canvas.getByRole('button', { name: 'Increase Birds seen' })
    await userEvent.click(more)
    await expect(control).toHaveValue('11')
    await waitFor(() =>
      expect(document.querySelector('.sw-announcer[aria-live=assertive]')).toHaveTextContent('11'),
    )
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await expect(more).toHaveFocus()
    await userEvent.clear(control)
    await userEvent.type(control, '0')
    await expect(canvas.getByRole('button', { name: 'Decrease Birds seen' })).toHaveAttribute('aria-disabled')
    more.blur()
    control.blur()
  },
})

/** The parent keeps the number; tenths are added without a rest. */
export const ControlledStepper = meta.story({
  render: function Dose(args) {
    const [dose, setDose] = useState<NumberValue>(null)
    const bounds = { stepper: true, step: 0.1, min: 0 }
    return <NumberField {...args} {...bounds} label="Dose" suffix="ml" value={dose} onValueChange={setDose} />
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Dose' })
    const more = canvas.getByRole('button', { name: 'Increase Dose' })
    for (let press = 0; press < 3; press++) await userEvent.click(more)
    await expect(control).toHaveValue('0.3')
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Dose' }))
    await expect(control).toHaveValue('0.2')
    await userEvent.clear(control)
    await userEvent.type(control, 'some')
    await userEvent.click(more)
    await expect(control).toHaveValue('some')
    await expect(control).toHaveFocus()
    await userEvent.clear(control)
    await userEvent.type(control, '0.5')
    control.blur()
  },
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
