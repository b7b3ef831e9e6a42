import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { InstantField, type InstantFieldProps } from '../../src/fields/InstantField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/InstantField',
  component: InstantField,
  decorators: [formWidth],
  args: { label: 'Departure', zone: 'Europe/Berlin', onValueChange: fn(), onBlur: fn() },
})

const departure = '2026-11-21T13:30:00Z'

const inLocale = (locale: string) => (args: InstantFieldProps) => (
  <LocaleProvider locale={locale} as="section">
    <InstantField {...args} />
  </LocaleProvider>
)

/** Nothing is entered yet. Date and time are typed in one go; what is handed on is the moment, by UTC. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Departure'))
    const first = canvas.getByRole('textbox', { name: 'Departure Month' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Central European Time')
    await userEvent.keyboard('112120260230p')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(departure)
    await expect(first).toHaveAccessibleDescription('Central European Standard Time (GMT+1)')
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A flight that is opened again, in summer: the clocks of its zone are named as they are that day. */
export const Filled = meta.story({
  args: { defaultValue: '2026-07-21T13:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Central European Summer Time (GMT+2)')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Departure Hour' })).toHaveValue('03')
  },
})

/** In October an hour comes twice. The first is meant, until the second is chosen. */
export const Twice = meta.story({
  args: { defaultValue: '2026-10-25T00:30:00Z' },
  play: async ({ args, canvas, userEvent }) => {
    const which = canvas.getByRole('combobox', { name: /This time comes twice/ })
    await expect(which).toHaveDisplayValue('Central European Summer Time (GMT+2)')
    await userEvent.selectOptions(which, 'Central European Standard Time (GMT+1)')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00Z')
    await expect(canvas.getByRole('textbox', { name: 'Departure Hour' })).toHaveValue('02')
  },
})

/** The second of the two, as it comes from a source. */
export const TheLater = meta.story({
  args: { defaultValue: '2026-10-25T01:30:00Z' },
  play: async ({ args, canvas, userEvent }) => {
    const which = canvas.getByRole('combobox', { name: /This time comes twice/ })
    await expect(which).toHaveDisplayValue('Central European Standard Time (GMT+1)')
    const minute = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Departure Minute' })
    minute.select()
    await userEvent.keyboard('45')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-25T01:45:00Z')
    minute.blur()
  },
})

/** In March clocks go forward, and skip an hour: the field says why the time is not taken. */
export const Skipped = meta.story({
  args: { defaultValue: '2026-03-29T00:30:00Z' },
  play: async ({ args, canvas, userEvent }) => {
    const hour = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Departure Hour' })
    hour.select()
    await userEvent.keyboard('2')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-29, 02:30')
    await expect(canvas.getByText(/Clocks skip this time/)).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('.sw-announcer[aria-live="polite"]')).toHaveTextContent(
        /Clocks skip this time/,
      ),
    )
    await userEvent.keyboard('{Backspace>3/}')
  },
})

/** A moment is pasted as a computer writes it, and shown by the clocks of the zone. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Departure Month' }).focus()
    await userEvent.paste('2026-11-21T08:30:00-05:00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(departure)
    await expect(canvas.getByRole('textbox', { name: 'Departure Hour' })).toHaveValue('02')
    canvas.getByRole('textbox', { name: 'Departure Month' }).blur()
  },
})

/** The day is picked from the calendar; the time stays. */
export const Picked = meta.story({
  args: { defaultValue: departure, min: '2026-11-10T00:00:00Z' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: /November 21, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T13:30:00Z')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    button.blur()
  },
})

/** The time is missing: the words say what to do. */
export const Unfinished = meta.story({
  args: {
    defaultValue: '2026-11-21, ',
    required: true,
    error: 'Enter the departure as a real date and time',
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Departure Month' })
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription(
      'Central European Time Enter the departure as a real date and time',
    )
  },
})

/** The zone of the airport is chosen elsewhere on the form: the moment stays, the clocks change. */
export const AnotherZone = meta.story({
  render: function Airport(args) {
    const [zone, setZone] = useState('Europe/Berlin')
    return (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <InstantField {...args} zone={zone} />
        <button type="button" onClick={() => setZone('Asia/Tokyo')}>
          By the clocks of Tokyo
        </button>
      </div>
    )
  },
  args: { name: 'departure', defaultValue: departure },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By the clocks of Tokyo' }))
    await expect(canvas.getByRole('textbox', { name: 'Departure Hour' })).toHaveValue('10')
    await expect(canvas.getByText('Japan Standard Time (GMT+9)')).toBeVisible()
    await expect(canvasElement.querySelector('[name="departure"]')).toHaveValue(departure)
  },
})

/** The parent decides what stands there. */
export const Controlled = meta.story({
  render: function Departure(args) {
    const [at, setAt] = useState<string | null>('2026-11-21T14:30:00+01:00')
    return <InstantField {...args} value={at} onValueChange={setAt} />
  },
  play: async ({ canvas, userEvent }) => {
    const minute = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Departure Minute' })
    minute.select()
    await userEvent.keyboard('45')
    await expect(minute).toHaveValue('45')
    minute.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: departure, disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: departure, readOnly: true } })

/** In German, with the zone in German words. */
export const German = meta.story({
  args: { label: 'Abflug', defaultValue: departure },
  render: inLocale('de-DE'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mitteleuropäische Normalzeit/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Abflug Hour' })).toHaveValue('14')
  },
})

/** In Japanese, by the clocks of Tokyo. */
export const Japanese = meta.story({
  args: { label: '出発', zone: 'Asia/Tokyo', defaultValue: departure },
  render: inLocale('ja-JP'),
})

/** In Arabic the date runs from right to left, and the clock from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'موعد الإقلاع', zone: 'Africa/Cairo', defaultValue: departure },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic} as="section">
      <InstantField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole<HTMLInputElement>('textbox', { name: /السنة/ })
    year.select()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('textbox', { name: /الدقيقة/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(year).toHaveFocus()
    year.blur()
  },
})

/** In the Persian calendar, with Persian figures. */
export const Persian = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'زمان پرواز', zone: 'Asia/Tehran', defaultValue: departure },
  render: inLocale('fa-IR'),
})
