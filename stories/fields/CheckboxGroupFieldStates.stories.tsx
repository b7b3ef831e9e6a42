import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { CheckboxGroupField, type CheckboxGroupFieldProps } from '../../src/fields/CheckboxGroupField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/CheckboxGroupField/States',
  component: CheckboxGroupField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Several of a few: the first option is the one that is pointed at. */
export const CheckboxGroupFields = meta.story({
  render: () => (
    <StatesSheet<CheckboxGroupFieldProps>
      width="field"
      part=".sw-CheckboxGroupField-control"
      rows={{
        ticked: {
          label: 'Parts that were struck',
          selectAll: true,
          exclusiveOption: 'none',
          defaultValue: ['engine'],
          options: [
            { value: 'engine', label: 'Engine', description: 'Or its fan.' },
            { value: 'wing', label: 'Wing' },
            { value: 'tail', label: 'Tail', disabled: true },
            { value: 'none', label: 'None of these' },
          ],
        },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Choose the parts that were struck' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Rarely both: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <CheckboxGroupField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (state: string) => canvas.getByRole('group', { name: `ticked, ${state}` })
    const wing = (state: string) => cell(state).querySelector('input[value="wing"]')!
    await expect(getComputedStyle(wing('invalid')).borderTopColor).not.toBe(
      getComputedStyle(wing('rest')).borderTopColor,
    )
    await expect(wing('disabled')).toBeDisabled()
    await expect(getComputedStyle(wing('read-only')).borderTopStyle).toBe('dashed')
  },
})
