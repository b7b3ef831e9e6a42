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
    <>
      <StatesSheet<NumberFieldProps>
        width="field"
        part=".sw-Field-control"
        rows={{
          plain: { label: 'Birds struck', defaultValue: 11 },
          money: { label: 'Cost of repair', prefix: '$', defaultValue: 1_403_117 },
          stepper: { label: 'Birds seen', stepper: true, max: 11, defaultValue: 11 },
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
      <StatesSheet<NumberFieldProps>
        width="field"
        part=".sw-NumberField-step"
        rows={{ button: { label: 'Birds seen', stepper: true, min: 0, defaultValue: 11 } }}
        states={{
          hover: {},
          focus: {},
          'at the end hover': { defaultValue: 0 },
          'disabled hover': { disabled: true },
        }}
      >
        {(props) => <NumberField {...props} />}
      </StatesSheet>
      <StatesSheet<NumberFieldProps>
        width="field"
        part=".sw-NumberField-step:last-child"
        rows={{ 'button at the edge': { label: 'Birds seen', stepper: true, min: 0, defaultValue: 11 } }}
        states={{ hover: {}, focus: {} }}
      >
        {(props) => <NumberField {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `money, ${state}` }).querySelector('.sw-Field-box')!)
    const button = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `button, ${state}` }).querySelector('.sw-NumberField-step')!,
      )
    await expect(button('hover').backgroundColor).not.toBe(button('focus').backgroundColor)
    await expect(button('at the end hover').backgroundColor).toBe(button('focus').backgroundColor)
    await expect(button('disabled hover').color).toBe(button('at the end hover').color)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('focus').outlineStyle).toBe('solid')
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
