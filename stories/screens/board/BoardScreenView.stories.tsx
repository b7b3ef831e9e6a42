import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { BoardScreenView, type BoardScreenViewProps } from '../../../src/screens/board/BoardScreenView'
import { failedCell, getCell, shown, waitingCell } from './boardState'
import { columnOf } from './dragCard'
import type { Order } from './orders'

const meta = preview.meta({
  title: 'Screens/BoardScreenView',
  component: BoardScreenView as ComponentType<BoardScreenViewProps<Order>>,
  parameters: { layout: 'fullscreen' },
  args: { ...shown, onSearchChange: fn(), onRetry: fn(), onOpen: fn() },
})

/** Everything is there; the second column holds one more than it is meant to. */
export const Ready = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getByText('4 of 3')).toBeVisible()
    await expect(canvas.getByText('One over its limit')).toBeVisible()
  },
})

/** The menu of a card has the same ways as a drag, with what is to be known before, and why others are none. */
export const MenuOfACard = meta.story({
  name: 'Menu of a card',
  parameters: {
    // Of an entry with a description the name is its label alone.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Move Chain and cassette to…' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    const [start, check] = within(menu).getAllByRole('menuitem')
    await expect(start).toHaveTextContent('StartMove to In work · One over its limit')
    await expect(check).toHaveAttribute('aria-disabled', 'true')
    await expect(check).toHaveTextContent('Only from in work.')
  },
})

/** One card has the focus: the arrow keys go to the next card, and to the next column. */
export const ByKeys = meta.story({
  name: 'By keys',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('row', { name: 'Chain and cassette' })
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('row', { name: 'Brake pads, both' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const inWork = columnOf(canvasElement, 'In work').getAllByRole('row')
    await expect(inWork[1]).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(inWork[0]).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[role="row"][tabindex="0"]')).toHaveLength(1)
  },
})

/** Nothing is known yet. */
export const Loading = meta.story({
  args: { status: 'loading', getCell: () => waitingCell, total: undefined },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sw-BoardScreen')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('heading', { name: 'Done' })).toBeVisible()
  },
})

/** There is no order at all: what they would be, and the one step. */
export const Empty = meta.story({
  args: { status: 'empty', total: { kind: 'exact', count: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull()
  },
})

/** No order matches: clearing the search leads to the box for other words. */
export const NoResults = meta.story({
  name: 'No results',
  args: { status: 'noResults', search: 'tandem', total: { kind: 'exact', count: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('“tandem”')
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear!)
    await expect(args.onSearchChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** One column gave no answer: the others are there, and it can be asked again. */
export const Partial = meta.story({
  args: {
    status: 'partial',
    problem: { type: 'about:blank', title: 'Service unavailable', status: 503 },
    getCell: (column: string) => (column === 'checked' ? failedCell : getCell(column)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('These cards could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No connection, and nothing known. */
export const Offline = meta.story({
  args: { status: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(/offline/i)
  },
})

/** No column gave an answer. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    problem: { type: 'about:blank', title: 'Internal error', status: 500 },
    getCell: () => failedCell,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The role may not see such records. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', reason: 'Only mechanics see orders.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'You do not have access' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Waiting' })).toBeNull()
  },
})

/** A role that may look and move nothing: it is said, and no card has a menu. */
export const ReadOnly = meta.story({
  name: 'Read only',
  args: { isReadOnly: true, getMoves: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You can read these cards, and not move them.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
    canvas.getByRole('row', { name: 'Chain and cassette' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvasElement.querySelector('[data-drop]')).toBeNull()
  },
})

/** The source gives no more of a column than so many. */
export const Capped = meta.story({
  args: {
    status: 'capped',
    cap: 6,
    getCell: (column: string) => ({ ...getCell(column), ...(column === 'waiting' && { cap: 6 }) }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Only the first 6 are shown')).toHaveLength(2)
  },
})

/** A card was not moved: why, and another try. */
export const NotMoved = meta.story({
  name: 'Not moved',
  args: {
    failedMove: {
      title: 'Wheel, trued',
      problem: { type: 'about:blank', title: 'Someone else changed it', status: 412 },
      onRetry: fn(),
      onDismiss: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'Not moved: Wheel, trued' })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.failedMove?.onRetry).toHaveBeenCalledOnce()
  },
})

/** On a phone one column at a time; the choice says how many cards each has. */
export const Single = meta.story({
  args: { layout: 'single' },
  parameters: { visual: { modes: ['narrow'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const column = canvas.getByRole('combobox', { name: 'Column' })
    await expect(column).toHaveDisplayValue('Waiting · 6')
    await userEvent.selectOptions(column, 'inWork')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('row', { name: 'Wheel, trued' })).toBeVisible()
  },
})
