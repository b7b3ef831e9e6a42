import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { MemorableDateField, type MemorableDateFieldProps } from '../../src/fields/MemorableDateField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/MemorableDateField/States',
  component: MemorableDateField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const born: MemorableDateFieldProps = { label: 'Date of birth', defaultValue: '1968-03-14' }

/** A date that is known by heart: as it is entered, rejected, out of use and only read. */
export const MemorableDateFields = meta.story({
  render: () => (
    <StatesSheet<MemorableDateFieldProps>
      width="field"
      part=".sw-MemorableDateField-control"
      rows={{ born }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        hover: {},
        focus: {},
        invalid: { error: 'Enter the date of birth' },
        warning: { warning: 'More than a hundred years ago: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <MemorableDateField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `born, ${state}` }).querySelector('input')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('focus').outlineStyle).toBe('solid')
    await expect(box('invalid').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
