import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TreeField, type TreeFieldProps } from '../../src/fields/TreeField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/TreeField/States',
  component: TreeField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const wildlife: TreeFieldProps = {
  label: 'Wildlife',
  options: [
    {
      value: 'gulls',
      label: 'Gulls',
      children: [
        { value: 'herring', label: 'Herring gull', description: 'All year.' },
        { value: 'ivory', label: 'Ivory gull', disabled: true },
      ],
    },
    { value: 'deer', label: 'Deer', children: [{ value: 'elk', label: 'Elk' }] },
  ],
  defaultExpanded: ['gulls'],
}

/** Several and one, as they are chosen, rejected, out of use and only read. */
export const TreeFields = meta.story({
  render: () => (
    <StatesSheet<TreeFieldProps>
      width="field"
      part=".sw-TreeField-toggle"
      rows={{
        several: { ...wildlife, multiple: true, defaultValue: ['herring'] },
        one: { ...wildlife, defaultValue: 'herring' },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Choose the wildlife' },
        warning: { warning: 'Rare here: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <TreeField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const toggle = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `several, ${state}` }).querySelector('.sw-TreeField-toggle')!,
      )
    await expect(toggle('hover').backgroundColor).not.toBe(toggle('rest').backgroundColor)
    await expect(toggle('focus').outlineStyle).toBe('solid')
  },
})
