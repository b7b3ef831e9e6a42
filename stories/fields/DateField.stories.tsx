import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DateField } from '../../src/fields/DateField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/DateField',
  component: DateField,
  decorators: [formWidth],
  args: { label: 'Flight date', onValueChange: fn(), onBlur: fn() },
})

/** Nothing is entered yet. Typed in one go, the caret moves on by itself. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Flight date' })).toBeVisible()
    await userEvent.click(canvas.getByText('Flight date'))
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus()
    await userEvent.keyboard('3142001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-14')
    await userEvent.keyboard('{Backspace>4/}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus()
    canvas.getByRole('textbox', { name: 'Month' }).blur()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: '2001-03-14' } })

/** Separators may be typed, before or after the caret has moved on by itself. */
export const TypedWithSeparators = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Month' }).focus()
    await userEvent.keyboard('3/1/2001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-01')
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A whole date can be pasted, whichever box has the caret. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Month' }).focus()
    await userEvent.paste('2001-11-09')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-11-09')
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('09')
    canvas.getByRole('textbox', { name: 'Month' }).blur()
  },
})

/** The last day of February is not put in the place of the thirty-first: what was typed stays, and is refused. */
export const NoSuchDay = meta.story({
  args: { error: 'Enter the date of the flight as a real date' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Month' }).focus()
    await userEvent.keyboard('02312001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('02/31/2001')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('31')
  },
})

/** What is missing is in sight; the words say what to do. */
export const Unfinished = meta.story({
  args: {
    description: 'The day on which the aircraft took off, by local time.',
    required: true,
    defaultValue: '3//2001',
    error: 'Enter the date of the flight as a real date',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('2001')
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'The day on which the aircraft took off, by local time. Enter the date of the flight as a real date',
    )
  },
})

/** Picked from a calendar, which offers only the days that are possible. */
export const Calendar = meta.story({
  args: { defaultValue: '2001-03-14', min: '1990-01-01', max: '2001-03-24' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /March 14, 2001/ })).toHaveFocus())
    await expect(dialog.getByRole('button', { name: /March 25, 2001/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('button', { name: /March 15, 2001/ })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** After a day is picked, the focus is back where the calendar was opened. */
export const Picked = meta.story({
  args: { defaultValue: '2001-03-14' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: /March 14, 2001/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-21')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('21')
    await expect(args.onBlur).not.toHaveBeenCalled()
    button.blur()
  },
})

/** In German the day comes first, with points between. */
export const German = meta.story({
  args: { label: 'Flugdatum', defaultValue: '2001-03-14' },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DateField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox')
    await expect(first).toHaveValue('14')
  },
})

/** The parent decides what stands there. */
export const Controlled = meta.story({
  render: function FlightDate(args) {
    const [date, setDate] = useState<string | null>('2001-03-14')
    return <DateField {...args} value={date} onValueChange={setDate} />
  },
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: 'Year' })
    await userEvent.clear(year)
    await userEvent.type(year, '1999')
    await expect(year).toHaveValue('1999')
    year.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '2001-03-14', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: '2001-03-14', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: '2001-03-14' } })

/** Right to left, in Arabic: day, month and year follow each other from the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الرحلة', description: 'بالتوقيت المحلي.', defaultValue: '2001-03-14' },
})

/** Right to left, with nothing entered. */
export const ArabicEmpty = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الرحلة', required: false },
})
