import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../src/fields/TextField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/TextField',
  component: TextField,
  decorators: [formWidth],
  args: { label: 'Aircraft', onValueChange: fn() },
})

/** Nothing is entered yet. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Aircraft' })
    await userEvent.click(canvas.getByText('Aircraft'))
    await expect(control).toHaveFocus()
    await userEvent.keyboard('B-737-300')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('B-737-300')
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    control.blur()
  },
})

/** A report that is opened again shows what was entered. */
export const Filled = meta.story({ args: { defaultValue: 'B-737-300' } })

/** One sentence says what is meant; it is read after the name. */
export const WithDescription = meta.story({
  args: { description: 'Make and model, as on the registration.', defaultValue: 'MD-80' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Aircraft' })).toHaveAccessibleDescription(
      'Make and model, as on the registration.',
    )
  },
})

/** Most fields of a form are needed; one that is not says so. */
export const Optional = meta.story({
  args: { label: 'Flight number', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Flight number optional' })).not.toBeRequired()
  },
})

/** A needed field says so to assistive technology, and is not called wrong before anyone has typed. */
export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Aircraft' })
    await expect(control).toBeRequired()
    await expect(control).toHaveAttribute('aria-invalid', 'false')
  },
})

/** The value was rejected: the words say what to do. */
export const Rejected = meta.story({
  args: {
    label: 'Airport code',
    description: 'The four letters that pilots use.',
    defaultValue: 'Denver',
    error: 'Enter the airport code as four capitals, like KDEN',
    required: true,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Airport code' })
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(
      'The four letters that pilots use. Enter the airport code as four capitals, like KDEN',
    )
  },
})

/** A value may stay, but deserves a second look: the field is not wrong. */
export const Doubtful = meta.story({
  name: 'Warning',
  args: {
    label: 'Species',
    defaultValue: 'Snowy owl',
    warning: 'Rarely seen in Florida. Check that it is right.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})

/** Out of use for the moment, and still readable. */
export const Disabled = meta.story({
  args: { label: 'Report number', defaultValue: 'FAA-1997-0412', disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
})

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({
  args: { label: 'Report number', defaultValue: 'FAA-1997-0412', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3')
    await expect(canvas.getByRole('textbox')).toHaveValue('FAA-1997-0412')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

/** The sign before and the unit after the value belong to what is read. */
export const WithUnits = meta.story({
  args: {
    label: 'Hourly rate of repair',
    prefix: '$',
    suffix: 'per hour',
    defaultValue: '85',
    inputMode: 'decimal',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('$ per hour')
  },
})

/** Once most of the room is used, the label's line says what is left. Nothing is cut off. */
export const NearlyFull = meta.story({
  args: { label: 'Headline', maxLength: 40, defaultValue: 'Canada goose into the left engine' },
  parameters: { visual: { until: '.sw-Field-count' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7 characters left')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), ' on approach')
    await expect(canvas.getByText('5 characters too many')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Canada goose into the left engine on approach')
    canvas.getByRole('textbox').blur()
  },
})

/** Words of any length find room. */
export const LongTexts = meta.story({
  args: {
    label:
      'Name of the airport authority or the military command that received the first report of the strike',
    description:
      'As it signs its letters. If several authorities were told, name the one that sent someone to look at the aircraft.',
    defaultValue:
      'Metropolitan Washington Airports Authority, Office of Wildlife Hazard Management and Airfield Operations',
    error:
      'Shorten the name of the authority to 60 characters: its letters go to the address in the register, which has no room for more',
  },
})

/** The parent decides what stands there: here, capitals. */
export const Controlled = meta.story({
  render: function Capitals(args) {
    const [code, setCode] = useState('kd')
    return <TextField {...args} label="Airport code" value={code.toUpperCase()} onValueChange={setCode} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Airport code' }), 'en')
    await expect(canvas.getByRole('textbox')).toHaveValue('KDEN')
    canvas.getByRole('textbox').blur()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  args: { description: 'Make and model.', defaultValue: 'B-737-300', suffix: 'ICAO' },
})

/** Right to left, in Arabic; an address of mail still reads from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'البريد الإلكتروني',
    description: 'نكتب إليك إن بقي لدينا سؤال.',
    type: 'email',
    required: false,
    defaultValue: 'layla@example',
    error: 'أدخل البريد الإلكتروني بالصيغة name@example.com',
  },
})

/** As wide as what is expected: four letters, a date as text, a name. On a phone the longest takes the width there is. */
export const Widths = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--sw-space-5)' }}>
      <TextField label="Airport code" width={4} defaultValue="KDEN" />
      <TextField label="Speed" width={3} suffix="kn" defaultValue="140" />
      <TextField label="Registration" width={10} defaultValue="N12345" error="Enter it as it is painted" />
      <TextField label="Aircraft" width={20} defaultValue="B-737-300" />
      <TextField label="Operator" width={30} defaultValue="Frontier Airlines" />
    </div>
  ),
  play: async ({ canvas }) => {
    const wide = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().width
    await expect(wide('Airport code')).toBeLessThan(wide('Registration'))
    await expect(wide('Registration')).toBeLessThan(wide('Aircraft'))
    const code = canvas.getByRole('textbox', { name: 'Airport code' })
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth)
  },
})
