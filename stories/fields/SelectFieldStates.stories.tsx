import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { SelectField, type SelectFieldProps } from '../../src/fields/SelectField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/SelectField/States',
  component: SelectField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** One of many, as it is chosen, rejected, out of use and only read: then no arrow promises a list. */
export const SelectFields = meta.story({
  render: () => (
    <StatesSheet<SelectFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{
        chosen: {
          label: 'Phase of flight',
          defaultValue: 'approach',
          options: [
            { value: 'approach', label: 'Approach' },
            { value: 'landing', label: 'Landing roll' },
          ],
        },
      }}
      states={{
        rest: {},
        'no choice': { defaultValue: null, required: true },
        hover: {},
        focus: {},
        invalid: { error: 'Choose a phase of flight' },
        'invalid hover': { invalid: true },
        'invalid focus': { invalid: true },
        warning: { warning: 'Unusual at this height: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only focus': { readOnly: true },
        'read-only disabled': { readOnly: true, disabled: true },
      }}
    >
      {(props) => <SelectField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (state: string) => canvas.getByRole('group', { name: `chosen, ${state}` })
    const line = (state: string) => getComputedStyle(cell(state).querySelector('select')!).borderTopColor
    const arrow = (state: string) => getComputedStyle(cell(state).querySelector('svg')!)
    await expect(line('hover')).not.toBe(line('rest'))
    await expect(line('invalid hover')).toBe(line('invalid'))
    await expect(line('disabled hover')).toBe(line('disabled'))
    await expect(arrow('disabled').stroke).not.toBe(arrow('rest').stroke)
    await expect(arrow('read-only').display).toBe('none')
  },
})
