import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { DurationField, type DurationFieldProps } from '../../src/fields/DurationField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/DurationField/States',
  component: DurationField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const delay: DurationFieldProps = { label: 'Delay', defaultValue: 'PT1H30M' }

/** A length of time as it is entered, rejected, out of use and only read. */
export const DurationFields = meta.story({
  render: () => (
    <StatesSheet<DurationFieldProps>
      width="field"
      part=".sw-Segments-segment"
      rows={{ delay }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        'empty focus': { defaultValue: null },
        focus: {},
        'all units': { units: ['week', 'day', 'hour', 'minute', 'second'], defaultValue: 'P1W2DT3H4M5S' },
        invalid: { error: 'Enter the delay as a length of time' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <DurationField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const part = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `delay, ${state}` }).querySelector('input')!)
    await expect(part('focus').backgroundColor).not.toBe(part('rest').backgroundColor)
    await expect(part('empty').borderBottomStyle).toBe('solid')
  },
})
