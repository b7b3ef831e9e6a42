import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { NumberField, type NumberFieldProps } from '../../src/fields/NumberField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/NumberField/Languages',
  component: NumberField,
  decorators: [formWidth],
  args: { label: 'Height', onValueChange: fn() },
})

function InLanguage({ locale, ...props }: NumberFieldProps & { locale: string }) {
  return (
    <LocaleProvider locale={locale}>
      <NumberField {...props} />
    </LocaleProvider>
  )
}

/** The figures of Egypt, from left to right in a page from right to left; Latin ones can be typed as well. */
export const Egyptian = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'الارتفاع', suffix: 'قدم', defaultValue: -12500.5 },
  render: (args) => <InLanguage {...args} locale="ar-EG" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'الارتفاع' })
    await expect(control).toHaveValue('\u061c-١٢٬٥٠٠٫٥')
    await userEvent.clear(control)
    await userEvent.type(control, '1500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
    await userEvent.tab()
    await expect(control).toHaveValue('١٬٥٠٠')
  },
})

/** Persian figures, with the Persian sign for a percentage. */
export const Persian = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'پوشش ابر', percent: true, defaultValue: 12.5 },
  render: (args) => <InLanguage {...args} locale="fa-IR" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('۱۲٫۵')
    await expect(control).toHaveAccessibleDescription('٪')
    await userEvent.clear(control)
    await userEvent.type(control, '۸۰٪')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(80)
    control.blur()
  },
})

/** The figures of Thailand. */
export const Thai = meta.story({
  args: { label: 'ความสูง', suffix: 'ฟุต', defaultValue: 12500 },
  render: (args) => <InLanguage {...args} locale="th-TH-u-nu-thai" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('๑๒,๕๐๐')
    await userEvent.clear(control)
    await userEvent.type(control, '๑๕๐๐.๕')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500.5)
    control.blur()
  },
})

/** Figures as wide as the characters around them, as an input method writes them. */
export const Japanese = meta.story({
  args: { label: '高度', suffix: 'フィート', defaultValue: 12500 },
  render: (args) => <InLanguage {...args} locale="ja-JP" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.clear(control)
    await userEvent.type(control, '１５００．５')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500.5)
    await userEvent.tab()
    await expect(control).toHaveValue('1,500.5')
  },
})

/** In Turkish the sign of a percentage comes first. */
export const Turkish = meta.story({
  args: { label: 'Bulut örtüsü', percent: true, defaultValue: 12.5 },
  render: (args) => <InLanguage {...args} locale="tr-TR" />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(control).toHaveValue('12,5')
    await userEvent.clear(control)
    await userEvent.type(control, '%80')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(80)
    control.blur()
  },
})
