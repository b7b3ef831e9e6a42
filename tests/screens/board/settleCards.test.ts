import { expect, it } from 'vitest'
import { cellKey } from '../../../src/screens/board/BoardColumn'
import { createSettler } from '../../../src/screens/board/settleCards'
import { type ListState, nothingKnown } from '../../../src/screens/source/listState'

interface Card {
  readonly id: number
  readonly at: string
}

const list = (cards: readonly Card[], more: Partial<ListState<Card>> = {}): ListState<Card> => ({
  ...nothingKnown,
  status: 'ready',
  windows: new Map([[0, cards]]),
  rowCount: cards.length,
  total: { kind: 'exact', count: cards.length },
  ...more,
})

const settler = () => createSettler<Card>('id', ({ at }) => at)
const cell = (column: string, state: ListState<Card>) => ({
  key: cellKey(column),
  slot: { key: cellKey(column), column, lane: '' },
  state,
})
const idsIn = (cells: ReadonlyMap<string, ListState<Card>>, column: string) =>
  [...(cells.get(cellKey(column))?.windows.values() ?? [])].flat().map(({ id }) => id)
const countOf = (cells: ReadonlyMap<string, ListState<Card>>, column: string) =>
  cells.get(cellKey(column))?.rowCount

it('leaves cells as they are while every card stands in its column', () => {
  const [open, done] = [list([{ id: 1, at: 'open' }]), list([])]
  const cells = settler()([cell('open', open), cell('done', done)])
  expect(cells.get(cellKey('open'))).toBe(open)
  expect(cells.get(cellKey('done'))).toBe(done)
})

it('shows a card first in the column that it goes to, before either column has answered', () => {
  const open = list([
    { id: 1, at: 'done' },
    { id: 2, at: 'open' },
  ])
  const cells = settler()([cell('open', open), cell('done', list([{ id: 3, at: 'done' }]))])
  expect(idsIn(cells, 'open')).toEqual([2])
  expect(idsIn(cells, 'done')).toEqual([1, 3])
  expect(countOf(cells, 'open')).toBe(1)
  expect(countOf(cells, 'done')).toBe(2)
})

it('keeps it there while the old column has answered and the new one has not', () => {
  const settle = settler()
  settle([cell('open', list([{ id: 1, at: 'done' }])), cell('done', list([]))])
  const between = settle([cell('open', list([])), cell('done', list([], { status: 'refreshing' }))])
  expect(idsIn(between, 'done')).toEqual([1])
  const after = settle([cell('open', list([])), cell('done', list([{ id: 1, at: 'done' }]))])
  expect(idsIn(after, 'done')).toEqual([1])
  expect(countOf(after, 'done')).toBe(1)
})

it('never shows a card twice when the new column answers first', () => {
  const open = list([{ id: 1, at: 'done' }], { status: 'refreshing' })
  const cells = settler()([cell('open', open), cell('done', list([{ id: 1, at: 'done' }]))])
  expect(idsIn(cells, 'open')).toEqual([])
  expect(idsIn(cells, 'done')).toEqual([1])
})

it('lets a card go that matches no more', () => {
  const settle = settler()
  settle([cell('open', list([{ id: 1, at: 'done' }])), cell('done', list([]))])
  const after = settle([cell('open', list([])), cell('done', list([]))])
  expect(idsIn(after, 'done')).toEqual([])
})

it('brings back a card whose move was rejected', () => {
  const settle = settler()
  settle([cell('open', list([{ id: 1, at: 'done' }])), cell('done', list([]))])
  const after = settle([cell('open', list([{ id: 1, at: 'open' }])), cell('done', list([]))])
  expect(idsIn(after, 'open')).toEqual([1])
  expect(idsIn(after, 'done')).toEqual([])
})
