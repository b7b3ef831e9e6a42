import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Column } from '../../src/collection/Column'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { everythingSelected } from '../../src/collection/Selection'
import { TextField } from '../../src/fields/TextField'
import { someStrikes } from '../fixtures/birdstrikes'
import { StatesSheet } from '../fixtures/StatesSheet'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/States',
  component: RecordGrid as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const row = someStrikes.slice(0, 1)
const selected = everythingSelected
const draw = (props: GridOfStrikesProps) => <GridOfStrikes {...props} rows={row} />
const grids = { table: { layout: 'table', height: 92 }, cards: { layout: 'cards', height: 92 } } as const

/** A row that is pointed at, selected, or both, in a table and as a card; and one that was selected and leaves. */
export const Rows = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-body > .sw-RecordGrid-row"
      rows={grids}
      states={{
        rest: {},
        hover: {},
        selected: { initialSelection: selected },
        'selected hover': { initialSelection: selected },
        leaving: {},
        current: { current: someStrikes[0]?.reportId },
      }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const row = (state: string) => within(canvas.getByRole('group', { name: state })).getAllByRole('row')[1]!
    const ground = (state: string) => getComputedStyle(row(`table, ${state}`)).backgroundColor
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4))
    // As a list that moves draws it, for as long as it is on its way.
    for (const layout of ['table', 'cards']) row(`${layout}, leaving`).setAttribute('data-wasselected', '')
    await expect(ground('leaving')).toBe(ground('selected'))
    await expect(ground('hover')).not.toBe(ground('rest'))
    await expect(row('table, current')).toHaveAttribute('aria-current', 'true')
    await expect(ground('current')).not.toBe(ground('rest'))
    await expect(ground('selected')).not.toBe(ground('hover'))
  },
})

/** The link that opens a row. */
export const Openers = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-open"
      rows={grids}
      states={{ hover: {}, focus: {} }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4))
    await expect(canvas.getAllByRole('link')[0]!).toHaveStyle({ textDecorationLine: 'underline' })
  },
})

/** A cell that the arrow keys lead to, and the box that selects the row. */
export const Cells = meta.story({
  render: () => (
    <>
      <StatesSheet<GridOfStrikesProps>
        width="page"
        part=".sw-RecordGrid-body [aria-colindex='3']"
        rows={{ cell: grids.table, 'cell of a card': grids.cards }}
        states={{ focus: {} }}
      >
        {draw}
      </StatesSheet>
      <StatesSheet<GridOfStrikesProps>
        width="page"
        part=".sw-RecordGrid-check"
        rows={{ checkbox: grids.table, 'checkbox of a card': grids.cards }}
        states={{ focus: {}, 'selected focus': { initialSelection: selected } }}
      >
        {draw}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(12))
  },
})

const editable: readonly Column<object>[] = [
  { id: 'reportId', header: 'Report' },
  {
    id: 'airport',
    header: 'Airport',
    editor: () => (
      <div className="sw-CellEditor">
        <TextField label="Airport" error="Enter the airport" />
      </div>
    ),
  },
]

/** A value that can be edited in its cell, and one that is, with what the field has to say. */
export const Editable = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid-body [aria-colindex='2']"
      rows={{ value: { layout: 'table', height: 150, columns: editable, selectable: false } }}
      states={{ rest: {}, hover: {}, focus: {}, editing: {} }}
    >
      {draw}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (state: string) =>
      within(canvas.getByRole('group', { name: `value, ${state}` })).getAllByRole('gridcell')[0]!
    await userEvent.dblClick(cell('editing'))
    await expect(within(cell('editing')).getByRole('textbox', { name: 'Airport' })).toBeVisible()
    await expect(getComputedStyle(cell('hover')).boxShadow).not.toBe(getComputedStyle(cell('rest')).boxShadow)
  },
})

/** A header that sorts, and the box that selects every row. */
export const Headers = meta.story({
  render: () => (
    <>
      <StatesSheet<GridOfStrikesProps>
        width="page"
        part=".sw-RecordGrid-sort"
        rows={{ header: grids.table }}
        states={{
          rest: {},
          hover: {},
          focus: {},
          ascending: { sort: [{ field: 'reportId', direction: 'ascending' }] },
          descending: { sort: [{ field: 'reportId', direction: 'descending' }] },
          'descending hover': { sort: [{ field: 'reportId', direction: 'descending' }] },
          'third of three': {
            sort: [
              { field: 'species', direction: 'ascending' },
              { field: 'airport', direction: 'ascending' },
              { field: 'reportId', direction: 'descending' },
            ],
          },
        }}
      >
        {draw}
      </StatesSheet>
      <StatesSheet<GridOfStrikesProps>
        width="page"
        part=".sw-RecordGrid-edge"
        rows={{ 'edge of a heading': { ...grids.table, onColumnResize: () => {} } }}
        states={{ rest: {}, hover: {}, pressed: {} }}
      >
        {draw}
      </StatesSheet>
      <StatesSheet<GridOfStrikesProps>
        width="page"
        part=".sw-RecordGrid-checkAll"
        rows={{ 'checkbox of all': grids.table }}
        states={{ focus: {}, 'selected focus': { initialSelection: selected } }}
      >
        {draw}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const descending = canvas.getByRole('group', { name: 'header, descending' })
    await waitFor(() =>
      expect(within(descending).getAllByRole('columnheader')[1]!).toHaveAttribute('aria-sort', 'descending'),
    )
  },
})

/** Where there is more sideways, the edge says so; a number that it cuts is seen once the arrow keys lead to it. */
export const Edges = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      part=".sw-RecordGrid"
      rows={{ edges: { ...grids.table, selectable: true } }}
      states={{
        beyond: {},
        both: {},
        before: {},
        'both selected': { initialSelection: selected },
        'a cut number': {},
      }}
    >
      {(props) => <div style={{ inlineSize: '29rem' }}>{draw(props)}</div>}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const grid = (state: string) =>
      within(canvas.getByRole('group', { name: `edges, ${state}` })).getByRole('grid')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5))
    grid('a cut number').scrollLeft = 500
    const cut = await waitFor(() => within(grid('a cut number')).getByRole('gridcell', { name: '150' }))
    await waitFor(() => expect(grid('a cut number')).toHaveAttribute('data-cut-x-end'))
    await expect(cut).toHaveStyle({ opacity: '1' })
    grid('both').scrollLeft = 150
    grid('both selected').scrollLeft = 150
    grid('before').scrollLeft = 10_000
    await waitFor(() => expect(grid('both selected')).toHaveAttribute('data-overflow-x-start'))
    await waitFor(() => expect(grid('before')).not.toHaveAttribute('data-overflow-x-end'))
    await expect(grid('both')).toHaveAttribute('data-overflow-x-end')
    await expect(grid('beyond')).not.toHaveAttribute('data-overflow-x-start')
  },
})

/** Records that have not come yet keep their place. */
export const Waiting = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      width="page"
      part=".sw-RecordGrid"
      rows={{ table: { layout: 'table', height: 180 }, cards: grids.cards }}
      states={{ waiting: { getRow: () => undefined, getRowId: () => undefined } }}
    >
      {(props) => <GridOfStrikes {...props} rows={someStrikes.slice(0, 3)} />}
    </StatesSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.sw-RecordGrid-wait').length).toBeGreaterThan(8),
    )
  },
})
