import { type ComponentType, useId } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import type { BoardCell } from '../../../src/screens/board/BoardColumn'
import { BoardColumnHead } from '../../../src/screens/board/BoardColumnHead'
import { BoardCells } from '../../../src/screens/board/BoardCells'
import { BoardScreenView } from '../../../src/screens/board/BoardScreenView'
import type { DropMark } from '../../../src/screens/board/useLift'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { cellOf, renderCard, shown } from './boardState'
import { type Order, someOrders } from './orders'

const meta = preview.meta({
  title: 'Screens/BoardScreen/Columns',
  component: BoardScreenView as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // The same column stands here many times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const [first] = someOrders(1)
const inWork = shown.columns[1]!
const nothing = () => {}

const drawing = {
  getCardId: shown.getCardId,
  getCardTitle: shown.getCardTitle,
  renderCard,
  getHref: shown.getHref,
  opens: false,
  moves: true,
}
const actions = {
  onFocus: nothing,
  onKeyDown: nothing,
  onPointerDown: nothing,
  onOpen: nothing,
  getMenu: () => [],
}

interface Column {
  cell: BoardCell<Order>
  mark?: DropMark
  lifted?: number
}

const start = { drop: 'allowed', text: 'Start · One over its limit' } as const
const reason = { drop: 'rejected', text: 'Only from in work.' } as const

/** A mechanic holds a card: it has left a mark in its own column, some would take it, and others say why not. */
export const Columns = meta.story({
  render: () => (
    <StatesSheet<Column>
      width="field"
      part=".sw-Board-cell"
      rows={{ 'with a card': { cell: cellOf(first ? [first] : []) }, empty: { cell: cellOf([]) } }}
      states={{
        rest: {},
        from: { lifted: 301, mark: { drop: 'from', over: false, text: undefined } },
        allowed: { mark: { ...start, over: false } },
        'allowed, held over': { mark: { ...start, over: true } },
        rejected: { mark: { ...reason, over: false } },
        'rejected, held over': { mark: { ...reason, over: true } },
      }}
    >
      {(props) => <InWork {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const lineOf = (state: string) => {
      const cell = canvas
        .getByRole('group', { name: `with a card, ${state}` })
        .querySelector('.sw-Board-cell')!
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(cell)
      return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
    }
    const lines = ['rest', 'allowed', 'allowed, held over', 'rejected, held over'].map(lineOf)
    await expect(new Set(lines).size).toBe(4)
    await expect(lineOf('rejected')).toBe('none')
  },
})

function InWork({ cell, mark, lifted }: Column) {
  const id = useId()
  return (
    <section className="sw-Board-column" style={{ blockSize: 220 }} aria-labelledby={id}>
      <BoardColumnHead column={inWork} count={cell.rowCount} id={id} level={3} drop={mark?.drop} />
      <BoardCells
        column={inWork}
        lane={undefined}
        cell={cell}
        labelledBy={id}
        describedBy={undefined}
        active={0}
        lifted={lifted}
        mark={mark}
        changedCards={undefined}
        drawing={drawing}
        actions={actions}
        onRangeChange={undefined}
      />
    </section>
  )
}
