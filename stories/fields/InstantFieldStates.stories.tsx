import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { InstantField, type InstantFieldProps } from '../../src/fields/InstantField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/InstantField/States',
  component: InstantField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const departure: InstantFieldProps = {
  label: 'Departure',
  zone: 'Europe/Berlin',
  defaultValue: '2026-11-21T13:30:00Z',
}
const twice = { defaultValue: '2026-10-25T00:30:00Z' }

/** A moment as it is entered, rejected, out of use and only read; and where clocks go back or forward. */
export const InstantFields = meta.story({
  render: () => (
    <StatesSheet<InstantFieldProps>
      width="field"
      part=".sw-Segments-segment"
      rows={{ moment: departure }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        focus: {},
        invalid: { error: 'Enter the departure as a real date and time' },
        twice,
        'twice disabled': { ...twice, disabled: true },
        skipped: { defaultValue: '2026-03-29, 02:30' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <InstantField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const part = (state: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `moment, ${state}` }).querySelector(selector)!)
    const moment = (state: string) => part(state, '.sw-InstantField-moment').color
    await expect(moment('twice disabled')).not.toBe(moment('twice'))
    await expect(part('skipped', '.sw-InstantField-note').color).toBe(
      part('twice', '.sw-InstantField-note').color,
    )
    await expect(part('rest', '.sw-InstantField-zone').color).not.toBe(part('rest', '.sw-Field-label').color)
  },
})
