import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Cards',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  args: { layout: 'cards', onOpen: fn() },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 22rem)' }}>
      <GridOfStrikes {...args} height={560} />
    </div>
  ),
})

async function cardsIn(canvasElement: HTMLElement) {
  const grid = await within(canvasElement).findByRole('grid')
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3))
  const box = grid.getBoundingClientRect()
  const focused = () => document.activeElement!.closest('[role=row]')!
  return {
    grid,
    focused,
    index: () => Number(focused().getAttribute('aria-rowindex')) - 2,
    isSeen: (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= box.top - 1 && bottom <= box.bottom + 1
    },
  }
}

/** Control with End leads to the last card, which stays in sight while those around it learn how high they are. */
export const ToTheEnd = meta.story({
  name: 'Last card by keyboard',
  play: async ({ canvasElement }) => {
    const { index, isSeen, grid } = await cardsIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(index()).toBe(Number(grid.getAttribute('aria-rowcount')) - 2))
    await settled(grid)
    await expect(isSeen(document.activeElement!)).toBe(true)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(index()).toBe(0))
    await settled(grid)
    await expect(isSeen(document.activeElement!)).toBe(true)
  },
})

/** A value that a card leaves out, because it is empty, has its place while the keyboard stands on it. */
export const EmptyByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, index } = await cardsIn(canvasElement)
    const isEmpty = () => document.activeElement!.matches('.sw-RecordGrid-line > [data-empty]')
    await userEvent.tab()
    for (let presses = 0; presses < 60 && !isEmpty(); presses++) {
      const before = document.activeElement
      const row = index()
      await userEvent.keyboard('{ArrowRight}')
      if (document.activeElement === before || index() !== row) await userEvent.keyboard('{ArrowDown}{Home}')
    }
    await settled(grid)
    await expect(document.activeElement).toHaveAttribute('data-empty')
    await expect(document.activeElement!.clientWidth).toBeGreaterThan(1)
  },
})

/** PageDown passes over no card that was not seen, and the one it leads to is in sight. */
export const PageByPage = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, index, isSeen } = await cardsIn(canvasElement)
    await userEvent.tab()
    for (let page = 0; page < 5; page++) {
      const seen = [...grid.querySelectorAll('[data-index]')].filter(isSeen).length
      const before = index()
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(index()).toBeGreaterThan(before))
      await settled(grid)
      await expect(index() - before).toBeLessThanOrEqual(Math.max(1, seen))
      await expect(isSeen(document.activeElement!)).toBe(true)
    }
  },
})

async function settled(grid: HTMLElement) {
  for (let calm = 0, last = -1; calm < 10; calm++) {
    if (grid.scrollTop !== last) calm = 0
    last = grid.scrollTop
    await new Promise(requestAnimationFrame)
  }
}
