import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProblemError } from '../../../src/data/problems'
import type { BulkAction } from '../../../src/screens/list/BulkAction'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { type Strike, someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const shown: StrikeList['defaultShown'] = ['reportId', 'flightDate', 'airport', 'species', 'damage', 'speed']
const menus: StrikeList['quickFilters'] = ['damage', 'timeOfDay']

const meta = preview.meta({
  title: 'Screens/ListScreen/Many records',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    getHref: (record: Strike) => `#${record.reportId}`,
    defaultShown: shown,
    quickFilters: menus,
  },
})

const archive: BulkAction<Strike> = {
  id: 'archive',
  label: 'Archive',
  run: async ({ damage }) => {
    if (damage === 'Substantial') throw new ProblemError({ status: 412, title: 'Changed since' })
  },
  reasonNot: ({ costTotal }) =>
    (costTotal ?? 0) > 0 ? 'Reports with costs are kept open for two years.' : undefined,
}

const slow: BulkAction<Strike> = {
  id: 'archive',
  label: 'Archive',
  run: (_, { signal }) =>
    new Promise((_done, stop) => signal.addEventListener('abort', () => stop(signal.reason))),
}

async function selectAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
  return canvas
}

/** Reports with a severe damage cannot be archived: said with which it was not done and why, and they stay selected. */
export const PartlyDone = meta.story({
  name: 'Partly done',
  args: {
    bulkActions: [archive],
  },
  play: async ({ canvasElement }) => {
    const canvas = await selectAll(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const left = someStrikes.filter(
      ({ damage, costTotal }) => damage === 'Substantial' || (costTotal ?? 0) > 0,
    )
    const done = someStrikes.length - left.length
    await canvas.findByText(`Archive: ${done} of ${someStrikes.length} are done`)
    await userEvent.click(canvas.getByText(`${left.length} are not done`))
    // The reason that they share is said once, above them.
    const reason = canvas.getByText(/Reports with costs are kept open/)
    await expect(reason).toBeVisible()
    await expect(within(reason).getAllByRole('listitem').length).toBeGreaterThan(1)
    const bar = canvas.getByRole('group', { name: 'Actions for what is selected' })
    await expect(bar).toHaveTextContent(`${left.length} selected`)
  },
})

/** A slow action says how far it is, and can be stopped: what it has not begun with is not tried. */
export const UnderWay = meta.story({
  name: 'Under way',
  parameters: { visual: { loading: true } },
  args: {
    bulkActions: [slow],
  },
  play: async ({ canvasElement }) => {
    const canvas = await selectAll(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Archive' })).toBeVisible())
    await canvas.findByText(`Archive: 0 of ${someStrikes.length}`)
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible()
  },
})

/** Found by two conditions, and exported as a file of what is found. */
export const FilteredToExport = meta.story({
  name: 'Filtered, to export',
  args: {
    defaultQuery: { filter: { damage: { in: ['Minor', 'Substantial'] }, speed: { gte: 100 } } },
    exportFile: { name: 'bird-strikes' },
    onQueryChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const fast = someStrikes.filter(
      ({ damage, speed }) => (damage === 'Minor' || damage === 'Substantial') && (speed ?? 0) >= 100,
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${fast.length} bird strikes`))
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Speed/ }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      filter: { damage: { in: ['Minor', 'Substantial'] } },
    })
  },
})

/** More than the product lets one file hold: how many there may be is said, and no file is written that would lack reports. */
export const TooManyToExport = meta.story({
  name: 'Too many to export',
  args: { exportFile: { name: 'bird-strikes' } },
  decorators: (Story) => (
    <ProductProvider
      product={defineProduct({ entities: [strike], limits: { export: { value: 50, unit: 'items' } } })}
      sources={{}}
      role="investigator"
    >
      <Story />
      <ToastRegion />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${someStrikes.length} bird strikes`),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const messages = within(canvas.getByRole('region', { name: 'Messages' }))
    await expect(await messages.findByText(/^Only 50 records can be exported at once/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
  },
})

/** Nothing was found by the filters that a person set: they are cleared with one press. */
export const FilteredAway = meta.story({
  name: 'Filtered away',
  args: { defaultQuery: { filter: { species: { contains: 'ostrich' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Try fewer filters.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${someStrikes.length} bird strikes`),
    )
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
  },
})

/** On a phone the bar of what is selected has several lines: the rows stay under the finger while it comes and goes. */
export const SelectedOnAPhone = meta.story({
  name: 'Selected on a phone',
  args: { bulkActions: [archive] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('checkbox', { name: /Select/ })
    const [first, second] = canvas.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'))
    const boxIn = (row: HTMLElement) => within(row).getByRole('checkbox')
    const before = second!.getBoundingClientRect().top
    const movedBy = () => Math.abs(second!.getBoundingClientRect().top - before)
    await userEvent.click(boxIn(first!))
    await expect(await canvas.findByText('1 selected')).toBeVisible()
    await expect(movedBy()).toBeLessThan(5)
    await userEvent.click(boxIn(second!))
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.click(boxIn(first!))
    await userEvent.click(boxIn(second!))
    await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull())
    await expect(movedBy()).toBeLessThan(5)
  },
})
