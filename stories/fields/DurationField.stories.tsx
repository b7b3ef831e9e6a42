import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DurationField, type DurationFieldProps } from '../../src/fields/DurationField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/DurationField',
  component: DurationField,
  decorators: [formWidth],
  args: { label: 'Delay', onValueChange: fn(), onBlur: fn() },
})

const inLocale = (locale: string) => (args: DurationFieldProps) => (
  <LocaleProvider locale={locale} as="section">
    <DurationField {...args} />
  </LocaleProvider>
)

/** Nothing is entered yet. "1h30" is typed in one go: the letter leads on to the minutes. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delay'))
    await expect(canvas.getByRole('textbox', { name: 'Delay Hours' })).toHaveFocus()
    await userEvent.keyboard('1h30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT1H30M')
    await expect(canvas.getByRole('textbox', { name: 'Delay Minutes' })).toHaveValue('30')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: 'PT1H30M' } })

/** 90 minutes stay 90 minutes. */
export const NinetyMinutes = meta.story({
  args: { defaultValue: 'PT90M' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Delay Minutes' })).toHaveValue('90')
    await expect(canvas.getByRole('textbox', { name: 'Delay Hours' })).toHaveValue('')
  },
})

/** An hour and a half is an hour and 30 minutes, and is written so once the field is left. */
export const Broken = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const hours = canvas.getByRole('textbox', { name: 'Delay Hours' })
    await userEvent.type(hours, '1.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT1H30M')
    await expect(hours).toHaveValue('1.5')
    await userEvent.tab()
    await userEvent.tab()
    await expect(hours).toHaveValue('1')
    await expect(canvas.getByRole('textbox', { name: 'Delay Minutes' })).toHaveValue('30')
  },
})

/** The arrow keys change a part alone: after 59 minutes come 60, and nothing is less than 0. */
export const Stepped = meta.story({
  args: { defaultValue: 'PT1H59M' },
  play: async ({ args, canvas, userEvent }) => {
    const minutes = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Delay Minutes' })
    minutes.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(minutes).toHaveValue('60')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT1H60M')
    // All of it is selected, so that the next figure replaces it and a screen reader says it.
    await expect([minutes.selectionStart, minutes.selectionEnd]).toEqual([0, 2])
    await userEvent.keyboard('{PageUp}{ArrowDown}')
    await expect(minutes).toHaveValue('69')

    const hours = canvas.getByRole('textbox', { name: 'Delay Hours' })
    hours.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(hours).toHaveValue('0')
    await userEvent.keyboard('{ArrowDown}')
    await expect(hours).toHaveValue('0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT0H69M')
    hours.blur()
  },
})

/** A length of time is pasted as it stood in a message. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Delay Minutes' }).focus()
    await userEvent.paste('2 hrs 15 min')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT2H15M')
    canvas.getByRole('textbox', { name: 'Delay Minutes' }).blur()
  },
})

/** Repairs take days and weeks. */
export const LongUnits = meta.story({
  args: { label: 'Out of service', units: ['week', 'day'], defaultValue: 'P1W2D' },
})

/** A value with other parts than those asked for shows them, so that none is lost. */
export const MoreThanAsked = meta.story({
  args: { defaultValue: 'P1DT2H15S' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Delay Days' })).toHaveValue('1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Delay Minutes' }), '5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('P1DT2H5M15S')
    canvas.getByRole('textbox', { name: 'Delay Minutes' }).blur()
  },
})

/** A part is no number: what was typed stays, and the words say what to do. */
export const Rejected = meta.story({
  args: {
    defaultValue: 'two h 30 min',
    required: true,
    error: 'Enter the delay as a length of time, like 1 hour, 30 minutes',
  },
  play: async ({ canvas }) => {
    const hours = canvas.getByRole('textbox', { name: 'Delay Hours' })
    await expect(hours).toHaveValue('two')
    await expect(hours).toBeInvalid()
    await expect(hours).toHaveAccessibleDescription(/like 1 hour, 30 minutes/)
  },
})

/** The parent decides what stands there. */
export const Controlled = meta.story({
  render: function Delay(args) {
    const [delay, setDelay] = useState<string | null>('PT1H30M')
    return <DurationField {...args} value={delay} onValueChange={setDelay} />
  },
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByRole('textbox', { name: 'Delay Hours' })
    await userEvent.clear(hours)
    await userEvent.type(hours, '12')
    await expect(hours).toHaveValue('12')
    hours.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 'PT1H30M', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: 'PT1H30M', readOnly: true } })

/** In German, with a comma in an hour and a half. */
export const German = meta.story({
  args: { label: 'Verspätung' },
  render: inLocale('de-DE'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verspätung Hours' }), '1,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PT1H30M')
    canvas.getByRole('textbox', { name: 'Verspätung Hours' }).blur()
  },
})

/** Right to left, in Arabic, with Arabic figures. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'التأخير', defaultValue: 'PT1H30M' },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic} as="section">
      <DurationField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByRole<HTMLInputElement>('textbox', { name: 'التأخير الساعات' })
    await expect(hours).toHaveValue('١')
    hours.select()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('textbox', { name: 'التأخير الدقائق' })).toHaveFocus()
    canvas.getByRole('textbox', { name: 'التأخير الدقائق' }).blur()
  },
})

/** In Japanese. */
export const Japanese = meta.story({
  args: { label: '遅延', defaultValue: 'PT1H30M' },
  render: inLocale('ja-JP'),
})
