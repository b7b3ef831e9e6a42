import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { arabic } from '../../../src/messages/arabic'
import { HistoryList, type HistoryListProps } from '../../../src/screens/record/HistoryList'
import { invoiceVersions } from '../../fixtures/billing/history'
import { invoice } from '../../fixtures/billing/invoice'

type InvoiceHistory = HistoryListProps<(typeof invoice)['fields']>

const ofAnInvoice: InvoiceHistory = { entity: invoice, status: 'ready', versions: invoiceVersions }

const meta = preview.meta({
  title: 'Screens/HistoryList',
  component: HistoryList as ComponentType<InvoiceHistory>,
  args: { ...ofAnInvoice, onRetry: fn() },
})

const headingsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

/** The life of an invoice, from its sending back to its first line. */
export const Ready = meta.story({
  play: async ({ canvasElement }) => {
    await expect(headingsIn(canvasElement)).toEqual([
      'Send',
      '3 fields changed',
      '2 fields changed',
      'Created',
    ])
    const [sending] = within(canvasElement).getAllByRole('listitem')
    await expect(sending).toHaveTextContent('Status')
    await expect(sending).toHaveTextContent('Before: Draft')
    await expect(sending).toHaveTextContent('Now: Sent')
  },
})

/** There are more versions than were read: a press shows the next ones. */
export const More = meta.story({
  args: { onShowMore: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show older versions' }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
  },
})

/** The older ones are on their way. */
export const LoadingMore = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loadingMore', onShowMore: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Show older versions/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Nothing is known yet: the places of the first versions. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loading', versions: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sw-HistoryList')).toHaveAttribute('aria-busy', 'true')
  },
})

/** Nothing was changed since versions are kept. */
export const Empty = meta.story({
  args: { status: 'empty', versions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No versions yet')).toBeVisible()
  },
})

/** The server did not answer. */
export const Failed = meta.story({
  args: { status: 'failed', versions: [], problem: { type: 'about:blank', title: 'Failed', status: 500 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The history could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The older versions did not come: those before stay. */
export const OutOfDate = meta.story({
  args: {
    status: 'refreshFailed',
    onShowMore: fn(),
    problem: { type: 'about:blank', title: 'No answer', status: 0 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This history may be out of date')).toBeVisible()
    await expect(headingsIn(canvasElement)).toContain('Send')
  },
})

/** The person may read the record, and not what became of it. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', versions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You may not see the history')).toBeVisible()
  },
})

/** Someone has removed the record meanwhile. */
export const Gone = meta.story({
  args: { status: 'gone', versions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This was removed')).toBeVisible()
  },
})

/** A server that tells what changed, and not what the record was like: nothing can be compared without the record. */
export const ChangesAlone = meta.story({
  args: {
    versions: [
      {
        id: 'b',
        at: '2026-03-17T15:40:00Z',
        by: 'Jonas Feld',
        changes: { total: { from: '190.00', to: '380.00' }, due: { to: '2026-11-28' } },
      },
      { id: 'a', at: '2026-03-14T16:20:00Z', by: 'Mara Lind' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('€190.00')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Compare/ })).not.toBeInTheDocument()
  },
})

async function compareSecond(canvasElement: HTMLElement) {
  const [, second] = within(canvasElement).getAllByRole('button', { name: /^Compare/ })
  await userEvent.click(second!)
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
    name: 'Compare versions',
  })
  // The versions that it compares are loaded with it.
  await waitFor(() => expect(dialog.querySelector('.sw-VersionComparison')).toBeInTheDocument())
  return dialog
}

/** The fields that differ between a version and the present one stand first; the rest can be opened. */
export const Compared = meta.story({
  args: { restore: { status: 'idle', onRestore: fn(() => Promise.resolve(true)) } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await compareSecond(canvasElement))
    await waitFor(() => expect(dialog.getByText('3 fields are the same')).toBeVisible())
    await expect(dialog.getByText(/Not restored, since you cannot change it: Status/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Restore Mar 15/ }))
    await expect(args.restore?.onRestore).toHaveBeenCalledOnce()
    await expect(args.restore?.onRestore).toHaveBeenCalledWith(
      expect.objectContaining({ total: '190.00', due: null }),
      expect.objectContaining({ id: 2 }),
    )
    // For the picture, as it was opened.
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('.sw-Dialog')).not.toBeInTheDocument(),
    )
    await compareSecond(canvasElement)
  },
})

/** Someone else was faster: the present record is compared, and the person decides again. */
export const Conflict = meta.story({
  args: { restore: { status: 'conflict', onRestore: () => Promise.resolve(false) } },
  play: async ({ canvasElement }) => {
    const dialog = within(await compareSecond(canvasElement))
    await waitFor(() => expect(dialog.getByText('Someone else changed this meanwhile')).toBeVisible())
  },
})

/** The server did not take it, and says why. */
export const NotRestored = meta.story({
  args: {
    restore: {
      status: 'failed',
      problem: { type: 'about:blank', title: 'Rejected', status: 422, detail: 'The month is closed.' },
      onRestore: () => Promise.resolve(false),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await compareSecond(canvasElement))
    await waitFor(() => expect(dialog.getByText(/The month is closed/)).toBeVisible())
  },
})

/** From right to left: the arrow points from before to now there, too. */
export const InArabic = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: (args) => (
    <LocaleProvider locale="ar" messages={arabic}>
      <div dir="rtl" lang="ar">
        <HistoryList {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'سجل التغييرات' })).toBeVisible()
  },
})
