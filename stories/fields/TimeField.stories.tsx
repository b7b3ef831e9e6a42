import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { TimeField, type TimeFieldProps } from '../../src/fields/TimeField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/TimeField',
  component: TimeField,
  decorators: [formWidth],
  args: { label: 'Time of the strike', onValueChange: fn(), onBlur: fn() },
})

/** A field in another language, as its country writes times. */
const inLocale = (locale: string) => (args: TimeFieldProps) => (
  <LocaleProvider locale={locale} as="section">
    <TimeField {...args} />
  </LocaleProvider>
)

/** Nothing is entered yet. Typed in one go, the caret moves on by itself, and "p" says that it was in the afternoon. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Time of the strike' })).toBeVisible()
    await userEvent.click(canvas.getByText('Time of the strike'))
    await expect(canvas.getByRole('textbox', { name: 'Time of the strike Hour' })).toHaveFocus()
    await userEvent.keyboard('230')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2:30 ')
    await userEvent.keyboard('p')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30')
    await expect(canvas.getByRole('combobox', { name: 'Time of the strike AM or PM' })).toHaveValue('PM')
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('textbox', { name: 'Time of the strike Minute' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Time of the strike Hour' })).toHaveValue('02')
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: '14:30' } })

/** Hours counted to 24 are understood, and written as the locale does once the field is left. */
export const CountedTo24 = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const hour = canvas.getByRole('textbox', { name: 'Time of the strike Hour' })
    hour.focus()
    await userEvent.keyboard('14:05')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:05')
    await userEvent.tab()
    await userEvent.tab()
    await expect(hour).toHaveValue('02')
    await expect(canvas.getByRole('combobox')).toHaveValue('PM')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A time is pasted as it stood in a message. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Time of the strike Minute' }).focus()
    await userEvent.paste('at 6.45 pm')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:45')
    await expect(canvas.getByRole('textbox', { name: 'Time of the strike Hour' })).toHaveValue('06')
    canvas.getByRole('textbox', { name: 'Time of the strike Minute' }).blur()
  },
})

/** An appointment, in quarters of an hour while the tower is open: the arrow keys keep to that, typing need not. */
export const Quarters = meta.story({
  args: { label: 'Appointment', min: '09:00', max: '17:00', step: 15, defaultValue: '16:30' },
  play: async ({ args, canvas, userEvent }) => {
    const minute = canvas.getByRole('textbox', { name: 'Appointment Minute' })
    minute.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('16:45')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('16:15')
    canvas.getByRole('textbox', { name: 'Appointment Hour' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('16:15')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:15')
    canvas.getByRole('textbox', { name: 'Appointment Hour' }).blur()
  },
})

/** A recording is found by its second. */
export const WithSeconds = meta.story({
  args: { label: 'Position in the recording', seconds: true, defaultValue: '14:30:15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Position in the recording Second' })).toHaveValue('15')
  },
})

/** The half of the day is missing: the words say what to do. */
export const Unfinished = meta.story({
  args: { defaultValue: '2:30 ', required: true, error: 'Enter the time of the strike, like 2:30 PM' },
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('textbox', { name: 'Time of the strike Hour' })
    await expect(hour).toBeInvalid()
    await expect(hour).toHaveAccessibleDescription('Enter the time of the strike, like 2:30 PM')
    await expect(canvas.getByRole('textbox', { name: 'Time of the strike Minute' })).toHaveValue('30')
  },
})

/** The parent decides what stands there. */
export const Controlled = meta.story({
  render: function Strike(args) {
    const [time, setTime] = useState<string | null>('14:30')
    return <TimeField {...args} value={time} onValueChange={setTime} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'AM')
    await expect(canvas.getByRole('combobox')).toHaveValue('AM')
    const minute = canvas.getByRole('textbox', { name: 'Time of the strike Minute' })
    await userEvent.clear(minute)
    await userEvent.type(minute, '5')
    await expect(minute).toHaveValue('5')
    minute.blur()
  },
})

/** A reset of the browser's form leads back to the first time: AM and PM, too. */
export const Reset = meta.story({
  render: (args) => (
    <form>
      <TimeField {...args} name="time" defaultValue="14:30" />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'AM')
    const form = canvasElement.querySelector('form')!
    await expect(new FormData(form).get('time')).toBe('02:30')
    form.reset()
    await expect(canvas.getByRole('combobox')).toHaveValue('PM')
    await expect(new FormData(form).get('time')).toBe('14:30')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '14:30', disabled: true } })

/** To read and to copy, not to change: the list of AM and PM offers nothing. */
export const ReadOnly = meta.story({
  args: { defaultValue: '14:30', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { name: 'AM' })).toBeDisabled()
    canvas.getByRole('textbox', { name: 'Time of the strike Minute' }).focus()
    await userEvent.keyboard('{ArrowUp}a5')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('textbox', { name: 'Time of the strike Minute' }).blur()
  },
})

/** In German hours are counted to 24. */
export const German = meta.story({
  args: { label: 'Uhrzeit', defaultValue: '14:30' },
  render: inLocale('de-DE'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Uhrzeit Hour' })).toHaveValue('14')
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

/** In Korean the half of the day comes first. The label leads to the hour. */
export const Korean = meta.story({
  args: { label: '시간', defaultValue: '14:30' },
  render: inLocale('ko-KR'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('오후')
    await userEvent.click(canvas.getByText('시간'))
    await expect(canvas.getByRole('textbox', { name: '시간 Hour' })).toHaveFocus()
    canvas.getByRole('textbox', { name: '시간 Hour' }).blur()
  },
})

/** Right to left, in Arabic: the clock runs from left to right, and the word for the afternoon stands left of it. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'وقت الحادثة', description: 'بالتوقيت المحلي.', defaultValue: '14:30' },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic} as="section">
      <TimeField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('textbox', { name: 'وقت الحادثة الساعة' })
    const minute = canvas.getByRole<HTMLInputElement>('textbox', { name: 'وقت الحادثة الدقيقة' })
    const word = canvas.getByRole('combobox')
    await expect(hour).toHaveValue('٠٢')
    const leftOf = (element: Element) => element.getBoundingClientRect().left
    await expect(leftOf(word)).toBeLessThan(leftOf(hour))
    await expect(leftOf(hour)).toBeLessThan(leftOf(minute))
    // The arrow keys go where they point.
    minute.select()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(hour).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(word).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(hour).toHaveFocus()
    hour.blur()
  },
})

/** Persian hours are counted to 24, in Persian figures. */
export const Persian = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'زمان', defaultValue: '14:30' },
  render: inLocale('fa-IR'),
})
