import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '../../src/fields/SearchField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/SearchField/States',
  component: SearchField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Words to search by, with their cross, as they are entered, rejected, out of use and only read. */
export const SearchFields = meta.story({
  render: () => (
    <StatesSheet<SearchFieldProps>
      width="field"
      part=".sw-Field-box"
      rows={{ plain: { label: 'Search reports', defaultValue: 'Canada goose' } }}
      states={{
        rest: {},
        empty: { defaultValue: '' },
        hover: {},
        focus: {},
        invalid: { error: 'Enter at least three letters' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Not seen before: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <SearchField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `plain, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('disabled hover').borderTopColor).toBe(box('disabled').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
