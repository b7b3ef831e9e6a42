import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DateField } from '../../src/fields/DateField'
import { DateRangeField } from '../../src/fields/DateRangeField'
import { DurationField } from '../../src/fields/DurationField'
import { InstantField } from '../../src/fields/InstantField'
import { TimeField } from '../../src/fields/TimeField'
import { isDate } from '../../src/spec/values/dateText'
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
    await expect(canvas.getByRole('textbox', { name: 'Flight date Month' })).toHaveFocus()
    await userEvent.keyboard('3142001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-14')
    await userEvent.keyboard('{Backspace>4/}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('textbox', { name: 'Flight date Month' })).toHaveFocus()
    canvas.getByRole('textbox', { name: 'Flight date Month' }).blur()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: '2001-03-14' } })

/** Separators may be typed, before or after the caret has moved on by itself. */
export const TypedWithSeparators = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Flight date Month' }).focus()
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
    canvas.getByRole('textbox', { name: 'Flight date Month' }).focus()
    await userEvent.paste('2001-11-09')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-11-09')
    await expect(canvas.getByRole('textbox', { name: 'Flight date Day' })).toHaveValue('09')
    canvas.getByRole('textbox', { name: 'Flight date Month' }).blur()
  },
})

/** The last day of February is not put in the place of the thirty-first: what was typed stays, and is rejected. */
export const NoSuchDay = meta.story({
  args: { error: 'Enter the date of the flight as a real date' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Flight date Month' }).focus()
    await userEvent.keyboard('02312001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('02/31/2001')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Flight date Day' })).toHaveValue('31')
  },
})

/** A part of the date is missing: the words say what to do. */
export const Unfinished = meta.story({
  args: {
    description: 'The day on which the aircraft took off, by local time.',
    required: true,
    defaultValue: '3//2001',
    error: 'Enter the date of the flight as a real date',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Flight date Year' })).toHaveValue('2001')
    await expect(canvas.getByRole('textbox', { name: 'Flight date Day' })).toBeInvalid()
    // The summary of a form leads to the first part: there it is heard what to do, and once.
    const first = canvas.getByRole('textbox', { name: 'Flight date Month' })
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription(
      'The day on which the aircraft took off, by local time. Enter the date of the flight as a real date',
    )
    await expect(canvas.getByRole('group')).not.toHaveAccessibleDescription()
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

/** Home and End lead to the ends of the week; in English it begins on Sunday. */
export const WeekByKeys = meta.story({
  name: 'Ends of the week by keyboard',
  args: { defaultValue: '2001-03-14', max: '2001-03-16' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /March 14, 2001/ })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('button', { name: /Sunday, March 11, 2001/ })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('button', { name: /Sunday, March 11, 2001/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Saturday, March 10, 2001/ })).toHaveFocus(),
    )
    // The keys skip days that cannot be chosen.
    await userEvent.keyboard('{ArrowRight}{End}')
    await waitFor(() => expect(screen.getByRole('button', { name: /Friday, March 16, 2001/ })).toHaveFocus())
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
    await expect(canvas.getByRole('textbox', { name: 'Flight date Day' })).toHaveValue('21')
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
    const year = canvas.getByRole('textbox', { name: 'Flight date Year' })
    await userEvent.clear(year)
    await userEvent.type(year, '1999')
    await expect(year).toHaveValue('1999')
    year.blur()
  },
})

/** A parent that keeps whole days alone: what is typed meanwhile stays, and goes when the form begins anew. */
export const ControlledByWholeDays = meta.story({
  render: function FlightDate(args) {
    const [date, setDate] = useState<string | null>(null)
    const [turn, setTurn] = useState(0)
    const keep = (next: string | null) => {
      args.onValueChange?.(next)
      setDate(next && isDate(next) ? next : null)
    }
    return (
      <>
        <DateField {...args} value={date} onValueChange={keep} resetKey={turn} />
        <Button onClick={() => setTurn(turn + 1)}>Begin anew</Button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const [month, , year] = canvas.getAllByRole('textbox')
    month?.focus()
    await userEvent.keyboard('3/14/200')
    await expect(month).toHaveValue('3')
    await expect(year).toHaveValue('200')
    await userEvent.keyboard('1')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-14')
    await userEvent.keyboard('{Backspace}')
    await expect(year).toHaveValue('200')
    await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }))
    await expect(year).toHaveValue('')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight date Day' }), '14')
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

const repair = { start: '2001-03-14', end: '2001-03-28' }

/** As wide as what is expected, in one column, and never narrower than the parts. */
export const Widths = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--sw-space-5)' }}>
      <DateField label="Flight date" width={10} defaultValue="2001-03-14" />
      <TimeField label="Departure" width={10} defaultValue="14:30" />
      <DurationField label="Delay" width={20} defaultValue="PT1H30M" />
      <DateRangeField label="Out of service" width={30} defaultValue={repair} />
      <InstantField label="Reported" width={30} zone="America/Denver" defaultValue="2001-03-14T21:30:00Z" />
      <DateField label="Too narrow" width={2} defaultValue="2001-03-14" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('group', { name })
    const wide = (name: string) => box(name).getBoundingClientRect().width
    await expect(wide('Departure')).toBeLessThan(wide('Flight date'))
    await expect(wide('Flight date')).toBeLessThan(wide('Out of service'))
    await expect(wide('Too narrow')).toBeLessThan(wide('Flight date'))
    for (const name of ['Flight date', 'Departure', 'Delay', 'Out of service', 'Reported', 'Too narrow']) {
      await expect(box(name).scrollWidth).toBeLessThanOrEqual(box(name).clientWidth)
    }
  },
})
