import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { BoardCell } from '../../../src/screens/board/BoardColumn'
import { BoardScreenView } from '../../../src/screens/board/BoardScreenView'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

interface Job {
  readonly id: number
  readonly name: string
}
const columns = ['open', 'doing', 'done'].map((id) => ({ id, label: id }))
const cellOf = (...names: readonly string[]): BoardCell<Job> => ({
  status: 'ready',
  rowCount: names.length,
  getRow: (index) => ({ id: index + 1, name: names[index] ?? '' }),
  total: { kind: 'exact', count: names.length },
})
const waiting: BoardCell<Job> = { status: 'loading', rowCount: 0, getRow: () => undefined }

type Cells = Readonly<Record<string, BoardCell<Job>>>
const board = (cells: Cells, layout: 'single' | 'columns' = 'single') => (
  <BoardScreenView
    title="Jobs"
    status="ready"
    layout={layout}
    columns={columns}
    getCell={(column) => cells[column] ?? waiting}
    getCardId={(job: Job) => job.id}
    getCardTitle={(job: Job) => job.name}
  />
)
const shownColumn = () => {
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Column' })
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toContain(
    within(choice).getByRole<HTMLOptionElement>('option', { selected: true }).value,
  )
  return choice.value
}

it('opens on the first column that has cards, on a phone', () => {
  render(board({ open: cellOf(), doing: cellOf('Saw'), done: cellOf('Paint') }))
  expect(shownColumn()).toBe('doing')
  expect(screen.getByRole('row', { name: 'Saw' })).toBeTruthy()
})

it('waits for the columns before it: they may have cards as well', () => {
  const { rerender } = render(board({ open: waiting, doing: cellOf('Saw'), done: cellOf() }))
  expect(shownColumn()).toBe('open')
  rerender(board({ open: cellOf(), doing: cellOf('Saw'), done: cellOf() }))
  expect(shownColumn()).toBe('doing')
})

it('counts cards whose number the source does not say', () => {
  render(
    board({
      open: cellOf(),
      doing: { ...cellOf('Saw'), total: { kind: 'atLeast', count: 1 } },
      done: cellOf('Paint'),
    }),
  )
  expect(shownColumn()).toBe('doing')
})

it('opens on the first of all where no column has cards', () => {
  render(board({ open: cellOf(), doing: cellOf(), done: cellOf() }))
  expect(shownColumn()).toBe('open')
})

it('stays where it is when the last card has left, and where a person chose', async () => {
  const { rerender } = render(board({ open: cellOf(), doing: cellOf('Saw'), done: cellOf() }))
  rerender(board({ open: cellOf('Paint'), doing: cellOf(), done: cellOf('Saw') }))
  expect(shownColumn()).toBe('doing')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'open')
  rerender(board({ open: cellOf(), doing: cellOf('Paint'), done: cellOf('Saw') }))
  expect(shownColumn()).toBe('open')
})

it('keeps the column that a person chose before any cards came', async () => {
  const { rerender } = render(board({ open: waiting, doing: waiting, done: waiting }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'done')
  rerender(board({ open: cellOf(), doing: cellOf('Saw'), done: cellOf() }))
  expect(shownColumn()).toBe('done')
})

it('shows all columns where there is room', () => {
  render(board({ open: cellOf(), doing: cellOf('Saw'), done: cellOf() }, 'columns'))
  expect(screen.queryByRole('combobox', { name: 'Column' })).toBeNull()
  expect(screen.getByRole('row', { name: 'Saw' })).toBeTruthy()
})
