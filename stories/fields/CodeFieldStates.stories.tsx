import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { CodeField, type CodeFieldProps } from '../../src/fields/CodeField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/CodeField/States',
  component: CodeField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A code in six boxes, as it is entered, rejected, out of use and only read. */
export const CodeFields = meta.story({
  render: () => (
    <StatesSheet<CodeFieldProps>
      width="field"
      part=".sw-CodeField-boxes"
      rows={{
        plain: { label: 'Code from the message', defaultValue: '408152' },
        long: { label: 'Voucher', length: 8, defaultValue: 'K7QM2P9X', characters: 'letters and digits' },
      }}
      states={{
        rest: {},
        empty: { defaultValue: '' },
        hover: {},
        focus: {},
        invalid: { error: 'Enter the 6 digits of the code' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Not seen before: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <CodeField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `plain, ${state}` }).querySelector('.sw-CodeField-box')!,
      )
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('disabled hover').borderTopColor).toBe(box('disabled').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
