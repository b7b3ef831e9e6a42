import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { NumberField } from '../../src/fields/NumberField'
import { SliderField } from '../../src/fields/SliderField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/SliderField',
  component: SliderField,
  decorators: [formWidth],
  args: { label: 'Brightness of the lamps', onValueChange: fn() },
})

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' }

/** Without a value it stands at its least. */
export const Empty = meta.story({
  args: { formatOptions: percent },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Brightness of the lamps' })
    await expect(thumb).toHaveValue('0')
    await fireEvent.change(thumb, { target: { value: '40' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40)
    await expect(thumb).toHaveAttribute('aria-valuetext', '40%')
    await expect(canvas.getByText('40%')).toBeVisible()
  },
})

/** How far around the airport strikes are shown, with places that people know. */
export const Marks = meta.story({
  args: {
    label: 'Distance from the airport',
    description: 'Strikes further away are left out.',
    defaultValue: 15,
    max: 40,
    step: 5,
    formatOptions: { style: 'unit', unit: 'kilometer' },
    marks: [
      { value: 0, label: 'Runway' },
      { value: 10, label: 'City' },
      { value: 40, label: 'Coast' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Strikes further away are left out.')
    await expect(canvas.getByText('15 km')).toBeVisible()
  },
})

/** Two thumbs, for a least and a greatest. Neither goes past the other. */
export const Range = meta.story({
  args: {
    label: 'Cost of repair',
    defaultValue: [20_000, 60_000],
    max: 100_000,
    step: 1000,
    formatOptions: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cost of repair' })).toBeVisible()
    const from = canvas.getByRole('slider', { name: 'Cost of repair from' })
    const to = canvas.getByRole('slider', { name: 'Cost of repair to' })
    await fireEvent.change(to, { target: { value: '80000' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith([20_000, 80_000])
    await fireEvent.change(from, { target: { value: '90000' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith([80_000, 80_000])
    await expect(from).toHaveValue('80000')
    await fireEvent.change(from, { target: { value: '30000' } })
    await expect(canvas.getByText('$30,000 – $80,000')).toBeVisible()
  },
})

/** The exact number beside it, for those who know it: both show one value. */
export const WithNumber = meta.story({
  render: function Speed() {
    const [speed, setSpeed] = useState<number | string | null>(140)
    return (
      <div style={{ display: 'grid', gap: 'var(--sw-space-5)' }}>
        <SliderField
          label="Speed, roughly"
          max={300}
          value={typeof speed === 'number' ? speed : 0}
          onValueChange={setSpeed}
        />
        <NumberField label="Speed" suffix="kn" value={speed} onValueChange={setSpeed} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '200' } })
    const number = canvas.getByRole('textbox', { name: 'Speed' })
    await expect(number).toHaveValue('200')
    await userEvent.clear(number)
    await userEvent.type(number, '120')
    await expect(canvas.getByRole('slider')).toHaveValue('120')
    number.blur()
  },
})

/** More than the lamps bear. */
export const Rejected = meta.story({
  args: { defaultValue: 90, error: 'Enter a brightness of at most 80' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeInvalid()
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Enter a brightness of at most 80')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 40, disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: 40, readOnly: true },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider')
    await fireEvent.change(thumb, { target: { value: '60' } })
    await expect(thumb).toHaveValue('40')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** From right to left, in the figures of Egypt: the least stands on the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'سطوع المصابيح', defaultValue: 25, formatOptions: percent },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic}>
      <SliderField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('slider').getBoundingClientRect()
    await expect(box.x).toBeGreaterThan(canvasElement.clientWidth / 2)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('٢٥'))
  },
})
