import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
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

function isSeen(cell: Element, [from = 0, to = 0]: readonly number[]) {
  const { left, right } = textIn(cell)
  return getComputedStyle(cell).opacity !== '0' && right > from && left < to
}

function textIn(cell: Element) {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect()
}

async function nothingIsCut(canvasElement: HTMLElement) {
  const { grid, sight, scrollTo } = await gridIn(canvasElement)
  const numbers = () =>
    [...grid.querySelectorAll('.sw-RecordGrid-cell[data-align="end"]')].filter((cell) =>
      /\d/.test(cell.textContent),
    )
  const seen = new Set<string>()
  const end = grid.scrollWidth - grid.clientWidth
  for (let left = 0; left < end + 24; left += 24) {
    await scrollTo(Math.min(left, end))
    for (const cell of numbers().filter((one) => isSeen(one, sight()))) {
      const { left: first, right: last } = textIn(cell)
      await expect(first).toBeGreaterThanOrEqual(sight()[0]! - 1)
      await expect(last).toBeLessThanOrEqual(sight()[1]! + 1)
      seen.add(cell.getAttribute('aria-colindex')!)
    }
  }
  await expect(seen.size).toBe(2)
  await scrollTo(0)
}

/** Eight columns where five have room: the edge fades, and a number is seen whole or not at all, never 15 for 150. */
export const Numbers = meta.story({ play: ({ canvasElement }) => nothingIsCut(canvasElement) })

/** The same from right to left. */
export const NumbersMirrored = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvasElement }) => nothingIsCut(canvasElement),
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
