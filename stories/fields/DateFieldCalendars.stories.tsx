import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ValueText } from '../../src/collection/ValueText'
import { DescriptionList } from '../../src/components/DescriptionList'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DateField, type DateFieldProps } from '../../src/fields/DateField'
import { useLocale } from '../../src/internal/locale'
import { date, defineEntity, text } from '../../src/spec'
import { validateField } from '../../src/spec/rules/validate'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const flight = defineEntity({
  name: 'flight',
  labels: ['Flight', 'Flights'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    departure: date({ label: 'Departure', min: '2020-01-01', max: '2024-12-31' }),
  },
})

/** A date being written, and as a list or a page shows it. */
function Departure(props: DateFieldProps) {
  const { locale, t } = useLocale()
  const [departure, setDeparture] = useState<string | null>('2024-06-05')
  const [issue] = validateField(flight, 'departure', departure, {}, { locale, t })
  const tell = (next: string | null) => {
    props.onValueChange?.(next)
    setDeparture(next)
  }
  return (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <DateField {...props} value={departure} onValueChange={tell} error={issue?.message} />
      <DescriptionList
        items={[
          {
            id: 'shown',
            label: props.label,
            value: <ValueText entity={flight} field="departure" record={{ departure }} />,
          },
        ]}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Fields/DateField/Calendars',
  component: DateField,
  decorators: [formWidth],
  args: { label: 'Departure', onValueChange: fn() },
  render: (args) => <Departure {...args} />,
})

/** In Thailand years count in the Buddhist era: the same one where a date is typed, shown, rejected and picked. */
export const Thai = meta.story({
  render: (args) => (
    <LocaleProvider locale="th-TH" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: 'วันออกเดินทาง' },
  play: async ({ args, canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: 'วันออกเดินทาง Year พ.ศ.' })
    await expect(year).toHaveValue('2567')
    await expect(canvas.getByText('5 มิ.ย. พ.ศ. 2567')).toBeVisible()
    await userEvent.clear(year)
    await userEvent.type(year, '2566')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2023-06-05')
    await expect(canvas.getByText('5 มิ.ย. พ.ศ. 2566')).toBeVisible()
    await userEvent.clear(year)
    await userEvent.type(year, '2568')
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleDescription(/31 ธันวาคม พ.ศ. 2567/)
    year.blur()
  },
})

const inPersian = {
  globals: { direction: 'rtl' },
  render: (args: DateFieldProps) => (
    <LocaleProvider locale="fa-IR" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
} as const

/** In the Persian calendar, with Persian figures. */
export const Persian = meta.story({
  ...inPersian,
  args: { label: 'تاریخ پرواز' },
  play: async ({ args, canvas, userEvent }) => {
    const [year, , day] = canvas.getAllByRole<HTMLInputElement>('textbox')
    await expect(year).toHaveValue('۱۴۰۳')
    await expect(canvas.getByText('۱۶ خرداد ۱۴۰۳ ه‍.ش.')).toBeVisible()
    day?.select()
    // ASCII figures are understood as well: not every keyboard has the others.
    await userEvent.keyboard('31')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-06-20')
    await expect(canvas.getByText('۳۱ خرداد ۱۴۰۳ ه‍.ش.')).toBeVisible()
    day?.blur()
  },
})

/** The calendar that opens counts as the field does; its week begins on Saturday. */
export const PersianCalendar = meta.story({
  ...inPersian,
  args: { label: 'تاریخ پرواز' },
  play: async ({ args, canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    const focusOn = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
    await open()
    await focusOn(/۱۴۰۳ خرداد ۱۶/)
    await userEvent.keyboard('{Home}')
    await focusOn(/خرداد ۱۲, شنبه/)
    // Ahead is to the left.
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-06-02')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    await focusOn(/۱۴۰۳ خرداد ۱۳/)
  },
})

/** Saudi Arabia by the calendar of Umm al-Qura, which the host asks for. */
export const Saudi = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <LocaleProvider locale="ar-SA" calendar="islamic-umalqura" messages={arabic} as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: 'تاريخ المغادرة' },
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('textbox')
    await expect([day, month, year].map((part) => (part as HTMLInputElement).value)).toEqual([
      '٢٨',
      '١١',
      '١٤٤٥',
    ])
    await expect(canvas.getByText(/١٤٤٥ هـ/, { selector: 'dd, dd *' })).toBeVisible()
  },
})

/** In the eras of Japan, which the host asks for: one is chosen with the year within it. */
export const JapaneseEras = meta.story({
  render: (args) => (
    <LocaleProvider locale="ja-JP" calendar="japanese" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: '出発日' },
  play: async ({ args, canvas, userEvent }) => {
    const era = canvas.getByRole('combobox', { name: '出発日 Era' })
    const year = canvas.getByRole<HTMLInputElement>('textbox', { name: '出発日 Year' })
    await expect(era).toHaveDisplayValue('令和')
    await expect(year).toHaveValue('6')
    await expect(canvas.getByText('令和6年6月5日')).toBeVisible()
    year.select()
    await userEvent.keyboard('2/')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-06-05')
    await expect(canvas.getByRole('textbox', { name: '出発日 Month' })).toHaveFocus()
    // The calendar that opens counts as the field does.
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /令和2年6月5日/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-06-06')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A year of the Gregorian calendar is taken where the list of eras says so. */
export const JapaneseGregorianYear = meta.story({
  render: (args) => (
    <LocaleProvider locale="ja-JP" calendar="japanese" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: '出発日' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '西暦')
    const year = canvas.getByRole<HTMLInputElement>('textbox', { name: '出発日 Year' })
    year.select()
    await userEvent.keyboard('2021')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2021-06-05')
    await expect(canvas.getByText('令和3年6月5日')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
})

/** German dates are Gregorian, and need no era. */
export const German = meta.story({
  render: (args) => (
    <LocaleProvider locale="de-DE" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: 'Abflug' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05.06.2024')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Abflug Year' })).toHaveValue('2024')
  },
})

/** A host that wants one calendar in every language says so. */
export const GregorianByChoice = meta.story({
  render: (args) => (
    <LocaleProvider locale="th-TH" calendar="gregory" as="section">
      <Departure {...args} />
    </LocaleProvider>
  ),
  args: { label: 'วันออกเดินทาง' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 มิ.ย. 2024')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'วันออกเดินทาง Year' })).toHaveValue('2024')
    await expect(canvas.getByRole('textbox', { name: 'วันออกเดินทาง Year' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'th-TH',
    )
  },
})
