import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Column } from '../../src/collection/Column'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { someStrikes, type Strike } from '../fixtures/birdstrikes'
import { GridOfStrikes } from './gridOfStrikes'

const columns: readonly Column<object>[] = [
  { id: 'reportId', header: 'Report', width: 112 },
  { id: 'airport', header: 'Airport', width: 128, pinned: true },
  { id: 'operator', header: 'Operator', width: 160 },
  { id: 'species', header: 'Species', width: 160 },
  { id: 'damage', header: 'Damage' },
  { id: 'state', header: 'State' },
]

const meta = preview.meta({
  title: 'Collection/RecordGrid/Columns',
  component: GridOfStrikes,
  args: { onColumnResize: fn() },
  render: function Resizable(args) {
    const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
    return (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420, maxInlineSize: '44rem' }}>
        <RecordGrid
          label="Bird strikes"
          columns={(args.columns ?? columns).map((column) =>
            widths[column.id] === undefined ? column : { ...column, width: widths[column.id]!, grow: 0 },
          )}
          rowCount={someStrikes.length}
          getRow={(index) => someStrikes[index]}
          getRowId={(index) => someStrikes[index]?.reportId}
          layout="table"
          onColumnResize={(next) => {
            setWidths({ ...widths, ...next })
            args.onColumnResize?.(next)
          }}
        />
      </div>
    )
  },
})

const headerIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('columnheader', { name })
const edgeOf = (header: HTMLElement) => header.querySelector<HTMLElement>('.sw-RecordGrid-edge')!
const widthOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width)

/** The edge of a heading follows the pointer, and the columns before it stay as they were. */
export const Resizing = meta.story({
  play: async ({ canvasElement, args }) => {
    const airport = await headerIn(canvasElement, 'Airport')
    const report = await headerIn(canvasElement, 'Report')
    const [before, first] = [widthOf(airport), widthOf(report)]
    const edge = edgeOf(airport)
    const x = edge.getBoundingClientRect().left + 4
    const press = (type: string, clientX: number, target: EventTarget = window) =>
      target.dispatchEvent(new PointerEvent(type, { clientX, button: 0, bubbles: true, cancelable: true }))
    press('pointerdown', x, edge)
    press('pointermove', x + 60)
    await expect(Math.abs(widthOf(airport) - before - 60)).toBeLessThanOrEqual(1)
    await expect(args.onColumnResize).not.toHaveBeenCalled()
    press('pointerup', x + 60)
    await waitFor(() => expect(Math.abs(widthOf(airport) - before - 60)).toBeLessThanOrEqual(1))
    await expect(Math.abs(widthOf(report) - first)).toBeLessThanOrEqual(1)
    await expect(args.onColumnResize).toHaveBeenCalledWith({
      reportId: expect.any(Number),
      airport: expect.any(Number),
    })
  },
})

/** A double press on the edge: as wide as the longest airport in view, none of which is cut. */
export const Fitting = meta.story({
  play: async ({ canvasElement }) => {
    const airport = await headerIn(canvasElement, 'Airport')
    const cells = () =>
      within(canvasElement)
        .getAllByRole('gridcell')
        .filter((cell) => cell.getAttribute('aria-colindex') === '2')
        .map((cell) => cell.querySelector<HTMLElement>('.sw-RecordGrid-own') ?? cell)
    await waitFor(() => expect(cells().some((cell) => cell.scrollWidth > cell.clientWidth)).toBe(true))
    await userEvent.dblClick(edgeOf(airport))
    await waitFor(() => expect(cells().every((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true))
  },
})

/** By keyboard: Shift with an arrow on a heading. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const airport = await headerIn(canvasElement, 'Airport')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(airport).toHaveFocus()
    const before = widthOf(airport)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(() => expect(Math.abs(widthOf(airport) - before - 32)).toBeLessThanOrEqual(2))
    await expect(airport).toHaveFocus()
  },
})

/** Scrolled sideways: the report and the pinned airport stay beside each other. */
export const Pinned = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('data-scrolls'))
    grid.scrollLeft = 400
    await waitFor(() => expect(grid).toHaveAttribute('data-overflow-x-start'))
    const [report, airport, operator] = within(grid).getAllByRole('columnheader')
    const { left } = grid.getBoundingClientRect()
    await expect(Math.round(report!.getBoundingClientRect().left - left)).toBe(0)
    await expect(Math.round(airport!.getBoundingClientRect().left - left)).toBe(widthOf(report!))
    await expect(operator!.getBoundingClientRect().left).toBeLessThan(airport!.getBoundingClientRect().right)
  },
})

/** By airport, and among reports of one airport by species: each heading says when it decides. */
export const SortedBySeveral = meta.story({
  render: (args) => <GridOfStrikes {...args} selectable={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(await canvas.findByRole('button', { name: 'Airport' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('button', { name: 'Species' }))
    await user.keyboard('{/Shift}')
    const species = canvas.getByRole('button', { name: 'Species' })
    await waitFor(() => expect(species).toHaveAccessibleDescription('Decides as number 2 of 2'))
    await expect(canvas.getByRole('columnheader', { name: 'Species' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const expected = someStrikes.toSorted((one: Strike, other: Strike) =>
      one.airport !== other.airport
        ? one.airport < other.airport
          ? -1
          : 1
        : one.species < other.species
          ? -1
          : 1,
    )
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(expected[0]!.reportId)
  },
})
