import { type ComponentType, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { Button } from '../../src/components/Button'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { someStrikes, type Strike } from '../fixtures/birdstrikes'
import { holdMovements, movementsOf, opacityOf, playSetting, setting } from '../motion/setting'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Coming and going',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  parameters: { motion: 'live' },
  // Loaded beforehand, so that the first movement of a story is not one that comes too early.
  loaders: [() => import('../../src/motion/createAnimator')],
  beforeEach: playSetting,
  render: () => (
    <MotionProvider>
      <Changing />
    </MotionProvider>
  ),
})

const [third, fourth] = someStrikes.slice(2, 4)
const shortened = someStrikes.filter((strike) => strike !== third)

/** A list in which something happens elsewhere, so that focus stays where it is. */
function Changing() {
  const [rows, setRows] = useState<readonly Strike[]>(shortened)
  const [viewKey, setViewKey] = useState('all')
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }}>
      <GridOfStrikes rows={rows} viewKey={viewKey} />
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button onClick={() => setRows(someStrikes)}>Report a strike</Button>
        <Button onClick={() => setRows(rows.filter((strike) => strike !== fourth))}>Withdraw a report</Button>
        <Button
          onClick={() => {
            setViewKey('some')
            setRows(someStrikes.slice(0, 30).filter((_, place) => place % 2 === 0))
          }}
        >
          Search
        </Button>
      </div>
    </div>
  )
}

async function listIn(canvasElement: HTMLElement) {
  const grid = await within(canvasElement).findByRole('grid', { name: 'Bird strikes' })
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(6))
  // What is wider than the page scrolls within the list.
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const body = grid.querySelector<HTMLElement>('.sw-RecordGrid-body')!
  // Once what moves is there, a frame is enough for the grid to know it.
  await frames(3)
  return {
    grid,
    body,
    press: (name: string) => within(canvasElement).getByRole<HTMLButtonElement>('button', { name }).click(),
    rowOf: (id: string) => within(body).queryByRole('row', { name: new RegExp(id) }),
    moving: () => body.getAnimations({ subtree: true }).length,
    leaving: () => body.querySelector('[inert]'),
  }
}

/** The row of a new record comes in, and the rows below make room. */
export const Comes = meta.story({
  name: 'Record added',
  play: async ({ canvasElement }) => {
    const { press, rowOf, moving, grid } = await listIn(canvasElement)
    const rowsBefore = within(grid).getAllByRole('row').length
    const letGo = holdMovements()
    press('Report a strike')
    await waitFor(() => expect(movementsOf(rowOf(third!.reportId))).toBeGreaterThan(0))
    await expect(opacityOf(rowOf(third!.reportId)!)).toBe(0)
    await expect(getComputedStyle(rowOf(third!.reportId)!).translate).toBe('0px 8px')
    await expect(getComputedStyle(rowOf(fourth!.reportId)!).translate).toMatch(/^0px -\d+px$/)
    await expect(within(grid).getAllByRole('row')).toHaveLength(rowsBefore)
    letGo()
    finish(grid)
    await waitFor(() => expect(moving()).toBe(0))
    await expect(rowOf(third!.reportId)!.style.opacity).toBe('')
    await expect(rowOf(third!.reportId)!.style.transform).toMatch(/^translateY/)
  },
})

/** The row of a record that is gone fades where it stood, out of reach, and the rows below close up. */
export const Goes = meta.story({
  name: 'Record removed',
  play: async ({ canvasElement }) => {
    const { press, rowOf, moving, leaving, grid } = await listIn(canvasElement)
    const { scrollHeight } = grid
    const rowHeight = rowOf(fourth!.reportId)!.offsetHeight
    const letGo = holdMovements()
    press('Withdraw a report')
    await waitFor(() => expect(leaving()).toBeInTheDocument())
    await expect(leaving()).toHaveTextContent(fourth!.reportId)
    await expect(leaving()).toHaveAttribute('aria-hidden', 'true')
    await expect(leaving()!.querySelectorAll('[id], [name]')).toHaveLength(0)
    await expect(rowOf(fourth!.reportId)).not.toBeInTheDocument()
    await expect(getComputedStyle(rowOf(someStrikes[4]!.reportId)!).translate).toBe(`0px ${rowHeight}px`)
    await expect(grid.scrollHeight).toBe(scrollHeight - rowHeight)
    letGo()
    finish(grid)
    await waitFor(() => expect(leaving()).not.toBeInTheDocument())
    await waitFor(() => expect(moving()).toBe(0))
  },
})

/** Focus in a row that is removed goes to the row that is now in its place. */
export const FocusStays = meta.story({
  play: async ({ canvasElement }) => {
    const { press, rowOf, leaving } = await listIn(canvasElement)
    within(rowOf(fourth!.reportId)!).getByRole('link').focus()
    press('Withdraw a report')
    await waitFor(() => expect(rowOf(fourth!.reportId)).not.toBeInTheDocument())
    await expect(within(rowOf(someStrikes[4]!.reportId)!).getByRole('link')).toHaveFocus()
    await waitFor(() => expect(leaving()).not.toBeInTheDocument())
  },
})

/** Another search, another order and scrolling move nothing. */
export const OtherRows = meta.story({
  name: 'Another search moves nothing',
  play: async ({ canvasElement, userEvent }) => {
    const { press, rowOf, moving, leaving, grid } = await listIn(canvasElement)
    const letGo = holdMovements()
    grid.scrollTop = 900
    await frames(3)
    await expect(moving()).toBe(0)
    await userEvent.click(within(grid).getByRole('button', { name: /species/i }))
    await frames(3)
    await expect(moving()).toBe(0)
    press('Search')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '16'))
    await frames(3)
    await expect(moving()).toBe(0)
    await expect(leaving()).not.toBeInTheDocument()
    await expect(rowOf(fourth!.reportId)).not.toBeInTheDocument()
    letGo()
  },
})

/** For a person who asks for stillness a row is there or it is not. */
export const Still = meta.story({
  name: 'Reduced motion',
  play: async ({ canvasElement }) => {
    setting.change(true)
    const { press, rowOf, moving, leaving } = await listIn(canvasElement)
    press('Report a strike')
    await waitFor(() => expect(rowOf(third!.reportId)).toBeInTheDocument())
    await expect(moving()).toBe(0)
    press('Withdraw a report')
    await waitFor(() => expect(rowOf(fourth!.reportId)).not.toBeInTheDocument())
    await expect(moving()).toBe(0)
    await expect(leaving()).not.toBeInTheDocument()
  },
})

/** A person turns motion off while a row is on its way: it is gone, and the others stand where they belong. */
export const TurnedOffWhileMoving = meta.story({
  play: async ({ canvasElement }) => {
    const { press, moving, leaving } = await listIn(canvasElement)
    const letGo = holdMovements()
    press('Withdraw a report')
    await waitFor(() => expect(leaving()).toBeInTheDocument())
    setting.change(true)
    await waitFor(() => expect(leaving()).not.toBeInTheDocument())
    await expect(moving()).toBe(0)
    letGo()
  },
})

function finish(grid: HTMLElement) {
  for (const movement of grid.getAnimations({ subtree: true })) movement.finish()
}

async function frames(count: number) {
  for (let passed = 0; passed < count; passed++) await new Promise(requestAnimationFrame)
}
