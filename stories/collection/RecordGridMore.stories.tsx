import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Column } from '../../src/collection/Column'
import { createColumns } from '../../src/collection/createColumns'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { Badge } from '../../src/components/Badge'
import { Button } from '../../src/components/Button'
import { messagesInEnglish } from '../../src/messages/createTranslator'
import { someStrikes, strike, type Strike } from '../fixtures/birdstrikes'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Pointer and cells',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  render: (args) => <GridOfStrikes {...args} />,
  args: { onOpen: fn() },
})

const rowsIn = async (canvas: HTMLElement) => {
  const grid = await within(canvas).findByRole('grid', { name: 'Bird strikes' })
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(6))
  return { grid, rows: within(grid).getAllByRole('row').slice(1) }
}

/** A press on a row puts focus there and opens nothing, so that text can be marked; the title opens. */
export const PressingARow = meta.story({
  play: async ({ canvasElement, args }) => {
    const { rows } = await rowsIn(canvasElement)
    const [, second] = rows
    await userEvent.click(within(second!).getAllByRole('gridcell')[2]!)
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(second).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(second!).getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** The record that is open beside the list has a bar at the start of its row, on either side of the page. */
export const OpenBeside = meta.story({
  args: { current: someStrikes[1]?.reportId },
  play: async ({ canvasElement }) => {
    const { rows } = await rowsIn(canvasElement)
    await expect(rows.filter((row) => row.getAttribute('aria-current') === 'true')).toEqual([rows[1]])
  },
})

/** Shift with a press selects from the last row that was selected to this one. */
export const SelectingARange = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, rows } = await rowsIn(canvasElement)
    const user = userEvent.setup()
    await user.click(within(rows[1]!).getByRole('checkbox'))
    await user.keyboard('{Shift>}')
    await user.click(within(rows[4]!).getByRole('checkbox'))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(4))
  },
})

const withButtons: readonly Column<object>[] = [
  { id: 'reportId', header: 'Report' },
  { id: 'species', header: 'Species' },
  {
    id: 'decide',
    header: 'Decision',
    width: 220,
    interactive: true,
    cell: (record) => (
      <span style={{ display: 'inline-flex', gap: '0.5rem', verticalAlign: 'middle' }}>
        <Button size="small" aria-label={`Accept ${(record as Strike).reportId}`}>
          Accept
        </Button>
        <Button size="small" aria-label={`Reject ${(record as Strike).reportId}`}>
          Reject
        </Button>
      </span>
    ),
  },
]

const choices = createColumns(
  strike,
  ['reportId', 'damage', 'state', 'phase', 'timeOfDay'],
  { sort: [] },
  { locale: 'en', t: messagesInEnglish },
)

/** Buttons in cells are no tab stops: Enter leads into the cell, Escape back, and Tab leaves the grid. */
export const ControlsInCells = meta.story({
  args: { columns: withButtons, rows: someStrikes.slice(0, 20), selectable: false },
  play: async ({ canvasElement }) => {
    const { rows } = await rowsIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{End}')
    const cell = within(rows[0]!).getAllByRole('gridcell').at(-1)!
    await waitFor(() => expect(cell).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(cell).getByRole('button', { name: /Accept/ })).toHaveFocus())
    await userEvent.tab()
    await expect(within(cell).getByRole('button', { name: /Reject/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cell).toHaveFocus())
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

const withBadge: readonly Column<object>[] = [
  { id: 'reportId', header: 'Report', sortable: true },
  { id: 'species', header: 'Species' },
  { id: 'damage', header: 'Damage', cell: (record) => <Badge>{(record as Strike).damage}</Badge> },
  withButtons[2]!,
]

/** Headers stand on one line, whether they sort or not, and what a host draws itself stands in the middle of its row. */
export const OnOneLine = meta.story({
  args: { columns: withBadge, rows: someStrikes.slice(0, 20), selectable: false, layout: 'table' },
  play: async ({ canvasElement }) => {
    const { grid, rows } = await rowsIn(canvasElement)
    const headers = [...grid.querySelectorAll('.sw-RecordGrid-headerText')].map(middleOf)
    await expect(Math.max(...headers) - Math.min(...headers)).toBeLessThan(0.6)
    const [words, badge, button] = [
      within(rows[0]!).getAllByRole('gridcell')[0]!,
      rows[0]!.querySelector('.sw-Badge')!,
      within(rows[0]!).getByRole('button', { name: /Accept/ }),
    ]
    await expect(Math.abs(middleOf(badge) - middleOf(words))).toBeLessThan(0.6)
    await expect(Math.abs(middleOf(button) - middleOf(words))).toBeLessThan(0.6)
  },
})

function middleOf(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

/** Escape gives up what is selected, and says so; with nothing selected it is the dialog's around the grid. */
export const EscapeGivesUp = meta.story({
  args: {
    rows: someStrikes.slice(0, 20),
    initialSelection: { mode: 'include', ids: new Set(['BS-00093', 'BS-00395']) },
  },
  render: (args) => (
    // A stand-in for an element around the grid that listens as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && closed()}>
      <GridOfStrikes {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    closed.mockClear()
    const { grid } = await rowsIn(canvasElement)
    const voice = document.querySelector('.sw-announcer[aria-live="polite"]')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}')
    await waitFor(() => expect(voice).toHaveTextContent('20 selected'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(grid).queryAllByRole('row', { selected: true })).toHaveLength(0))
    await waitFor(() => expect(voice).toHaveTextContent('Nothing selected'))
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
  },
})

/** From right to left, words in Latin letters begin where they are read, and it is their end that is cut. */
export const LatinFromRightToLeft = meta.story({
  name: 'Latin names in Arabic',
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 50rem)' }}>
      <GridOfStrikes {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { rows } = await rowsIn(canvasElement)
    const cells = rows.flatMap((row) => within(row).getAllByRole('gridcell')).filter(isWords)
    const cut = cells.filter(
      (cell) => edgesOf(cell).width > innerEdges(cell).right - innerEdges(cell).left + 1,
    )
    await expect(cut.length).toBeGreaterThan(2)
    for (const cell of cut)
      await expect(edgesOf(cell, 1).left).toBeGreaterThanOrEqual(innerEdges(cell).left - 1)
    const whole = cells.filter((cell) => !cut.includes(cell))
    for (const cell of whole) await expect(edgesOf(cell).right).toBeCloseTo(innerEdges(cell).right, 0)
  },
})

const isWords = ({ firstChild }: HTMLElement) => firstChild instanceof Text && /[a-z]/i.test(firstChild.data)

/** Where the first letters of a cell are drawn, or all of them. */
function edgesOf(cell: HTMLElement, letters = cell.textContent.length) {
  const range = document.createRange()
  range.setStart(cell.firstChild!, 0)
  range.setEnd(cell.firstChild!, letters)
  return range.getBoundingClientRect()
}

function innerEdges(cell: HTMLElement) {
  const { left, right } = cell.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
}

/** No word of a choice is cut: its column is as wide as the longest one that can be chosen. */
export const ChoicesWhole = meta.story({
  name: 'Width of a choice',
  args: { columns: choices, selectable: false },
  play: async ({ canvasElement }) => {
    const { rows } = await rowsIn(canvasElement)
    const cells = rows.flatMap((row) => within(row).getAllByRole('gridcell'))
    for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  },
})

const closed = fn()
