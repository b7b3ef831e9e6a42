import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { BoardScreen, type BoardScreenProps } from '../../../src/screens/board/BoardScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { instant } from '../../../src/spec/fields/fields'
import { columnOf, dragCard } from './dragCard'
import { order, orderSource, someOrders, type Order } from './orders'

const timed = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'what',
  fields: {
    id: order.fields.id,
    what: order.fields.what,
    broughtAt: instant({ label: 'Brought in at', zone: 'Europe/Vienna' }),
    mechanic: order.fields.mechanic,
    status: order.fields.status,
  },
  facts: ['broughtAt', 'mechanic'],
  states: { field: 'status', initial: 'waiting', final: ['done', 'declined'] },
  transitions: { start: { from: ['waiting'], to: 'inWork', label: 'Start' } },
})
const timedOrders = memorySource(
  timed,
  someOrders(12).map(({ id, what, mechanic, status }, place) => ({
    id,
    what,
    mechanic,
    status,
    broughtAt: `2026-11-${11 + place}T11:58:18Z`,
  })),
)

type OrderBoard = BoardScreenProps<(typeof order)['fields']>

/** Plays do not run from right to left. */
const played = ['light', 'dark', 'narrow']

const meta = preview.meta({
  title: 'Screens/BoardScreen',
  component: BoardScreen as ComponentType<OrderBoard>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-Board-card[data-card]' } },
  args: {
    entity: order,
    source: orderSource(),
    title: 'Orders of the workshop',
    getHref: (record: Order) => `#${record.id}`,
    onOpen: fn(),
    onCreate: fn(),
    searchDelay: 50,
  },
})

/** The orders of a workshop by their state: how many stand in each, and what each is about. */
export const Workshop = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(6))
    const heading = canvas.getByRole('heading', { level: 2, name: 'Waiting' })
    await expect(heading.parentElement).toHaveTextContent('6')
    await expect(columnOf(canvasElement, 'In work').getAllByRole('row')).toHaveLength(4)
    const [card] = columnOf(canvasElement, 'Waiting').getAllByRole('row')
    await expect(card).toHaveTextContent('Amélie Rousseau')
    await expect(card).toHaveTextContent('€24.50')
    await userEvent.click(within(card!).getByRole('link', { name: 'Chain and cassette' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** Day and hour are whole on a card, in a line of their own where they have no room beside their label. */
export const Times = meta.story({
  parameters: { visual: { modes: ['light', 'narrow', 'rtl'] } },
  render: () => <BoardScreen entity={timed} source={timedOrders} title="Orders of the workshop" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(6))
    const facts = [...canvasElement.querySelectorAll<HTMLElement>('.sw-Board-factValue')]
    const times = facts.filter(({ textContent }) => textContent.includes('2026'))
    await expect(times.length).toBeGreaterThan(5)
    for (const time of times) {
      await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth)
      await expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(
        time.closest('.sw-Board-card')!.getBoundingClientRect().right,
      )
    }
  },
})

/** A card is dragged: the columns say where it may go and why not elsewhere, and it stands there at once. */
export const Dragged = meta.story({
  loaders: [() => ({ source: orderSource() })],
  render: (args, { loaded }) => (
    <>
      <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />
      <ToastRegion />
    </>
  ),
  parameters: { visual: { skip: 'seen before as "Workshop", and held as "Held"' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    const drag = dragCard(card)
    drag.over(canvasElement, 'In work')
    await expect(canvas.getByText('Start')).toBeVisible()
    await expect(canvas.getAllByText('No step leads there from Waiting')).toHaveLength(2)
    drag.drop()
    const moved = await columnOf(canvasElement, 'In work').findByRole('row', { name: 'Chain and cassette' })
    await expect(moved).toBeVisible()
    await expect(
      columnOf(canvasElement, 'Waiting').queryByRole('row', { name: 'Chain and cassette' }),
    ).toBeNull()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await columnOf(canvasElement, 'Waiting').findByRole('row', { name: 'Chain and cassette' })
  },
})

/** Let go over a column that it may not go to, or put back with Escape: nothing has happened. */
export const PutBack = meta.story({
  name: 'Put back',
  parameters: { visual: { skip: 'looks like "Workshop"' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    const first = dragCard(card)
    first.over(canvasElement, 'Done')
    first.drop()
    await expect(document.body).toHaveTextContent('Done: not possible. No step leads there from Waiting')
    const second = dragCard(card)
    second.over(canvasElement, 'In work')
    await userEvent.keyboard('{Escape}')
    await expect(document.body).toHaveTextContent('Chain and cassette stays in Waiting')
    await expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(6)
  },
})

/** Held by keys: the arrow keys go over the columns, and each says whether it takes the card. */
export const Held = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    card.focus()
    await userEvent.keyboard(' ')
    await expect(document.body).toHaveTextContent(
      'Chain and cassette is lifted. It may go to: In work or Declined.',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.body).toHaveTextContent('To In work: Start')
    await expect(canvasElement.querySelector('[data-drop="allowed"][data-over]')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.body).toHaveTextContent('Checked: not possible.')
    await userEvent.keyboard('{ArrowLeft}')
  },
})

/** Put down by Space: the card is in its new column, among cards of other heights, and has the focus there. */
export const MovedByKeys = meta.story({
  name: 'Moved by keys',
  loaders: [() => ({ source: orderSource() })],
  args: { renderCard: ({ id, customer }) => <p style={{ blockSize: 20 + (id % 3) * 24 }}>{customer}</p> },
  render: (args, { loaded }) => <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    card.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    const inWork = columnOf(canvasElement, 'In work')
    await waitFor(() => expect(inWork.getByRole('row', { name: 'Chain and cassette' })).toHaveFocus())
    await expect(document.body).toHaveTextContent('Chain and cassette: In work')
    await expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(5)
    for (const column of ['Waiting', 'In work']) {
      const gaps = () => gapsBetween(columnOf(canvasElement, column).getAllByRole('row'))
      await waitFor(() => expect(Math.max(...gaps()) - Math.min(...gaps())).toBeLessThan(2))
      await expect(Math.min(...gaps())).toBeGreaterThan(0)
    }
  },
})

/** A step that asks: the card waits where it is until the reason is given. */
export const Asked = meta.story({
  loaders: [() => ({ source: orderSource() })],
  render: (args, { loaded }) => <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />,
  parameters: { visual: { until: '[role="dialog"]', modes: played } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Chain and cassette to…' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Decline/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Decline: Chain and cassette' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toBeVisible())
  },
})

/** Someone else was faster: the card is back where it stands now, and it is said why. */
export const Conflict = meta.story({
  loaders: [
    () => {
      const source = orderSource()
      source.control.fail = ({ method, phase }) =>
        method === 'transition' && phase === 'before'
          ? { status: 412, title: 'Someone else changed it' }
          : undefined
      return { source }
    },
  ],
  render: (args, { loaded }) => <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />,
  parameters: { visual: { until: '.sw-Banner', modes: played } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    card.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await canvas.findByRole('group', { name: 'Not done: Start' })
    await waitFor(() => expect(columnOf(canvasElement, 'Waiting').getAllByRole('row')).toHaveLength(6))
  },
})

/** A choice that is no state: a card goes anywhere, and is written at once. Orders without urgency have a column too. */
export const ByUrgency = meta.story({
  name: 'By urgency',
  args: { columnField: 'urgency', fields: ['promised'] },
  loaders: [() => ({ source: orderSource() })],
  render: (args, { loaded }) => <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('row', { name: 'Chain and cassette' })
    await expect(columnOf(canvasElement, 'Without Urgency').getAllByRole('row')).toHaveLength(3)
    card.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    const high = columnOf(canvasElement, 'High')
    await waitFor(() => expect(high.getByRole('row', { name: 'Chain and cassette' })).toHaveFocus())
  },
})

/** A lane for each mechanic: a lane can be closed, and a card stays in its own. */
export const Lanes = meta.story({
  args: { defaultQuery: { group: 'mechanic' }, limits: { inWork: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const lane = await canvas.findByRole('button', { name: /^Ines/ })
    await expect(lane).toHaveTextContent('4')
    await waitFor(() => expect(canvas.getByText('4 of 3')).toBeVisible())
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    await userEvent.click(lane)
    await expect(lane).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('row', { name: 'Chain and cassette' })).toBeNull()
    await waitFor(() => expect(canvas.getByText('4 of 3')).toBeVisible())
    await userEvent.click(lane)
    await canvas.findByRole('row', { name: 'Chain and cassette' })
  },
})

/** A step that asks first gives the focus to the card that was moved, wherever it is by then. */
export const AskedByKeys = meta.story({
  name: 'Asked, by keyboard',
  loaders: [() => ({ source: orderSource() })],
  render: (args, { loaded }) => <BoardScreen {...args} source={loaded.source as OrderBoard['source']} />,
  parameters: { visual: { skip: 'looks like "Workshop"' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnOf(canvasElement, 'Checked').getAllByRole('row')).not.toHaveLength(0))
    const [card] = columnOf(canvasElement, 'Checked').getAllByRole('row')
    const id = card!.dataset.card
    card!.focus()
    await userEvent.keyboard(' {ArrowRight} ')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    within(dialog).getByRole('button', { name: 'Hand over' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.card).toBe(id))
    const moved = columnOf(canvasElement, 'Done').getAllByRole('row')
    await expect(moved.map(({ dataset }) => dataset.card)).toContain(id)
  },
})

/** Seven thousand orders: each column loads and draws those in view alone. */
export const Thousands = meta.story({
  args: { source: orderSource(7000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('3,000')).toBeVisible())
    const [grid] = canvas.getAllByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '3000')
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(80)
    grid!.scrollTop = 200_000
    await waitFor(() => expect(within(grid!).getAllByRole('row').length).toBeGreaterThan(3))
    grid!.scrollTop = 0
    await canvas.findByRole('row', { name: 'Chain and cassette · 301' })
  },
})

/** How many pixels lie between each card and the one below it. */
function gapsBetween(cards: readonly HTMLElement[]): readonly number[] {
  const boxes = cards.map((card) => card.getBoundingClientRect())
  return boxes.slice(1).map(({ top }, place) => top - (boxes[place]?.bottom ?? 0))
}
