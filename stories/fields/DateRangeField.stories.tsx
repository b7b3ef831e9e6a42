import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DateRangeField } from '../../src/fields/DateRangeField'
import type { DateRangeValue } from '../../src/fields/dateRangeText'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  decorators: [formWidth],
  args: { label: 'Runway closed', onValueChange: fn(), onBlur: fn() },
})

const closure = { start: '2001-03-14', end: '2001-03-21' }
const day = (name: RegExp) => screen.getByRole('button', { name })

/** Nothing is entered yet. Both dates are typed in one go: the caret moves on from the first to the second. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Runway closed'))
    await expect(canvas.getByRole('textbox', { name: 'Runway closed Start Month' })).toHaveFocus()
    await userEvent.keyboard('03142001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2001-03-14', end: null })
    await expect(canvas.getByRole('textbox', { name: 'Runway closed End Month' })).toHaveFocus()
    await userEvent.keyboard('3/21/2001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(closure)
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A closure that is opened again. */
export const Filled = meta.story({ args: { defaultValue: closure } })

/** A date is pasted into its own end. */
export const Pasted = meta.story({
  args: { defaultValue: closure },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Runway closed End Day' }).focus()
    await userEvent.paste('2001-04-02')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2001-03-14', end: '2001-04-02' })
    canvas.getByRole('textbox', { name: 'Runway closed End Day' }).blur()
  },
})

/** Both days are picked from one calendar: the first begins the range, and the focus goes on to the day after it. */
export const Calendar = meta.story({
  args: { defaultValue: closure },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await screen.findByRole('dialog', { name: 'Calendar' })
    await waitFor(() => expect(day(/Wednesday, March 14, 2001/)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(day(/Saturday, March 10, 2001/)).toHaveFocus())
  },
})

/** After the second day the calendar closes, and the focus is back at its button. */
export const Picked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Runway closed Start Month' }), '03142001')
    await userEvent.click(button)
    await waitFor(() => expect(day(/March 14, 2001/)).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowLeft}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(closure)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Runway closed End Day' })).toHaveValue('21')
    await expect(args.onBlur).not.toHaveBeenCalled()
    button.blur()
  },
})

/** Ranges that are asked for often have names. */
export const Presets = meta.story({
  args: {
    label: 'Strikes reported',
    defaultValue: { start: '2026-11-16', end: '2026-11-22' },
    presets: [
      { label: 'Today', start: '2026-11-22', end: '2026-11-22' },
      { label: 'Last 7 days', start: '2026-11-16', end: '2026-11-22' },
      { label: 'Last 30 days', start: '2026-10-24', end: '2026-11-22' },
      { label: 'This year', start: '2026-01-01', end: '2026-12-31' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' })
    await userEvent.click(button)
    const presets = within(await screen.findByRole('group', { name: 'Frequent ranges' }))
    await expect(presets.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(presets.getByRole('button', { name: 'This year' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-01-01', end: '2026-12-31' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await waitFor(() => expect(day(/January 1, 2026/)).toHaveFocus())
  },
})

/** One end is missing: the words say what to do, and the other stays. */
export const HalfFilled = meta.story({
  args: {
    defaultValue: { start: '2001-03-14', end: null },
    required: true,
    error: 'Enter the start and the end of the closure as real dates',
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Runway closed Start Month' })
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription(
      'Enter the start and the end of the closure as real dates',
    )
    await expect(canvas.getByRole('textbox', { name: 'Runway closed End Year' })).toHaveValue('')
  },
})

/** Works are never planned for a Sunday: no range begins or ends there, typed or picked. */
export const Unavailable = meta.story({
  render: function Works(args) {
    const form = useForm({ defaultValues: { works: { start: '2001-03-12', end: null } } })
    const isUnavailable = (date: string) =>
      new Date(date).getUTCDay() === 0
        ? 'Choose a day on which the works may stand still, not a Sunday'
        : undefined
    return (
      <Form store={form} errorSummary={false}>
        <FormField {...args} as={DateRangeField} name="works" isUnavailable={isUnavailable} />
        <Button type="submit">Plan</Button>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Runway closed End Month' }), '03182001')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Runway closed Start Month' })).toHaveAccessibleDescription(
        'Choose a day on which the works may stand still, not a Sunday',
      ),
    )
    canvas.getByRole('textbox', { name: 'Runway closed End Year' }).blur()
  },
})

/** The parent decides what stands there, and keeps whole ranges alone. */
export const Controlled = meta.story({
  render: function Closure(args) {
    const [range, setRange] = useState<DateRangeValue | null>(closure)
    const keep = (next: DateRangeValue | null) => {
      args.onValueChange?.(next)
      if (!next || (next.start && next.end)) setRange(next)
    }
    return <DateRangeField {...args} value={range} onValueChange={keep} />
  },
  play: async ({ args, canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: 'Runway closed End Year' })
    await userEvent.clear(year)
    await userEvent.type(year, '2002')
    await expect(year).toHaveValue('2002')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2001-03-14', end: '2002-03-21' })
    year.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: closure, disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: closure, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** In German the day comes first, with points between. */
export const German = meta.story({
  args: { label: 'Bahn gesperrt', defaultValue: closure },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DateRangeField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bahn gesperrt Start Day' })).toHaveValue('14')
  },
})

/** In Thailand both years count in the Buddhist era. */
export const Thai = meta.story({
  args: { label: 'ปิดทางวิ่ง', defaultValue: closure },
  render: (args) => (
    <LocaleProvider locale="th-TH" as="section">
      <DateRangeField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ปิดทางวิ่ง End Year พ.ศ.' })).toHaveValue('2544')
  },
})

/** Right to left, by the calendar of Umm al-Qura, which the host asks for. In its calendar, ahead is to the left. */
export const Hijri = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'إغلاق المدرج', defaultValue: closure },
  render: (args) => (
    <LocaleProvider locale="ar-SA" calendar="islamic-umalqura" messages={arabic} as="section">
      <DateRangeField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /البداية السنة/ })).toHaveValue('١٤٢١')
    await userEvent.click(canvas.getByRole('button', { name: 'اختر من التقويم' }))
    await waitFor(() => expect(day(/ذو الحجة ١٩، ١٤٢١|١٩ ذو الحجة ١٤٢١/)).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2001-03-14', end: '2001-03-16' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** On a narrow screen the end stands below the start. */
export const Narrow = meta.story({
  args: { defaultValue: closure },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top
    await expect(top('Runway closed End Month')).toBeGreaterThan(top('Runway closed Start Month'))
  },
})
