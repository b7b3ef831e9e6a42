import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { SearchBox, type SearchBoxProps } from '../../src/collection/SearchBox'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Collection/SearchBox/States',
  component: SearchBox as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const empty: SearchBoxProps = { label: 'Search bird strikes', value: '', onValueChange: () => {} }
const filled = { ...empty, value: 'turkey vulture' }

/** Empty and filled, pointed at and reached by the keyboard; and the cross that clears it. */
export const SearchBoxes = meta.story({
  // A page has one search; a sheet has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <>
      <StatesSheet<SearchBoxProps>
        width="field"
        part=".sw-SearchBox-input"
        rows={{ empty, filled }}
        states={{ rest: {}, hover: {}, focus: {} }}
      >
        {(props) => <SearchBox {...props} />}
      </StatesSheet>
      <StatesSheet<SearchBoxProps>
        width="field"
        part=".sw-SearchBox-clear"
        rows={{ cross: filled }}
        states={{ hover: {}, focus: {} }}
      >
        {(props) => <SearchBox {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const input = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `empty, ${state}` }).querySelector('input')!)
    await expect(input('hover').borderTopColor).not.toBe(input('rest').borderTopColor)
    await expect(input('focus').outlineStyle).toBe('solid')
  },
})
