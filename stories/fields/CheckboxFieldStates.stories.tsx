import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { CheckboxField, type CheckboxFieldProps } from '../../src/fields/CheckboxField'
import { RadioGroupField, type RadioGroupFieldProps } from '../../src/fields/RadioGroupField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/CheckboxField/States',
  component: CheckboxField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const states = {
  rest: {},
  hover: {},
  pressed: {},
  focus: {},
  invalid: { error: 'Say whether the pilot knew' },
  'invalid hover': { invalid: true },
  warning: { warning: 'Not seen before: is it right?' },
  disabled: { disabled: true },
  'disabled hover': { disabled: true },
  'read-only': { readOnly: true },
  'read-only hover': { readOnly: true },
}

/** A box that is empty, ticked or ticked in part, as it is used, rejected, out of use and only read. */
export const CheckboxFields = meta.story({
  render: () => (
    <StatesSheet<CheckboxFieldProps>
      width="field"
      part=".sw-CheckboxField-control"
      rows={{
        empty: { label: 'The pilot was warned', description: 'By the tower or by radio.' },
        ticked: { label: 'The pilot was warned', defaultValue: true },
        'in part': { label: 'All 12 reports', indeterminate: true },
      }}
      states={states}
    >
      {(props) => <CheckboxField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const line = (state: string) => {
      const cell = canvas.getByRole('group', { name: state })
      return getComputedStyle(cell.querySelector('input')!).borderTopColor
    }
    await expect(line('empty, hover')).not.toBe(line('empty, rest'))
    await expect(line('ticked, hover')).toBe(line('ticked, rest'))
    await expect(line('empty, read-only hover')).toBe(line('empty, read-only'))
  },
})

/** One of a few: the first option is the one that is pointed at. */
export const RadioGroupFields = meta.story({
  render: () => (
    <StatesSheet<RadioGroupFieldProps>
      width="field"
      part=".sw-RadioGroupField-control"
      rows={{ empty: damage, chosen: { ...damage, defaultValue: 'none' } }}
      states={states}
    >
      {(props) => <RadioGroupField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup', { name: 'Damage' })).toHaveLength(22)
  },
})

const damage: RadioGroupFieldProps = {
  label: 'Damage',
  options: [
    { value: 'none', label: 'None', description: 'No trace but feathers.' },
    { value: 'minor', label: 'Minor' },
  ],
}
