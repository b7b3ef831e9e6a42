import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { MemorableDateField, type MemorableDateFieldProps } from '../../src/fields/MemorableDateField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/MemorableDateField',
  component: MemorableDateField,
  decorators: [formWidth],
  args: { label: 'Date of birth', onValueChange: fn(), onBlur: fn() },
})

const inLocale = (locale: string) => (args: MemorableDateFieldProps) => (
  <LocaleProvider locale={locale} as="section">
    <MemorableDateField {...args} />
  </LocaleProvider>
)

/** Nothing is entered yet. Each box is reached with Tab: the caret never moves on by itself. */
export const Empty = meta.story({
  args: { description: 'As in your licence, like 3 14 1968.', autoComplete: 'bday' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible()
    await userEvent.click(canvas.getByText('Month'))
    await userEvent.keyboard('03')
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('14')
    await userEvent.tab()
    await userEvent.keyboard('1968')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-03-14')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A month is a word to many: it is understood, and stays as it was typed. */
export const MonthAsWord = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.type(month, 'march')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '14')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1968')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-03-14')
    await expect(month).toHaveValue('march')
    canvas.getByRole('textbox', { name: 'Year' }).blur()
  },
})

/** A person whose record is opened again. */
export const Filled = meta.story({ args: { defaultValue: '1968-03-14' } })

/** There is no such day: what was typed stays, and the words say what to do. */
export const Rejected = meta.story({
  args: { defaultValue: 'Feb/31/1968', required: true, error: 'Enter the date of birth as a real date' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Month' })
    await expect(first).toHaveValue('Feb')
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription('Enter the date of birth as a real date')
  },
})

/** The parent decides what stands there. */
export const Controlled = meta.story({
  render: function Birth(args) {
    const [born, setBorn] = useState<string | null>('1968-03-14')
    return <MemorableDateField {...args} value={born} onValueChange={setBorn} />
  },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.clear(month)
    await userEvent.type(month, 'April')
    await expect(month).toHaveValue('April')
    month.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '1968-03-14', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: '1968-03-14', readOnly: true } })

/** In German the day comes first, and months have German names. */
export const German = meta.story({
  args: { label: 'Geburtsdatum' },
  render: inLocale('de-DE'),
  play: async ({ args, canvas, userEvent }) => {
    const [day, month, year] = canvas.getAllByRole('textbox')
    await userEvent.type(day!, '14')
    await userEvent.type(month!, 'März')
    await userEvent.type(year!, '1968')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-03-14')
    year!.blur()
  },
})

/** In Thailand the year counts in the Buddhist era, and its box says so. */
export const Thai = meta.story({
  args: { label: 'วันเกิด', defaultValue: '1968-03-14' },
  render: inLocale('th-TH'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Year พ.ศ.' })).toHaveValue('2511')
  },
})

/** In Japanese the year comes first. */
export const Japanese = meta.story({
  args: { label: '生年月日', defaultValue: '1968-03-14' },
  render: inLocale('ja-JP'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('1968')
  },
})

/** In the eras of Japan, which the host asks for. */
export const JapaneseEras = meta.story({
  args: { label: '生年月日', defaultValue: '1968-03-14' },
  render: (args) => (
    <LocaleProvider locale="ja-JP" calendar="japanese" as="section">
      <MemorableDateField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Era' })).toHaveDisplayValue('昭和')
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('43')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Era' }), '平成')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('平成43/03/14')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Era' }), '昭和')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-03-14')
  },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1968-03-14' },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic} as="section">
      <MemorableDateField {...args} />
    </LocaleProvider>
  ),
})
