import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { everythingSelected, nothingSelected, selectRecords } from '../../../src/collection/Selection'
import type { Problem } from '../../../src/data/problems'
import { ListScreenView, type ListScreenViewProps } from '../../../src/screens/list/ListScreenView'
import { ExportStrikes, ListInItsLanguage, NewStrike } from '../ListInItsLanguage'
import { someStrikes } from '../../fixtures/birdstrikes'
import { listed } from './listState'

const meta = preview.meta({
  title: 'Screens/ListScreen/More states',
  component: ListScreenView as ComponentType<ListScreenViewProps<object>>,
  parameters: { layout: 'fullscreen' },
  render: (args) => <ListInItsLanguage {...args} />,
  args: {
    ...listed,
    actions: <NewStrike />,
    onSearchChange: fn(),
    onSortChange: fn(),
    onShownChange: fn(),
    onSelectionChange: fn(),
    onRetry: fn(),
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
})

const nothing = { rowCount: 0, getRow: () => undefined, getRowId: () => undefined, total: undefined }

const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: `Status ${status}`,
  status,
  ...more,
})

const pages = { page: 2, shownPage: 2, pageSize: 50, pageCount: 7, hasNext: true }

/** A colleague corrects two reports: their rows are marked for some seconds, also the one that is selected. */
export const ChangedElsewhere = meta.story({
  name: 'Changed elsewhere',
  args: {
    changedRows: new Set(someStrikes.slice(1, 3).map(({ reportId }) => reportId)),
    selection: selectRecords(nothingSelected, [someStrikes[2]?.reportId ?? ''], true),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-changed]')).toHaveLength(2))
  },
})

/** One of two registers gave no answer: the reports of the other are there, and it is said that some are missing. */
export const InPart = meta.story({
  args: {
    status: 'partial',
    problem: problem(503, { detail: 'The archive before 1990 does not answer' }),
  },
  play: async ({ canvas, args }) => {
    const news = within(canvas.getByRole('group', { name: 'Some records may be missing' }))
    await expect(news.getByText('The archive before 1990 does not answer.')).toBeVisible()
    await userEvent.click(news.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
})

/** The source gives ten thousand at most: a narrower search finds the others. */
export const Capped = meta.story({
  args: { status: 'capped', cap: 10_000, total: { kind: 'atLeast', count: 10_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Only the first 10,000 are shown' })).toBeVisible()
  },
})

/** Without a connection, and nothing known of the list. */
export const Offline = meta.story({
  args: { ...nothing, status: 'offline', problem: problem(0) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You are offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  },
})

/** Without a connection: what was loaded before is there to work with. */
export const Cached = meta.story({
  args: { status: 'cached', problem: problem(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You are offline' })).toBeVisible()
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
})

/** Too much was asked for: the seconds until the next try count down, and the button waits with them. */
export const RateLimited = meta.story({
  args: { ...nothing, status: 'rateLimited', problem: problem(429, { retryAfter: 42 }) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Try again in 42 seconds' })
    await userEvent.click(button)
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('The service has asked for a break.')
  },
})

/** The session ended before the list came. */
export const SignedOut = meta.story({
  args: { ...nothing, status: 'signedOut', problem: problem(401), onSignIn: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You are signed out')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** Forbidden, and the product knows whom to ask: once asked, it says so and is not asked twice. */
export const AskForAccess = meta.story({
  args: {
    ...nothing,
    status: 'forbidden',
    reason: 'Your role does not allow this.',
    onAskAccess: fn(() => Promise.resolve()),
  },
  // In Arabic the story does not play, and nothing is asked for.
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, args }) => {
    const ask = canvas.getByRole('button', { name: 'Ask for access' })
    await userEvent.click(ask)
    await waitFor(() => expect(canvas.getByText('You have asked for access.')).toHaveFocus())
    await expect(ask).not.toBeInTheDocument()
    await expect(args.onAskAccess).toHaveBeenCalledOnce()
  },
})

/** A page of a list in pages: which one, the way to the others, and how many rows it holds. */
export const Pages = meta.story({
  args: { pages },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    // "Select all" of a page selects its rows alone.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    const [selection] = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall as [
      { mode: string; ids: Set<unknown> },
    ]
    await expect(selection.mode).toBe('include')
    await expect(selection.ids.size).toBe(listed.rowCount)
  },
})

/** How many pages there are is unknown: previous and next. */
export const PagesOfUnknownNumber = meta.story({
  args: { pages: { ...pages, pageCount: undefined }, total: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(way.getByText('Page 2')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument()
  },
})

/** An old link leads beyond the last page: the way back is one press. */
export const OutOfRange = meta.story({
  args: { ...nothing, status: 'outOfRange', pages: { ...pages, page: 12, hasNext: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('There is no page 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7)
  },
})

/** All that match are selected, and that is more than can be changed at once. */
export const SelectedTooMany = meta.story({
  args: {
    selection: everythingSelected,
    selectionActions: <ExportStrikes />,
    selectionLimit: 20,
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('group', { name: 'Actions for what is selected' }))
    await expect(bar.getByText('At most 20 can be changed at once. Select fewer.')).toBeVisible()
    await expect(bar.getAllByRole('button')).toHaveLength(1)
  },
})
