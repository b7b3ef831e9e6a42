import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../../src/collection/ValueText'
import { DescriptionList } from '../../../src/components/DescriptionList'
import { Skeleton } from '../../../src/components/Skeleton'
import { RecordsView, type RecordsViewProps } from '../../../src/screens/list/RecordsView'
import { useRecords } from '../../../src/screens/list/useRecords'
import { type Invoice, invoice, someInvoices } from '../../fixtures/billing/invoice'
import { invoiceSource, invoicesTo } from '../../fixtures/billing/records'

const problem = { type: 'about:blank', title: 'No answer', status: 503 } as const

const totals = (invoices: readonly Invoice[]) => (
  <DescriptionList
    items={invoices.map((record) => ({
      id: String(record.id),
      label: record.number,
      value: <ValueText entity={invoice} field="total" record={record} />,
    }))}
  />
)

const ready: RecordsViewProps<Invoice> = {
  status: 'ready',
  records: someInvoices.slice(0, 3),
  label: 'Invoices',
  nouns: 'invoices',
  children: totals,
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Screens/RecordsView',
  component: RecordsView as ComponentType<RecordsViewProps<Invoice>>,
  args: ready,
})

/** The debts of customers, as the host draws them, read with `useRecords`. */
export const WithTheHook = meta.story({
  name: 'With useRecords',
  render: () => <Owed />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Invoices' })
    await waitFor(() => expect(within(group).getAllByRole('term')).toHaveLength(5))
    await userEvent.click(within(group).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(group).getAllByRole('term')).toHaveLength(8))
    await expect(within(group).queryByRole('button')).not.toBeInTheDocument()
  },
})

const eight = invoiceSource(invoicesTo(7, 8))

function Owed() {
  const owed = useRecords(invoice, { source: eight, filter: { customer: { is: 7 } }, limit: 5 })
  return <RecordsView {...owed}>{totals}</RecordsView>
}

/** The records as they stand, drawn by the host. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getByText('€72,000.00')).toBeVisible()
  },
})

/** There are more than are shown: a button brings them. */
export const More = meta.story({
  args: { onShowMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
  },
})

/** They have not come yet: three lines hold their place. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loading', records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Invoices' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** They have not come yet: what the host draws holds a place of their size. */
export const LoadingInItsSize = meta.story({
  parameters: { visual: { loading: true } },
  args: {
    status: 'loading',
    records: [],
    loading: <Skeleton shape="block" height="12rem" />,
  },
})

/** Newer ones are on their way: nothing jumps. */
export const Refreshing = meta.story({ args: { status: 'refreshing' } })

/** There is none at all. */
export const Empty = meta.story({
  args: { status: 'empty', records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  },
})

/** There are some, but none that the host asks for. */
export const NoResults = meta.story({
  name: 'None that match',
  args: { status: 'noResults', records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matching invoices' })).toBeVisible()
  },
})

/** The host says it better: nothing is due. */
export const OwnWords = meta.story({
  name: 'None, in words of the host',
  args: { status: 'noResults', records: [], empty: <p>Nothing is due this week.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is due this week.')).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
})

/** They could not be read: why, and the way to try again. */
export const Failed = meta.story({
  args: { status: 'failed', records: [], problem },
  play: async ({ canvas, args }) => {
    const news = canvas.getByRole('group', { name: 'These invoices could not be loaded' })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Reading them again failed: what is known stays, and says that it may be old. */
export const RefreshFailed = meta.story({
  args: { status: 'refreshFailed', problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The list may be out of date' })).toBeVisible()
    await expect(canvas.getByText('INV-2039')).toBeVisible()
  },
})

/** Without a connection what was read before stays. */
export const Cached = meta.story({ args: { status: 'cached', problem: { ...problem, status: 0 } } })

/** Without a connection, and nothing was read before. */
export const Offline = meta.story({ args: { status: 'offline', records: [] } })

/** One of several places gave no answer. */
export const Partial = meta.story({ args: { status: 'partial', problem } })

/** The source gives no more than so many. */
export const Capped = meta.story({ args: { status: 'capped', cap: 3 } })

/** Too much was asked for: the source says when to come back. */
export const RateLimited = meta.story({
  args: { status: 'rateLimited', records: [], problem: { ...problem, status: 429, title: 'Too many calls' } },
})

/** The session has ended: signing in leads on. */
export const SignedOut = meta.story({
  args: { status: 'signedOut', records: [], onSignIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** The role may not list them: why, and a way to ask. */
export const Forbidden = meta.story({
  args: {
    status: 'forbidden',
    records: [],
    reason: 'Only accountants see invoices.',
    onAskAccess: fn(async () => {}),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Only accountants see invoices/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }))
    await expect(args.onAskAccess).toHaveBeenCalledOnce()
  },
})

/** The role may see some of them, and there are none of these. */
export const EmptyByRights = meta.story({
  args: { status: 'emptyByRights', records: [], reason: 'You see them if they are your own.' },
})
