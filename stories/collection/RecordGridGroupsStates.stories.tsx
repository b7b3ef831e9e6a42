import type { ComponentType } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import type { GridGroup } from '../../src/collection/GridGroup'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { someStrikes } from '../fixtures/birdstrikes'
import { StatesSheet } from '../fixtures/StatesSheet'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Groups/States',
  component: RecordGrid as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const row = someStrikes.slice(0, 1)
const draw = (props: GridOfStrikesProps) => <GridOfStrikes {...props} rows={row} />
const group = (state: Partial<GridGroup>): { groups: readonly GridGroup[] } => ({
  groups: [{ id: 'none', title: 'No damage', count: 1, expanded: false, ...state }],
})
const grids = { table: { layout: 'table', height: 136 }, cards: { layout: 'cards', height: 136 } } as const

/** The heading of a group: collapsed, expanded, and with some or all of it selected. */
export const Headings = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-groupToggle"
      rows={grids}
      states={{
        collapsed: group({}),
        hover: group({}),
        focus: group({}),
        expanded: group({ expanded: true }),
        'some selected': group({ selected: 'some' }),
        'all selected': group({ selected: 'all' }),
      }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('treegrid')).toHaveLength(12))
    const boxes = canvas.getAllByRole('checkbox', { name: 'Select No damage' })
    await expect(boxes.filter((box) => (box as HTMLInputElement).indeterminate)).toHaveLength(2)
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(2)
  },
})

const detailed = { renderDetail: () => 'The strike was at dusk, on the climb.' }

/** The button that shows more of a record, and what it shows. */
export const Details = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-toggle"
      rows={{ table: { ...grids.table, ...detailed }, cards: { ...grids.cards, ...detailed } }}
      states={{ rest: {}, hover: {}, focus: {}, open: {} }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    for (const layout of ['table', 'cards']) {
      const cell = canvas.getByRole('group', { name: `${layout}, open` })
      await userEvent.click(cell.querySelector('.sw-RecordGrid-toggle')!)
      await waitFor(() => expect(cell).toHaveTextContent('at dusk'))
    }
    await userEvent.tab()
  },
})

/** The details below a row can take focus, so that the keyboard can scroll it. */
export const OpenDetails = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-detail"
      rows={{ table: { ...grids.table, ...detailed }, cards: { ...grids.cards, ...detailed } }}
      states={{ rest: {}, focus: {} }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('group')) {
      await userEvent.click(cell.querySelector('.sw-RecordGrid-toggle')!)
      await waitFor(() => expect(cell).toHaveTextContent('at dusk'))
    }
    const outlineOf = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: state }).querySelector('.sw-RecordGrid-detail')!)
        .outlineStyle
    await expect(outlineOf('table, focus')).toBe('solid')
    await expect(outlineOf('table, rest')).toBe('none')
  },
})
