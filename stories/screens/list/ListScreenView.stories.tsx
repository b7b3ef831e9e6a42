import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ListScreenView, type ListScreenViewProps } from '../../../src/screens/list/ListScreenView'
import { usualModes } from '../../../tests/visual/modes'
import { ExportStrikes, ListInItsLanguage, NewStrike } from '../ListInItsLanguage'
import { listed } from './listState'

const create = <NewStrike />

const meta = preview.meta({
  title: 'Screens/ListScreen/States',
  component: ListScreenView as ComponentType<ListScreenViewProps<object>>,
  parameters: { layout: 'fullscreen' },
  render: (args) => <ListInItsLanguage {...args} />,
  args: {
    ...listed,
    actions: create,
    onSearchChange: fn(),
    onSortChange: fn(),
    onShownChange: fn(),
    onSelectionChange: fn(),
    onRetry: fn(),
  },
})

const nothing = { rowCount: 0, getRow: () => undefined, getRowId: () => undefined }

/** Some sixty reports: searched, sorted and opened from one screen. */
export const Ready = meta.story({
  parameters: { visual: { modes: [...usualModes, 'short'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bird strikes')
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Bird strikes' })).toBeVisible())
    await expect(canvas.getByRole('searchbox', { name: 'Search bird strikes' })).toBeVisible()
  },
})

/** In Arabic the dates, the numbers and what the columns are called are Arabic too. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    await expect(canvas.getByRole('columnheader', { name: 'تاريخ الرحلة' })).toBeInTheDocument()
    await expect(canvas.getByText(/^\W*15\W+05\W+1990$/)).toBeInTheDocument()
    await expect(canvas.queryByText(/May|Jun/)).not.toBeInTheDocument()
  },
})

/** The list has not come yet; everything stands where it will be. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { ...nothing, status: 'loading', total: undefined },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Bird strikes' })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(within(region).getByRole('status')).toHaveTextContent('Loading')
  },
})

/** Another search is under way: what was there stays until its answer comes. */
export const Refreshing = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'refreshing', search: 'gull' },
})

/** There is no report yet: one sentence teaches, one step leads on. */
export const Empty = meta.story({
  args: {
    ...nothing,
    status: 'empty',
    total: { kind: 'exact', count: 0 },
    emptyAction: create,
    actions: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'No bird strikes yet',
    )
  },
})

/** Nothing matches what was searched for, and the way back is one press. */
export const NoResults = meta.story({
  args: { ...nothing, status: 'noResults', total: { kind: 'exact', count: 0 }, search: 'ostrich' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “ostrich”')
    const [inBox] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(inBox!)
    await expect(args.onSearchChange).toHaveBeenCalledWith('')
  },
})

/** No answer came: it says why and offers to ask again. */
export const Failed = meta.story({
  args: {
    ...nothing,
    status: 'failed',
    total: undefined,
    problem: { type: 'about:blank', title: 'No answer', status: 0 },
  },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'The list could not be loaded' })
    await expect(news).toHaveTextContent('Check your connection')
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The last answer failed; what was known before is still there to work with. */
export const RefreshFailed = meta.story({
  args: { status: 'refreshFailed', problem: { type: 'about:blank', title: 'Unavailable', status: 503 } },
})

/** Three reports are selected: how many, all that match, and what can be done with them. */
export const Selected = meta.story({
  args: {
    selection: { mode: 'include', ids: new Set(['BS-00093', 'BS-00395', 'BS-00649']) },
    selectionActions: <ExportStrikes />,
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Actions for what is selected' })
    await expect(bar).toHaveTextContent('3 selected')
  },
})

/** The number of reports is unknown: the grid says so and goes on. */
export const UnknownTotal = meta.story({
  args: { total: { kind: 'atLeast', count: 60 }, hasMore: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('At least 60 bird strikes')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
  },
})

/** The role of the person has no list: why, and what to do about it. */
export const Forbidden = meta.story({
  args: { ...nothing, status: 'forbidden', total: undefined, reason: 'Your role does not allow this.' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Bird strikes' })
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(
      'You do not have access',
    )
    await expect(region).toHaveTextContent(
      'Your role does not allow this. Ask the person who gives access to it.',
    )
    await expect(within(region).queryByRole('button')).not.toBeInTheDocument()
    await expect(within(region).queryByRole('grid')).not.toBeInTheDocument()
  },
})

/** There is nothing that this person may see, which is not to say that there is nothing. */
export const EmptyByRights = meta.story({
  args: {
    ...nothing,
    status: 'emptyByRights',
    total: { kind: 'exact', count: 0 },
    reason: 'You see them only while status is sent.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You see them only while status is sent.')).toBeVisible()
  },
})
