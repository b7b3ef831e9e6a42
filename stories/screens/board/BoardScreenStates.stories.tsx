import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { BoardScreenView, type BoardScreenViewProps } from '../../../src/screens/board/BoardScreenView'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { cellOf, shown } from './boardState'
import { someOrders, type Order } from './orders'

const meta = preview.meta({
  title: 'Screens/BoardScreen/States',
  component: BoardScreenView,
  tags: ['states', '!autodocs'],
  // The same board stands here many times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

type Board = BoardScreenViewProps<Order>

const [first] = someOrders(1)
const cell = cellOf(first ? [first] : [])
const one: Board = {
  ...shown,
  search: undefined,
  headingLevel: 3,
  columns: shown.columns.slice(0, 1),
  getCell: () => cell,
}
const lanes = [{ id: 'ines', label: 'Ines', count: 1, expanded: true }]

/** A card that can be moved, one that cannot, and one that others have just changed. */
export const Cards = meta.story({
  render: () => (
    <StatesSheet<Board>
      part=".sw-Board-card"
      width="field"
      rows={{
        moves: one,
        fixed: { ...one, getMoves: undefined },
        changed: { ...one, changedCards: new Set([301]) },
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <BoardScreenView {...props} layout="columns" />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const borderOf = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: state }).querySelector('.sw-Board-card') as HTMLElement,
      ).borderTopColor
    await expect(borderOf('moves, hover')).not.toBe(borderOf('moves, rest'))
    await expect(borderOf('fixed, hover')).toBe(borderOf('fixed, rest'))
  },
})

/** The name of a lane, which opens and closes it. */
export const LaneNames = meta.story({
  name: 'Lane names',
  render: () => (
    <StatesSheet<Board>
      part=".sw-Board-laneHead"
      width="field"
      rows={{
        open: { ...one, lanes },
        closed: { ...one, lanes: lanes.map((lane) => ({ ...lane, expanded: false })) },
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <BoardScreenView {...props} layout="columns" />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const colourOf = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: state }).querySelector('button') as HTMLElement)
        .backgroundColor
    await expect(colourOf('open, hover')).not.toBe(colourOf('open, rest'))
  },
})
