import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import type { DecimalValue } from '../../src/fields/decimalValue'
import { MoneyField, type MoneyFieldProps } from '../../src/fields/MoneyField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/MoneyField',
  component: MoneyField,
  decorators: [formWidth],
  args: { label: 'Total', currency: 'EUR', onValueChange: fn() },
})

/** A bill without a total yet. The cents come by themselves. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Total' })
    await expect(control).toHaveAccessibleDescription('€')
    await userEvent.type(control, '1500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.00')
    await userEvent.tab()
    await expect(control).toHaveValue('1,500.00')
  },
})

/** The total of a bill; with the first change it loses its commas, until it is left. */
export const Filled = meta.story({
  args: { defaultValue: '1403256.50' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(control).toHaveValue('1,403,256.50')
    await userEvent.tab()
    control.setSelectionRange(1, 1)
    await userEvent.keyboard('2')
    await expect(control).toHaveValue('12403256.50')
    await userEvent.tab()
    await expect(control).toHaveValue('12,403,256.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12403256.50')
  },
})

/** A sum that is pasted from a letter brings its sign along. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.paste('€1,234.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.50')
    await userEvent.tab()
    await expect(control).toHaveValue('1,234.50')
  },
})

/** Dollars are no euros: the text stays as it came, and a rule says what to do. */
export const OtherCurrency = meta.story({
  args: { error: 'Enter the total as a number, like 1,234.5', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.paste('$1,234.50')
    await userEvent.tab()
    await expect(control).toHaveValue('$1,234.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('$1,234.50')
  },
})

/** A price for each litre has three digits after the point. */
export const MoreDigits = meta.story({
  args: { label: 'Price of a litre', digits: 3, defaultValue: '1.649', inputMode: 'decimal' },
})

/** An estimate in whole dollars. */
export const WholeDollars = meta.story({
  args: { label: 'Estimated cost', currency: 'USD', digits: 0, defaultValue: '250000', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('250,000')
  },
})

/** The parent keeps the sum: what is typed stays as it is typed while it means the same. */
export const Controlled = meta.story({
  render: function Total(args) {
    const [total, setTotal] = useState<DecimalValue>('140.00')
    return <MoneyField {...args} value={total} onValueChange={setTotal} />
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.clear(control)
    await userEvent.type(control, '1230.5')
    await expect(control).toHaveValue('1230.5')
    await userEvent.tab()
    await expect(control).toHaveValue('1,230.50')
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '12.50', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: '12.50', readOnly: true } })

function InLanguage({ locale, ...props }: MoneyFieldProps & { locale: string }) {
  return (
    <LocaleProvider locale={locale}>
      <MoneyField {...props} />
    </LocaleProvider>
  )
}

/** In German the sign comes after the sum, and a comma before the cents. */
export const German = meta.story({
  args: { label: 'Rechnungsbetrag', defaultValue: '1234567.50' },
  render: (args) => <InLanguage {...args} locale="de-DE" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('1.234.567,50')
    await userEvent.clear(control)
    await userEvent.type(control, '99,9 €')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('99.90')
    await userEvent.tab()
    await expect(control).toHaveValue('99,90')
  },
})

/** Yen have no smaller part. */
export const Japanese = meta.story({
  args: { label: '修理費', currency: 'JPY', defaultValue: '1234567', inputMode: 'numeric' },
  render: (args) => <InLanguage {...args} locale="ja-JP" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('1,234,567')
    await userEvent.clear(control)
    // As an input method writes them.
    await userEvent.type(control, '５０００')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5000')
    control.blur()
  },
})

/** The figures of Thailand. */
export const Thai = meta.story({
  args: { label: 'ค่าซ่อม', currency: 'THB', defaultValue: '1234567.50' },
  render: (args) => <InLanguage {...args} locale="th-TH-u-nu-thai" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('๑,๒๓๔,๕๖๗.๕๐')
    await userEvent.clear(control)
    await userEvent.type(control, '๕๐.๕')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50.50')
    control.blur()
  },
})

/** Lakhs and crores: in India the thousands go by threes, and what is above by twos. */
export const Indian = meta.story({
  args: { label: 'Cost of repair', currency: 'INR', defaultValue: '1234567.50' },
  render: (args) => <InLanguage {...args} locale="en-IN" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('12,34,567.50')
  },
})

/** Persian, from right to left, with the sign before the sum. */
export const Persian = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'هزینهٔ تعمیر', currency: 'IRR', defaultValue: '12345678' },
  render: (args) => <InLanguage {...args} locale="fa-IR" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('۱۲٬۳۴۵٬۶۷۸')
    await userEvent.clear(control)
    await userEvent.type(control, '۵۰۰۰')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5000')
    control.blur()
  },
})

/** Arabic, from right to left: dinars have three digits after the point. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'تكلفة الإصلاح', currency: 'KWD', defaultValue: '1234.5' },
  render: (args) => <InLanguage {...args} locale="ar-EG" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('١٬٢٣٤٫٥٠٠')
    await userEvent.clear(control)
    await userEvent.type(control, '٥')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5.000')
    control.blur()
  },
})
