import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { SliderField, type SliderFieldProps } from '../../src/fields/SliderField'
import type { SliderValue } from '../../src/fields/sliderValue'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/SliderField/States',
  component: SliderField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** One thumb and two, pointed at, reached by the keyboard, rejected, out of use and only read. */
export const SliderFields = meta.story({
  render: () => (
    <StatesSheet<SliderFieldProps<SliderValue>>
      width="field"
      part=".sw-SliderField-thumb"
      rows={{
        one: { label: 'Brightness', defaultValue: 40 },
        two: {
          label: 'Cost',
          defaultValue: [20, 60],
          marks: [
            { value: 0, label: 'Nothing' },
            { value: 50, label: 'Half' },
            { value: 100, label: 'Everything' },
          ],
        },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Enter a number of at most 30' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <SliderField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const thumb = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `one, ${state}` }).querySelector('input')!)
    await expect(thumb('focus').outlineStyle).toBe('solid')
    await expect(thumb('invalid').borderTopColor).not.toBe(thumb('rest').borderTopColor)
    await expect(thumb('disabled').borderTopColor).not.toBe(thumb('rest').borderTopColor)
    await expect(thumb('read-only').borderTopStyle).toBe('dashed')
  },
})
