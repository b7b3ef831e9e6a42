import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SortSelect } from '../../src/collection/SortSelect'

const meta = preview.meta({
  title: 'Collection/SortSelect',
  component: SortSelect,
  args: {
    columns: [
      { id: 'flightDate', header: 'Flight date', sortable: true },
      { id: 'speed', header: 'Speed (kn)', sortable: true },
      { id: 'photo', header: 'Photo' },
    ],
    sort: undefined,
    onSortChange: fn(),
  },
})

/** As the source gives them; only what it can sort by is offered. */
export const Unsorted = meta.story({
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' })
    await expect(within(select).queryByRole('option', { name: /Photo/ })).toBeNull()
    await userEvent.selectOptions(select, 'Speed (kn), downward')
    await expect(args.onSortChange).toHaveBeenCalledWith([{ field: 'speed', direction: 'descending' }])
  },
})

/** The newest first. */
export const Sorted = meta.story({ args: { sort: [{ field: 'flightDate', direction: 'descending' }] } })
