import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { SortSelect, type SortSelectProps } from '../../src/collection/SortSelect'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Collection/SortSelect/States',
  component: SortSelect as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The order of a list of cards, left alone, pointed at and reached by the keyboard. */
export const SortSelects = meta.story({
  render: () => (
    <StatesSheet<SortSelectProps>
      part=".sw-SortSelect-control"
      rows={{
        order: {
          columns: [{ id: 'flightDate', header: 'Flight date', sortable: true }],
          sort: [{ field: 'flightDate', direction: 'descending' }],
          onSortChange: () => {},
        },
      }}
      states={{ rest: {}, unsorted: { sort: undefined }, hover: {}, focus: {} }}
    >
      {(props) => <SortSelect {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const select = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `order, ${state}` }).querySelector('select')!)
    await expect(select('hover').borderTopColor).not.toBe(select('rest').borderTopColor)
    await expect(select('focus').outlineStyle).toBe('solid')
  },
})
