import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DecimalField } from '../../src/fields/DecimalField'
import type { DecimalValue } from '../../src/fields/decimalValue'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/DecimalField',
  component: DecimalField,
  decorators: [formWidth],
  args: { label: 'Weight of the sample', suffix: 'g', onValueChange: fn() },
})

/** Nothing is weighed yet. A zero at the end says how exactly it was weighed, and stays. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Weight of the sample' })
    await expect(control).toHaveAccessibleDescription('g')
    await userEvent.type(control, '1250.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250.50')
    await userEvent.tab()
    await expect(control).toHaveValue('1,250.50')
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    control.blur()
  },
})

/** More digits than a computer's number keeps: each of them stays. */
export const Filled = meta.story({
  args: { label: 'Distance to the star', suffix: 'km', defaultValue: '40208000000000.0250' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('40,208,000,000,000.0250')
    await userEvent.tab()
    await userEvent.keyboard('{End}1')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('40208000000000.02501')
    await userEvent.tab()
    await expect(control).toHaveValue('40,208,000,000,000.02501')
  },
})

/** In English a comma groups: "1,5" could be two numbers, so it stays as typed. */
export const Unclear = meta.story({
  name: 'Ambiguous',
  args: { error: 'Enter the weight as a number, like 1,234.5', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.type(control, '1,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1,5')
    await userEvent.tab()
    await expect(control).toHaveValue('1,5')
    await expect(control).toBeInvalid()
  },
})

/** In German a point groups: "1234.56" is handed on as a text that passes for no number anywhere. */
export const German = meta.story({
  args: { label: 'Gewicht der Probe', defaultValue: '1234.50' },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DecimalField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('1.234,50')
    await userEvent.clear(control)
    await userEvent.type(control, '1234.56')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56 ')
    await userEvent.clear(control)
    await userEvent.type(control, '1234,56')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56')
    await userEvent.tab()
    await expect(control).toHaveValue('1.234,56')
  },
})

/** The parent keeps the number: what is typed stays as it is typed while it means the same. */
export const Controlled = meta.story({
  render: function Weight(args) {
    const [weight, setWeight] = useState<DecimalValue>('140')
    return <DecimalField {...args} value={weight} onValueChange={setWeight} />
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.clear(control)
    await userEvent.type(control, '1230.')
    await expect(control).toHaveValue('1230.')
    await userEvent.type(control, '50')
    await userEvent.tab()
    await expect(control).toHaveValue('1,230.50')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '12.50', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: '12.50', readOnly: true } })

/** Right to left, in the figures of Egypt. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'وزن العيّنة', suffix: 'غرام', defaultValue: '-1234.50' },
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <DecimalField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.clear(control)
    await userEvent.type(control, '١٢٣٤٫٥٠')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.50')
    await userEvent.tab()
    await expect(control).toHaveValue('١٬٢٣٤٫٥٠')
  },
})
