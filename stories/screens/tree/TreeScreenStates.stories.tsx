import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid, type RecordGridProps } from '../../../src/collection/RecordGrid'
import type { GridTreeRow } from '../../../src/collection/GridTreeRow'
import { TreeScreenView } from '../../../src/screens/tree/TreeScreenView'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { categories, shown } from './treeState'

const meta = preview.meta({
  title: 'Screens/TreeScreen/States',
  component: TreeScreenView as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

type Sheet = Partial<RecordGridProps<object>> & {
  tree?: Partial<GridTreeRow>
  /** Something is held over the headings, which are the top of the tree. */
  top?: GridTreeRow['drop']
}

const [bags, backpacks] = categories

/** One row with what is below it; the `tree` of a state is that of the first. */
function Branch({ tree, top, ...props }: Sheet) {
  const rows: readonly GridTreeRow[] = [
    { level: 1, position: 1, setSize: 1, expanded: true, ...tree },
    { level: 2, position: 1, setSize: 1, expanded: false },
  ]
  const records = [bags, backpacks]
  return (
    <div
      className="sw-TreeScreen"
      data-drop={top}
      style={{ display: 'flex', flexDirection: 'column', blockSize: 180 }}
    >
      <RecordGrid<object>
        label="Categories"
        columns={shown.columns}
        titleColumn="name"
        rowCount={2}
        getRow={(index) => records[index]}
        getRowId={(index) => records[index]?.id}
        getHref={(record) => `#${(record as { id: number }).id}`}
        getTreeRow={(index) => rows[index]}
        {...props}
      />
    </div>
  )
}

const layouts = { table: { layout: 'table' }, cards: { layout: 'cards' } } as const

/** The button that opens and closes a branch. */
export const Branches = meta.story({
  render: () => (
    <StatesSheet<Sheet>
      width="page"
      part=".sw-RecordGrid-twisty"
      rows={layouts}
      states={{
        open: {},
        hover: {},
        closed: { tree: { expanded: false } },
        leaf: { tree: { expanded: undefined } },
      }}
    >
      {(props) => <Branch {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const colourOf = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: state }).querySelector('.sw-RecordGrid-chevron') as Element,
      ).color
    await expect(colourOf('table, hover')).not.toBe(colourOf('table, open'))
    for (const layout of ['table', 'cards']) {
      const button = canvas
        .getByRole('group', { name: `${layout}, open` })
        .querySelector('.sw-RecordGrid-twisty') as Element
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
})

/** The looks of a row by its place: it only leads to others, something held over it may go below it, or may not. */
export const Rows = meta.story({
  render: () => (
    <StatesSheet<Sheet>
      width="page"
      part=".sw-RecordGrid-row"
      rows={layouts}
      states={{
        rest: {},
        quiet: { tree: { quiet: true } },
        allowed: { tree: { drop: 'allowed' } },
        rejected: { tree: { drop: 'rejected' } },
        'top allowed': { top: 'allowed' },
        'top rejected': { top: 'rejected' },
      }}
    >
      {(props) => <Branch {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const outlineOf = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: state }).querySelector('[data-index="0"]') as Element,
      ).outlineStyle
    await expect(outlineOf('table, allowed')).toBe('solid')
    await expect(outlineOf('table, rejected')).toBe('dashed')
    await expect(outlineOf('table, rest')).toBe('none')
    const headOf = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: state }).querySelector('.sw-RecordGrid-head') as Element,
      ).outlineStyle
    await expect(headOf('table, top allowed')).toBe('solid')
    await expect(headOf('table, top rejected')).toBe('dashed')
    await expect(headOf('table, rest')).toBe('none')
  },
})
