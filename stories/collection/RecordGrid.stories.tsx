import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { loadStrikes, someStrikes, type Strike } from '../fixtures/birdstrikes'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  render: (args) => <GridOfStrikes {...args} />,
  args: { onOpen: fn() },
})

const gridIn = (canvas: HTMLElement) => within(canvas).findByRole('grid', { name: 'Bird strikes' })
const cellsOf = (row: HTMLElement) => [...row.children] as HTMLElement[]

/** Sixty reports; only those in view are on the page, but the grid says how many there are. */
export const Rows = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5))
    await expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(55)
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(30)
  },
})

/** A dragged scroll bar leads to rows that were never drawn: those in sight are there, and those around them follow. */
export const FarAway = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const rows = () => within(grid).getAllByRole('row').slice(1)
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    grid.scrollTo({ top: grid.scrollHeight })
    await waitFor(() =>
      expect(rows().at(-1)).toHaveAttribute('aria-rowindex', grid.getAttribute('aria-rowcount')),
    )
    const top = grid.getBoundingClientRect().top
    await waitFor(() => expect(rows()[0]!.getBoundingClientRect().bottom).toBeLessThan(top))
    await expect(rows().length).toBeLessThan(30)
    grid.scrollTo({ top: 0 })
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '2'))
  },
})

/** Arrows lead from cell to cell, Home and End to the ends of a row, with Control to the ends of the list. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const grid = await gridIn(canvasElement)
    await userEvent.tab()
    await expect(within(grid).getByRole('checkbox', { name: 'Select all' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveClass('sw-RecordGrid-open'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '4')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute(
        'aria-rowindex',
        grid.getAttribute('aria-rowcount'),
      ),
    )
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2'),
    )
  },
})

/** Space selects the row, Shift+Space all rows from there, Control+A all there are. */
export const Selecting = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await waitFor(() => expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(4))
    await expect(within(grid).getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(within(grid).getByRole('checkbox', { name: 'Select all' })).toBeChecked())
    await userEvent.keyboard(' ')
    await expect(within(grid).getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
})

/** The box of a row says which one it selects, also as a card, where the name of the row stands beside it. */
export const NamedBoxes = meta.story({
  args: { rows: someStrikes.slice(0, 2) },
  render: (args) => (
    <>
      <GridOfStrikes {...args} label="Strikes as a table" layout="table" height={140} />
      <GridOfStrikes {...args} label="Strikes as cards" layout="cards" height={360} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Strikes as a table', 'Strikes as cards']) {
      const grid = within(await canvas.findByRole('grid', { name: label }))
      for (const { reportId } of someStrikes.slice(0, 2)) {
        await expect(await grid.findByRole('checkbox', { name: `Select ${reportId}` })).toBeVisible()
      }
    }
  },
})

/** Shift with an arrow selects row by row, and gives up again what it leaves. */
export const Extending = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const selected = () =>
      within(grid)
        .queryAllByRole('row', { selected: true })
        .map((row) => Number(row.getAttribute('aria-rowindex')) - 2)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(selected()).toEqual([2, 3, 4]))
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(selected()).toEqual([2, 3]))
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(selected()).toEqual([0, 1, 2]))
    await expect(document.activeElement?.closest('[role=columnheader]')).toBeInTheDocument()
    await user.keyboard('{/Shift}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(selected()).toEqual([0, 1, 2, 5, 6]))
  },
})

/** Sorted by a press on its header: upward, downward, and as the source gives them. */
export const Sorted = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const header = () => within(grid).getByRole('columnheader', { name: /Total cost/ })
    await userEvent.click(within(header()).getByRole('button'))
    await expect(header()).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(header()).getByRole('button'))
    await expect(header()).toHaveAttribute('aria-sort', 'descending')
    await expect(within(header()).getByRole('button')).toHaveFocus()
  },
})

/** The row with focus is scrolled away and stays on the page, so that a person does not lose the place. */
export const FocusSurvivesScrolling = meta.story({
  loaders: [async () => ({ rows: await loadStrikes() })],
  render: (args, { loaded }) => <GridOfStrikes {...args} rows={loaded.rows as readonly Strike[]} />,
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    const focused = document.activeElement
    await expect(focused).toHaveClass('sw-RecordGrid-open')
    grid.scrollTop = 200_000
    await waitFor(() =>
      expect(Number(within(grid).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(
        4500,
      ),
    )
    await expect(document.activeElement).toBe(focused)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(grid.scrollTop).toBeLessThan(200))
  },
})

/** Rows that are still on their way hold their places. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { getRow: () => undefined, getRowId: () => undefined, rowCount: 10_000, busy: true },
})

/** Where a table does not fit, each row is a card: the same rows and cells, set below each other. */
export const Cards = meta.story({
  args: { layout: 'cards' },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 22rem)' }}>
      <GridOfStrikes {...args} height={600} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3))
    const [, first] = within(grid).getAllByRole('row')
    await expect(cellsOf(first!)[1]).toHaveRole('rowheader')
  },
})

/** Selected rows carry a tint and a bar. */
export const SomeSelected = meta.story({
  args: { initialSelection: { mode: 'include', ids: new Set(['BS-00093', 'BS-00395']) } },
})
