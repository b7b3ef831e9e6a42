import { useState, type ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { RecordId } from '../../../src/data/DataSource'
import { TreeScreenView, type TreeScreenViewProps } from '../../../src/screens/tree/TreeScreenView'
import { idOfCategory, type Category } from './categories'
import { shown, withBranch } from './treeState'

const meta = preview.meta({
  title: 'Screens/TreeScreenView',
  component: TreeScreenView as ComponentType<TreeScreenViewProps<Category>>,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown,
    onExpandedChange: fn(),
    onSearchChange: fn(),
    onRetry: fn(),
    onRetryBranch: fn(),
    onShowMore: fn(),
  },
})

const nothing = { branches: new Map(), total: undefined }
const unavailable = { type: 'about:blank', title: 'The stock system is restarting', status: 503 }

function OpenTree(props: TreeScreenViewProps<Category>) {
  const [expanded, setExpanded] = useState<readonly RecordId[]>(props.expanded)
  return <TreeScreenView {...props} expanded={expanded} onExpandedChange={setExpanded} />
}

/** Everything is there: a press on the button before a name opens and closes what is below it. */
export const Ready = meta.story({
  render: (args) => <OpenTree {...args} />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('treegrid', { name: 'Categories of the shop' }))
    const tents = await grid.findByRole('row', { name: /^Tents/ })
    await userEvent.click(within(tents).getByRole('button', { name: 'What is below Tents' }))
    await waitFor(() => expect(grid.queryByRole('row', { name: /^Families/ })).toBeNull())
    await expect(tents).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(within(tents).getByRole('button', { name: 'What is below Tents' }))
    await expect(await grid.findByRole('row', { name: /^Families/ })).toHaveAttribute('aria-level', '3')
    await expect(grid.getByRole('row', { name: /^Gift cards/ })).not.toHaveAttribute('aria-expanded')
  },
})

/** Nothing is known yet; everything stands where it will be. */
export const Loading = meta.story({
  args: { ...nothing, status: 'loading' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Categories of the shop' })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(within(region).getByRole('status')).toHaveTextContent('Loading')
  },
})

/** One branch is on its way, and said in its place; another has come and holds nothing. */
export const BranchLoading = meta.story({
  name: 'A branch loads',
  args: {
    branches: withBranch('Tents', { status: 'loading', records: [] }),
    expanded: [...shown.expanded, idOfCategory('Gift cards')],
  },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Loading' })).toHaveAttribute('aria-level', '3')
    await expect(canvas.getByRole('row', { name: 'Nothing is below.' })).toHaveAttribute('aria-level', '2')
  },
})

/** One branch failed and another holds more than has come: each says so in its place, beside the way on. */
export const BranchNotes = meta.story({
  name: 'A branch failed, another has more',
  args: {
    branches: new Map([
      ...withBranch('Tents', { status: 'failed', records: [], problem: unavailable }),
      ...[...withBranch('Bags', { hasMore: true, total: { kind: 'exact', count: 71 } })].filter(
        ([id]) => id === String(idOfCategory('Bags')),
      ),
    ]),
    expanded: [...shown.expanded, idOfCategory('Bags')],
  },
  play: async ({ canvas, args }) => {
    const failed = canvas.getByRole('row', { name: /^What is below could not be loaded/ })
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryBranch).toHaveBeenCalledWith(String(idOfCategory('Tents')))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }))
    await expect(args.onShowMore).toHaveBeenCalledWith(String(idOfCategory('Bags')))
    await expect(canvas.getByRole('row', { name: /^Dry bags/ })).toHaveAttribute('aria-setsize', '71')
  },
})

/** There is no category at all: what they would be, and the one step. */
export const Empty = meta.story({
  args: { ...nothing, status: 'empty', total: { kind: 'exact', count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
})

/** Nothing matches: clearing the search leads to the box for other words. */
export const NoResults = meta.story({
  name: 'No results',
  args: { ...nothing, status: 'noResults', search: 'canoe', isFound: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('“canoe”')
    await expect(canvas.queryByText(/Rows in grey/)).toBeNull()
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear!)
    await expect(args.onSearchChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** The role may not see such records. */
export const Forbidden = meta.story({
  args: { ...nothing, status: 'forbidden', reason: 'You may not see what stands below what.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You do not have access' })).toBeVisible()
    await expect(canvas.getByText(/^You may not see what stands below what\./)).toBeVisible()
    await expect(canvas.queryByRole('treegrid')).toBeNull()
  },
})

/** The top gave no answer. */
export const Failed = meta.story({
  args: { ...nothing, status: 'failed', problem: unavailable },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No connection, and nothing known. */
export const Offline = meta.story({
  args: { ...nothing, status: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/offline/i)
  },
})

/** The records shown are asked for again: they stay, and the region is busy. */
export const Refreshing = meta.story({
  args: { status: 'refreshing' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Categories of the shop' })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('row', { name: /^Tents/ })).toBeVisible()
  },
})

/** The last answer failed: what was known is there, and it is said that it is old. */
export const RefreshFailed = meta.story({
  name: 'Refresh failed',
  args: { status: 'refreshFailed', problem: unavailable },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /^Tents/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A branch came in part: what is there is shown, and that some are missing. */
export const Partial = meta.story({
  args: { branches: withBranch('Tents', { partial: unavailable }) },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /^Some are missing here/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryBranch).toHaveBeenCalledWith(String(idOfCategory('Tents')))
  },
})

/** A search: in grey what only leads to what was found, in full ink what was. */
export const Found = meta.story({
  args: {
    isFound: true,
    search: 'famil',
    searched: 'famil',
    total: { kind: 'exact', count: 1 },
    branches: withBranch(undefined, { records: shown.branches.get('')?.records.slice(1, 2) ?? [] }),
    marks: new Map(
      ['Camping', 'Tents'].map((name): [string, 'place'] => [String(idOfCategory(name)), 'place']),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rows in grey/)).toBeVisible()
    const camping = canvas.getByRole('rowheader', { name: 'Camping' })
    await expect(camping).toHaveAttribute('aria-description', 'Only shows where others stand')
    await expect(canvas.getByRole('rowheader', { name: 'Families' })).not.toHaveAttribute('aria-description')
  },
})

/** A record was not moved: why, and another try. */
export const NotMoved = meta.story({
  name: 'Not moved',
  args: {
    failedMove: {
      title: 'Tents',
      problem: { type: 'about:blank', title: 'Someone else changed it', status: 412 },
      onRetry: fn(),
      onDismiss: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    const news = canvas.getByRole('group', { name: 'Not moved: Tents' })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.failedMove?.onRetry).toHaveBeenCalledOnce()
  },
})
