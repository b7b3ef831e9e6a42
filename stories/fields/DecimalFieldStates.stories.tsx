import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { DecimalField, type DecimalFieldProps } from '../../src/fields/DecimalField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/DecimalField/States',
  component: DecimalField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** An exact number as it is entered, rejected, out of use and only read. */
export const DecimalFields = meta.story({
  render: () => (
    <StatesSheet<DecimalFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{ weight: { label: 'Weight', suffix: 'g', defaultValue: '1250.750' } }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Enter the weight as a number, like 1,234.5' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <DecimalField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `weight, ${state}` }).querySelector('.sw-Field-box')!,
      )
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('focus').outlineStyle).toBe('solid')
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
