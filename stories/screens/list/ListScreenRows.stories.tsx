import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { type Repair, repair, someRepair } from '../../fixtures/repairs'

type RepairList = ListScreenProps<(typeof repair)['fields']>

const totals = ['1249.50', '84.90', '310.05', '12.10']
const services: Repair['services'][] = [
  someRepair.services,
  ['gears'],
  ['brakes', 'gears', 'wheels', 'cleaning'],
  [],
]
const repairs = totals.map((total, place): Repair => ({
  ...someRepair,
  number: `R-${2041 + place}`,
  total,
  services: services[place],
  photos: place === 3 ? [] : someRepair.photos?.slice(0, 2 - (place % 2)),
}))

const meta = preview.meta({
  title: 'Screens/ListScreen/Rows',
  component: ListScreen as ComponentType<RepairList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: repair,
    source: memorySource(repair, repairs),
    fields: ['photos', 'number', 'services', 'received', 'hours', 'total'] as const,
    getHref: (record: Repair) => `#${record.number}`,
    onEdit: fn(),
    totals: { total: 'sum', hours: 'max' } as const,
  },
})

const rowsIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
  return canvas
}

/** Photographs are seen small, services are badges, and the sum of the money is exact. */
export const Totals = meta.story({
  name: 'Pictures, badges and totals',
  args: { layout: 'table' as const },
  play: async ({ canvasElement }) => {
    const canvas = await rowsIn(canvasElement)
    await expect(canvas.getAllByRole('img', { name: 'before.webp' })[0]!).toBeVisible()
    await expect(canvas.getByText('+2')).toBeVisible()
    const foot = canvas.getAllByRole('row').at(-1)!
    await expect(foot).toHaveTextContent('Sum: €1,656.55')
    await expect(foot).toHaveTextContent('Max 1.75')
  },
})

/** The arrow keys lead on from the last row to the totals, as to any other row, and back; nothing is selected there. */
export const TotalsByKeyboard = meta.story({
  args: { layout: 'table' as const },
  parameters: { visual: { skip: 'the totals look as in the story above' } },
  play: async ({ canvasElement }) => {
    const canvas = await rowsIn(canvasElement)
    await userEvent.click(canvas.getByText('€12.10'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('Sum: €1,656.55')
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText(/selected/)).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(document.activeElement).toHaveTextContent('€12.10')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement!.closest('[role="row"]')).toHaveAccessibleName('Totals')
  },
})

/** Another column decides already: a heading tells that Shift lets it decide as well. */
export const SortByAnother = meta.story({
  args: { layout: 'table' as const, defaultQuery: { sort: [{ field: 'total', direction: 'descending' }] } },
  parameters: { visual: { skip: 'the words are shown while a heading has the focus' } },
  play: async ({ canvasElement }) => {
    const canvas = await rowsIn(canvasElement)
    const hours = canvas.getByRole('button', { name: /^Work/ })
    await expect(hours).toHaveAccessibleDescription('With Shift: as well as what decides now')
    await expect(canvas.getByRole('button', { name: /Total/ })).not.toHaveAccessibleDescription()
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(hours)
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(hours).toHaveAccessibleDescription('Decides as number 2 of 2'))
  },
})

/** The arrow keys lead to what can be done with a row, Enter into it, and the pencil opens the record for editing. */
export const Actions = meta.story({
  name: 'Actions of a row',
  args: { layout: 'table' as const },
  play: async ({ canvasElement, args }) => {
    const canvas = await rowsIn(canvasElement)
    await userEvent.click(canvas.getByText('€84.90'))
    await userEvent.keyboard('{End}{Enter}')
    const pencil = canvas.getByRole('button', { name: 'Edit R-2042' })
    await expect(pencil).toHaveFocus()
    await expect(pencil).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-index="1"] [data-bare]')).toHaveFocus()
  },
})

/** Where sums do not fit they fade at the edge, in the rows and below: a shade beside the actions says that there is more. */
export const CutAtActions = meta.story({
  name: 'More behind the actions',
  args: { layout: 'table' as const },
  parameters: { visual: { modes: ['light', 'dark', 'rtl', 'forced'] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 42rem)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await rowsIn(canvasElement)
    const grid = canvas.getByRole('grid')
    const signs = () =>
      [...grid.querySelectorAll('[data-bare]')].map((cell) => getComputedStyle(cell, '::before').boxShadow)
    await waitFor(() => expect(grid).toHaveAttribute('data-overflow-x-end'))
    await expect(signs().length).toBeGreaterThan(5)
    for (const sign of signs()) await expect(sign).toContain('inset')
    const start = grid.scrollLeft
    grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? -grid.scrollWidth : grid.scrollWidth
    await waitFor(() => expect(grid).not.toHaveAttribute('data-overflow-x-end'))
    for (const sign of signs()) await expect(sign).toBe('none')
    grid.scrollLeft = start
    await waitFor(() => expect(grid).toHaveAttribute('data-overflow-x-end'))
  },
})

/** On a phone the services of a card can be read, in a line more where dates and numbers leave them no room, and its menu has what the pencil had. */
export const Cards = meta.story({
  name: 'On a phone',
  args: { layout: 'cards' as const },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = await rowsIn(canvasElement)
    const cards = canvas.getAllByRole('row').slice(1)
    const heights = cards.map((card) => card.getBoundingClientRect().height)
    await expect(Math.max(...heights)).toBeLessThanOrEqual(84)
    await expect(heights[3]).toBeLessThanOrEqual(64)
    const services = within(cards[0]!).getByText('Brakes').closest('.sw-RecordGrid-value')!
    await expect(services.clientWidth).toBeGreaterThanOrEqual(72)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for R-2041' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  },
})
