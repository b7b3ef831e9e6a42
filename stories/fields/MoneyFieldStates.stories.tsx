import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { MoneyField, type MoneyFieldProps } from '../../src/fields/MoneyField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/MoneyField/States',
  component: MoneyField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A sum with its sign before and after it, as it is entered, rejected, out of use and only read. */
export const MoneyFields = meta.story({
  render: () => (
    <StatesSheet<MoneyFieldProps & { locale: string }>
      width="field"
      part=".sw-Field-control"
      rows={{
        before: { label: 'Total', currency: 'EUR', defaultValue: '1234.50', locale: 'en-US' },
        after: { label: 'Betrag', currency: 'EUR', defaultValue: '1234.50', locale: 'de-DE' },
      }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        hover: {},
        focus: {},
        invalid: { error: 'Enter the total as a number, like 1,234.5' },
        warning: { warning: 'Twice as much as before: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {({ locale, ...props }) => (
        <LocaleProvider locale={locale}>
          <MoneyField {...props} />
        </LocaleProvider>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `after, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('focus').outlineStyle).toBe('solid')
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
