import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { DescriptionList } from '../../src/components/DescriptionList'
import { Link } from '../../src/components/Link'
import type { Strike } from '../fixtures/birdstrikes'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

/** The fields without a column: the time of day, the phase of the flight and the way to the airport. */
function more(record: object) {
  const { timeOfDay, phase, airport, state } = record as Strike
  return (
    <DescriptionList
      layout="columns"
      aria-label="More of the strike"
      items={[
        { label: 'Time of day', value: timeOfDay ?? 'Not given' },
        { label: 'Phase of flight', value: phase ?? 'Not given' },
        { label: 'Airport', value: <Link href="#airport">{`${airport}, ${state ?? ''}`}</Link> },
      ]}
    />
  )
}

const meta = preview.meta({
  title: 'Collection/RecordGrid/Detail',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  render: (args) => <GridOfStrikes {...args} />,
  args: { onOpen: fn(), renderDetail: more },
})

const gridIn = (canvas: HTMLElement) => within(canvas).findByRole('grid', { name: 'Bird strikes' })
const togglesIn = async (grid: HTMLElement) => {
  await waitFor(() =>
    expect(within(grid).getAllByRole('button', { name: /^Details/ }).length).toBeGreaterThan(3),
  )
  return within(grid).getAllByRole('button', { name: /^Details/ })
}

/** A row shows more of its report below it, as high as that is; several can be open. */
export const Detail = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const [, second, third] = await togglesIn(grid)
    const before = third!.getBoundingClientRect().top
    await userEvent.click(second!)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    const detail = document.getElementById(second!.getAttribute('aria-controls')!)!
    await expect(detail).toHaveTextContent('Time of day')
    await waitFor(() =>
      expect(third!.getBoundingClientRect().top - before).toBeCloseTo(detail.parentElement!.offsetHeight, 0),
    )
    await userEvent.click(third!)
    await expect(within(grid).getAllByText('Time of day')).toHaveLength(2)
  },
})

/** Down leads into the detail and past it, Tab to what stands in it, Escape back to the button. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const [first, second] = await togglesIn(grid)
    first!.focus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveClass('sw-RecordGrid-detail')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(/,/)
    await userEvent.keyboard('{Escape}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toHaveClass('sw-RecordGrid-detail')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
})

/** An open row stays so when it is scrolled away and back, and the last row is still where scrolling ends. */
export const Scrolled = meta.story({
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const [first] = await togglesIn(grid)
    await userEvent.click(first!)
    await within(grid).findByText('Time of day')
    grid.scrollTo({ top: grid.scrollHeight })
    await waitFor(() =>
      expect(within(grid).getAllByRole('row').at(-1)).toHaveAttribute(
        'aria-rowindex',
        grid.getAttribute('aria-rowcount'),
      ),
    )
    grid.scrollTo({ top: 0 })
    await waitFor(() => expect(within(grid).getByText('Time of day')).toBeVisible())
  },
})

/** On a phone the button stands at the end of the card. */
export const Cards = meta.story({
  name: 'On a phone',
  args: { layout: 'cards' as const, height: 400 },
  play: async ({ canvasElement }) => {
    const grid = await gridIn(canvasElement)
    const [first, second] = await togglesIn(grid)
    const card = second!.closest('[role="row"]')!
    await userEvent.click(first!)
    const detail = document.getElementById(first!.getAttribute('aria-controls')!)!
    await waitFor(() =>
      expect(card.getBoundingClientRect().top).toBeCloseTo(detail.getBoundingClientRect().bottom, -1),
    )
  },
})
