import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Column } from '../../src/collection/Column'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Sideways',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  args: { layout: 'table', onOpen: fn() },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 44rem)' }}>
      <GridOfStrikes {...args} />
    </div>
  ),
})

async function gridIn(canvasElement: HTMLElement) {
  const grid = await within(canvasElement).findByRole('grid')
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(6))
  const title = () => within(grid).getAllByRole('rowheader')[0]!.getBoundingClientRect()
  return {
    grid,
    /** Between what stays where reading begins and the other edge. */
    sight: () => {
      const box = grid.getBoundingClientRect()
      return direction(grid) === 'rtl' ? [box.left, title().left] : [title().right, box.right]
    },
    scrollTo: async (left: number) => {
      grid.scrollLeft = direction(grid) === 'rtl' ? -left : left
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    },
  }
}

const direction = (element: HTMLElement) => getComputedStyle(element).direction

/** Every number is drawn as far as there is room, and where an edge covers a part of one it fades over twice the way. */
async function edgesAreClear(canvasElement: HTMLElement) {
  const { grid, sight, scrollTo } = await gridIn(canvasElement)
  const fade = () => Number.parseFloat(getComputedStyle(grid).scrollPaddingInlineEnd)
  const numbers = () => [...grid.querySelectorAll('.sw-RecordGrid-header[data-whole]')]
  const cut = new Set<string>()
  const end = grid.scrollWidth - grid.clientWidth
  for (let left = 0; left < end + 24; left += 24) {
    await scrollTo(Math.min(left, end))
    const [from = 0, to = 0] = sight()
    for (const cell of numbers()) {
      await expect(getComputedStyle(cell).opacity).toBe('1')
      const { left: first, right: last } = cell.getBoundingClientRect()
      for (const [side, edge] of [
        ['left', from + fade()],
        ['right', to - fade()],
      ] as const) {
        // The margins of a cell are twelve pixels.
        if (first + 14 > edge || last - 14 < edge) continue
        const begins = (side === 'left') === (direction(grid) === 'ltr')
        const name = begins ? 'start' : 'end'
        if (!grid.hasAttribute(`data-overflow-x-${name}`)) continue
        await expect(grid).toHaveAttribute(`data-cut-x-${name}`)
        cut.add(`${cell.getAttribute('aria-colindex')} ${name}`)
      }
    }
  }
  await expect(cut.size).toBeGreaterThanOrEqual(3)
  await scrollTo(0)
}

/** Eight columns where five have room: the edge fades, further where it covers digits, so that 15 is no 150. */
export const Numbers = meta.story({ play: ({ canvasElement }) => edgesAreClear(canvasElement) })

/** The same from right to left. */
export const NumbersMirrored = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvasElement }) => edgesAreClear(canvasElement),
})

const repairs: readonly Column<object>[] = [
  { id: 'title', header: 'What is broken', width: 200, shrink: 40 },
  { id: 'flat', header: 'Flat', width: 160, shrink: 32 },
  { id: 'craftsman', header: 'Craftsman', width: 140, shrink: 28 },
  { id: 'reported', header: 'Reported on', width: 200, truncate: false },
  { id: 'actions', header: 'Actions', bare: true, width: 80, cell: () => 'More' },
]

const broken = [
  { title: 'Mould behind the wardrobe', flat: 'Flat 3, Elm Road 12', craftsman: 'Nordwasser GmbH' },
  { title: 'Doorbell is silent', flat: 'Flat 1, Mill Lane 4', craftsman: 'Elektro Brandt' },
].map((record) => ({ ...record, reported: 'Nov 22, 2026, 05:15 AM' }))

function GridOfRepairs({ room, label }: { room: number; label: string }) {
  return (
    <div style={{ inlineSize: room, maxInlineSize: '100%', blockSize: 160 }}>
      <RecordGrid
        layout="table"
        label={label}
        columns={repairs}
        rowCount={broken.length}
        getRow={(index) => broken[index]}
        getRowId={(index) => index}
      />
    </div>
  )
}

/** Where little is missing, columns of words give up a part of their width; else the list scrolls, and a date is seen as far as there is room. */
export const LittleMissing = meta.story({
  name: 'A little room is missing',
  parameters: { visual: { modes: ['light', 'dark', 'forced'] } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <GridOfRepairs room={700} label="Enough is given up" />
      <GridOfRepairs room={640} label="Too much is missing" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [fits, scrolls] = [
      await canvas.findByRole('grid', { name: 'Enough is given up' }),
      await canvas.findByRole('grid', { name: 'Too much is missing' }),
    ]
    await waitFor(() => expect(scrolls).toHaveAttribute('data-scrolls'))
    await expect(fits).not.toHaveAttribute('data-scrolls')
    const widthIn = (grid: HTMLElement, name: string) =>
      within(grid).getByRole('columnheader', { name }).getBoundingClientRect().width
    // Eighty are missing: the others give their sixty, and what names a row the rest of its forty.
    await expect(widthIn(fits, 'What is broken')).toBeCloseTo(200 - 20, 0)
    await expect(widthIn(fits, 'Reported on')).toBe(200)
    await expect(widthIn(scrolls, 'What is broken')).toBe(200)
    await expect(scrolls).toHaveAttribute('data-cut-x-end')
    for (const date of within(scrolls).getAllByText('Nov 22, 2026, 05:15 AM'))
      await expect(getComputedStyle(date).opacity).toBe('1')
  },
})

/** Scrolled to its middle both edges fade; what names a row stays. */
export const Middle = meta.story({
  name: 'Scrolled to the middle',
  args: { initialSelection: { mode: 'include', ids: new Set(['BS-00093', 'BS-00395']) } },
  play: async ({ canvasElement }) => {
    const { grid, scrollTo } = await gridIn(canvasElement)
    await expect(grid).toHaveAttribute('data-overflow-x-end')
    await expect(grid).not.toHaveAttribute('data-overflow-x-start')
    await scrollTo(grid.scrollWidth)
    await expect(grid).not.toHaveAttribute('data-overflow-x-end')
    await scrollTo(150)
    await waitFor(() => expect(grid).toHaveAttribute('data-overflow-x-start'))
    await expect(grid).toHaveAttribute('data-overflow-x-end')
    const [title] = within(grid).getAllByRole('rowheader')
    await expect(title!.getBoundingClientRect().left).toBeCloseTo(grid.getBoundingClientRect().left + 44, 0)
  },
})

/** Arrows there and back: the cell with focus is never beneath what stays, and in the title column nothing scrolls back. */
export const FocusInSight = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, sight } = await gridIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{End}')
    for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}']) {
      await userEvent.keyboard(key)
      const { left, right } = document.activeElement!.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(sight()[0]! - 1)
      await expect(right).toBeLessThanOrEqual(sight()[1]! + 1)
    }
    await userEvent.keyboard('{End}{Home}')
    const { scrollLeft } = grid
    await expect(scrollLeft).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    await expect(grid.scrollLeft).toBe(scrollLeft)
  },
})
