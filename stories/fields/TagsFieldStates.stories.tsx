import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TagsField, type TagsFieldProps } from '../../src/fields/TagsField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/TagsField/States',
  component: TagsField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const species: TagsFieldProps = {
  label: 'Species',
  defaultValue: ['gull', 'goose'],
  options: [
    { value: 'gull', label: 'Herring gull' },
    { value: 'goose', label: 'Canada goose' },
  ],
}

/** Several, as they are chosen, rejected, out of use and only read: then no button removes one. */
export const TagsFields = meta.story({
  render: () => (
    <StatesSheet<TagsFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{ chosen: species }}
      states={{
        rest: {},
        none: { defaultValue: [] },
        hover: {},
        focus: {},
        invalid: { error: 'Choose the species' },
        'invalid focus': { invalid: true },
        warning: { warning: 'Rarely together: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <TagsField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (state: string) => canvas.getByRole('group', { name: `chosen, ${state}` })
    const line = (state: string) =>
      getComputedStyle(cell(state).querySelector('.sw-Field-box')!).borderTopColor
    await expect(line('invalid')).not.toBe(line('rest'))
    await expect(line('hover')).not.toBe(line('rest'))
    await expect(cell('read-only').querySelector('button')).toBeNull()
  },
})

/** The button that removes a tag. */
export const RemoveButtons = meta.story({
  render: () => (
    <StatesSheet<TagsFieldProps>
      width="field"
      part=".sw-TagsField-remove"
      rows={{ remove: species }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
      }}
    >
      {(props) => <TagsField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const button = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `remove, ${state}` }).querySelector('.sw-TagsField-remove')!,
      )
    await expect(button('hover').backgroundColor).not.toBe(button('rest').backgroundColor)
    await expect(button('disabled hover').backgroundColor).toBe(button('disabled').backgroundColor)
  },
})
