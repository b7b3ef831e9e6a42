import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { NumberField, type NumberFieldProps } from '../../src/fields/NumberField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/NumberField/States',
  component: NumberField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A number, alone and with its currency, as it is entered, rejected, out of use and only read. */
export const NumberFields = meta.story({
  render: () => (
    <StatesSheet<NumberFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{
        plain: { label: 'Birds struck', defaultValue: 11 },
        money: { label: 'Cost of repair', prefix: '$', defaultValue: 1_403_117 },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Enter a number of at most 100,000' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Twice as much as before: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <NumberField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `money, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('focus').outlineStyle).toBe('solid')
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
