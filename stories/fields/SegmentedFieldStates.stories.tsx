import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { SegmentedField, type SegmentedFieldProps } from '../../src/fields/SegmentedField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/SegmentedField/States',
  component: SegmentedField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const sky: SegmentedFieldProps = {
  label: 'Sky',
  options: [
    { value: 'clear', label: 'Clear' },
    { value: 'cloud', label: 'Cloud' },
    { value: 'unknown', label: 'Not known', disabled: true },
  ],
}

/** One of very few: the first segment is the one that is pointed at. */
export const SegmentedFields = meta.story({
  render: () => (
    <StatesSheet<SegmentedFieldProps>
      width="field"
      part=".sw-SegmentedField-option"
      rows={{ empty: sky, chosen: { ...sky, defaultValue: 'clear' } }}
      states={{
        rest: {},
        hover: {},
        invalid: { error: 'Choose how the sky was' },
        warning: { warning: 'Rain was reported: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <SegmentedField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const segment = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: state }).querySelector('.sw-SegmentedField-label')!)
    await expect(segment('empty, hover').color).not.toBe(segment('empty, rest').color)
    await expect(segment('chosen, rest').backgroundColor).not.toBe(segment('empty, rest').backgroundColor)
    await expect(segment('chosen, disabled hover').color).toBe(segment('chosen, disabled').color)
  },
})

/** Where the keys are. */
export const Focus = meta.story({
  render: () => (
    <StatesSheet<SegmentedFieldProps>
      width="field"
      part=".sw-SegmentedField-control"
      rows={{ chosen: { ...sky, defaultValue: 'clear' } }}
      states={{ focus: {}, 'read-only focus': { readOnly: true } }}
    >
      {(props) => <SegmentedField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('radio', { name: 'Clear' })[0]!
    await expect(getComputedStyle(first).outlineStyle).toBe('solid')
  },
})
