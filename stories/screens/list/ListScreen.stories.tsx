import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { countSelected } from '../../../src/collection/Selection'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { loadStrikes, someStrikes, strike, strikeSource, type Strike } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const meta = preview.meta({
  title: 'Screens/ListScreen',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    getHref: (record: Strike) => `#${record.reportId}`,
    onOpen: fn(),
    onCreate: fn(),
    searchDelay: 50,
  },
})

const titles = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Ten thousand reports of collisions, from a source in memory: only those in view are loaded and drawn. */
export const TenThousand = meta.story({
  loaders: [async () => ({ source: strikeSource(await loadStrikes()) })],
  render: (args, { loaded }) => (
    <ListScreen
      {...args}
      source={loaded.source as StrikeList['source']}
      selectionActions={(selection) => (
        <Button size="small">Export {countSelected(selection, 10_000)?.toLocaleString('en')}</Button>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10,000 bird strikes'))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    const grid = canvas.getByRole('grid')
    grid.scrollTop = 300_000
    await waitFor(() => expect(titles(canvasElement)).toContain('BS-06825'))
    grid.scrollTop = 0
    await waitFor(() => expect(titles(canvasElement)[0]).toBe('BS-00001'))
  },
})

/** Typed quickly: one search begins when the typing rests, and the number found is announced. */
export const Searching = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${someStrikes.length} bird strikes`),
    )
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'gull')
    const found = someStrikes.filter(({ species }) => /gull/i.test(species)).length
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${found} bird strikes`))
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${someStrikes.length} bird strikes`),
    )
  },
})

/** Nothing matches; clearing the search brings everything back, and leads to the box for other words. */
export const FindingNothing = meta.story({
  args: { defaultQuery: { search: 'ostrich' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('“ostrich”'))
    const [, below] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(below!)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox'), 'ostrich')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('“ostrich”'))
  },
})

/** By speed: the fastest first, reports without a speed at the end. */
export const Sorted = meta.story({
  args: {
    defaultQuery: { sort: [{ field: 'speed', direction: 'descending' }] },
    defaultShown: ['reportId', 'species', 'speed', 'damage'],
  },
  play: async ({ canvasElement }) => {
    const header = await within(canvasElement).findByRole('columnheader', { name: /Speed/ })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  },
})

/** Columns are chosen from a menu that stays open; the last one cannot be taken away. */
export const ChoosingColumns = meta.story({
  // The choice is remembered with the source: each visit begins anew.
  beforeEach: ({ args }) => void (args.source = strikeSource()),
  args: { defaultShown: ['reportId', 'species', 'damage'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const page = within(document.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'Airport' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Airport' })).toBeVisible())
  },
})

/** The parent keeps the columns, in a person's settings for instance: with the species, without the airport. */
export const ColumnsOfTheParent = meta.story({
  args: { columnVisibility: { airport: false, species: true }, onColumnVisibilityChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Species' })).toBeInTheDocument()
    await expect(canvas.queryByRole('columnheader', { name: 'Airport' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Airport' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onColumnVisibilityChange).toHaveBeenCalledWith(
      expect.objectContaining({ airport: true, species: true, state: true, damage: false }),
    )
  },
})

/** The reports of one airport, of which there are none: the list is empty, and there is nothing to search better. */
export const RelatedAndEmpty = meta.story({
  args: { title: 'Bird strikes at Casper', filter: { airport: { is: 'Casper' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'No bird strikes yet' })
  },
})

/** By keyboard alone: sorted by a header, selected, given up with the bar's button, and opened. */
export const ByKeyboard = meta.story({
  args: { selectionActions: () => <Button size="small">Export</Button> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    canvas.getByRole('checkbox', { name: 'Select all' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}')
    const last = someStrikes
      .map(({ reportId }) => reportId)
      .toSorted()
      .at(-1)
    await waitFor(() => expect(titles(canvasElement)[0]).toBe(last))
    await userEvent.keyboard('{ArrowDown} ')
    const clear = await canvas.findByRole('button', { name: 'Clear selection' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(clear).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: last })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** On a phone: one card for each report, sorted in the sheet behind "View". */
export const OnAPhone = meta.story({
  args: { layout: 'cards', selectionActions: () => <Button size="small">Export</Button> },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 22.5rem)' }}>
      <ListScreen {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1))
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'View' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Flight date, downward')
    await userEvent.keyboard('{Escape}')
    const newest = someStrikes.toSorted((a, b) => (a.flightDate < b.flightDate ? 1 : -1))[0]
    await waitFor(() => expect(titles(canvasElement)[0]).toBe(newest?.reportId))
  },
})

/** The source cannot search or create: neither is offered. */
export const ReadingOnly = meta.story({
  args: {
    source: (({ list, get }) => ({ list, get, can: { search: false, sort: [], filter: {} } }))(
      strikeSource(),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /New/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
