import { expect, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RowActions } from '../../../src/screens/list/RowActions'
import { GridOfStrikes, type GridOfStrikesProps } from '../../collection/gridOfStrikes'
import { someStrikes } from '../../fixtures/birdstrikes'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/RowActions/States',
  component: RowActions,
  tags: ['states', '!autodocs'],
})

const columns: GridOfStrikesProps['columns'] = [
  { id: 'reportId', header: 'Report' },
  {
    id: ' ',
    header: 'Actions',
    cell: () => (
      <RowActions title="BS-00061" edit={{ href: '#edit', onAction: undefined }} getItems={fn(() => [])} />
    ),
    width: 80,
    grow: 0,
    align: 'end',
    interactive: true,
    bare: true,
  },
]

/** The actions of a row: the pencil is seen while the row is pointed at; on a card the menu has it. */
export const Rows = meta.story({
  render: () => (
    <StatesSheet<GridOfStrikesProps>
      part=".sw-RecordGrid-body > .sw-RecordGrid-row"
      rows={{ table: { layout: 'table', height: 92 }, card: { layout: 'cards', height: 64 } }}
      states={{ rest: {}, hover: {} }}
    >
      {(props) => (
        <GridOfStrikes {...props} rows={someStrikes.slice(0, 1)} columns={columns} selectable={false} />
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const pencil = (state: string) =>
      within(canvas.getByRole('group', { name: state })).getByRole('link', { name: 'Edit BS-00061' })
    await expect(getComputedStyle(pencil('table, rest')).opacity).toBe('0')
    await expect(getComputedStyle(pencil('table, hover')).opacity).toBe('1')
  },
})
