import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '../../src/fields/TextField'
import { InlineEdit } from '../../src/form/InlineEdit'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Form/InlineEdit/States',
  component: InlineEdit as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A value that is read: pointed at, it looks as if it could be written on. */
export const Values = meta.story({
  render: () => (
    <StatesSheet<{ value: string }>
      width="field"
      part=".sw-InlineEdit-text"
      rows={{ value: { value: 'Struck the left engine' }, nothing: { value: '' } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <InlineEdit {...props} as={TextField} label="Remarks" onSave={() => {}} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const button = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `value, ${state}` }).querySelector('button')!)
    await expect(button('hover').borderColor).not.toBe(button('rest').borderColor)
    await expect(button('focus').outlineStyle).toBe('solid')
  },
})
