import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '../../../src/components/Badge'
import { Link } from '../../../src/components/Link'
import { RelatedListView } from '../../../src/screens/record/RelatedListView'

const meta = preview.meta({
  title: 'Screens/RelatedListView',
  component: RelatedListView,
  args: {
    status: 'ready' as const,
    title: 'Invoices',
    noun: 'invoice',
    nouns: 'invoices',
    count: 37,
    columns: [
      { id: 'number', header: 'Number' },
      { id: 'status', header: 'Status' },
      { id: 'due', header: 'Due' },
      { id: 'total', header: 'Total', align: 'end' as const },
    ],
    rows: [
      row('INV-2041', <Badge>Draft</Badge>, '5 Dec 2026', '€1,249.90'),
      row('INV-2040', <Badge tone="info">Sent</Badge>, '28 Nov 2026', '€380.00'),
      row('INV-2039', <Badge tone="success">Paid</Badge>, '31 Oct 2026', '€72,000.00'),
      row('INV-2038', <Badge tone="success">Paid</Badge>, '14 Oct 2026', '€96.50'),
      row('INV-2037', <Badge tone="success">Paid</Badge>, '2 Oct 2026', '€2,410.00'),
    ],
    onShowMore: fn(),
    onRetry: fn(),
    onCreate: fn(),
  },
})

function row(number: string, ...cells: readonly ReactNode[]) {
  return {
    id: number,
    cells: [
      <Link key="number" href={`#${number}`} variant="quiet">
        {number}
      </Link>,
      ...cells,
    ],
  }
}

/** The latest five of 37, and the way to the others. */
export const Ready = meta.story({
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('region', { name: 'Invoices 37' })
    await expect(within(list).getByRole('rowheader', { name: 'INV-2041' })).toBeVisible()
    await userEvent.click(within(list).getByRole('button', { name: 'Show all 37' }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
    await userEvent.click(within(list).getByRole('button', { name: 'New invoice' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

/** On a phone a long name takes two lines, close to each other as those of every heading. */
export const LongTitle = meta.story({
  args: { title: 'Invoices of this customer that were sent and not paid yet' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: /^Invoices of this customer/ })
    const line = Number.parseFloat(getComputedStyle(title).lineHeight)
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(2 * line)
  },
})

/** All of them stand on a page of their own: a link leads there. */
export const AllElsewhere = meta.story({
  args: { allHref: '#invoices' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Show all 37' })
    await expect(link).toHaveAttribute('href', '#invoices')
  },
})

/** The source does not say how many there are. */
export const CountUnknown = meta.story({
  args: { count: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show more' })).toBeVisible()
  },
})

/** The invoices have not come yet: the columns already stand where they will be. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loading', rows: [], count: undefined, onShowMore: undefined },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('region', { name: 'Invoices' })
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(within(list).getByRole('columnheader', { name: 'Due' })).toBeInTheDocument()
    await expect(within(list).queryByRole('button')).not.toBeInTheDocument()
  },
})

/** More of them are on their way: nothing jumps. */
export const Refreshing = meta.story({ args: { status: 'refreshing' } })

/** Nothing points here yet. */
export const Empty = meta.story({
  args: { status: 'empty', rows: [], count: 0, onShowMore: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No invoices yet')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
  },
})

/** The person may list some invoices alone, and none of these: there may be others. */
export const EmptyByRights = meta.story({
  name: 'Empty by rights',
  args: {
    status: 'emptyByRights',
    reason: 'You see them only while written by is you.',
    rows: [],
    count: 0,
    onShowMore: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'No invoices that you may see. You see them only while written by is you.',
      ),
    ).toBeVisible()
  },
})

/** They could not be read: the reason in words, and the way to try again. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    rows: [],
    count: undefined,
    onShowMore: undefined,
    problem: { type: 'about:blank', title: 'No answer', status: 503 },
  },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'The list could not be loaded' })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Asking again failed: what is known stays, and says that it may be old. */
export const RefreshFailed = meta.story({
  args: { status: 'refreshFailed', problem: { type: 'about:blank', title: 'No answer', status: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'The list may be out of date' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'INV-2041' })).toBeVisible()
  },
})

/** Someone may read but not make one: no button leads nowhere. */
export const ReadOnly = meta.story({
  args: { onCreate: undefined, onShowMore: undefined, count: 5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
})
