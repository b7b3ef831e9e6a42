import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { TrashScreenView } from '../../../src/screens/trash/TrashScreenView'
import { items, kinds } from './removed'

const meta = preview.meta({
  title: 'Screens/TrashScreenView',
  component: TrashScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Trash',
    items,
    kinds,
    days: 30,
    onRestore: fn(),
    onPurge: fn(),
    onEmpty: fn(),
    onAnswer: fn(),
  },
})

const [lyon, first, second] = items

/** Removed customers and invoices, with who, when and until when; of one the workshop must keep what it has. */
export const Ready = meta.story({
  args: {
    status: 'ready',
    items: items.map((item) =>
      item === second
        ? { ...item, restoreReason: 'Only the owner may bring back an invoice that was sent.' }
        : item,
    ),
    onShowMore: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Restore|استعادة) INV-2041$/ }))
    await expect(args.onRestore).toHaveBeenCalledWith([first])
    const kept = canvas.getByRole('button', { name: /^(Restore|استعادة) INV-2036$/ })
    await expect(kept).toHaveAttribute('aria-disabled', 'true')
    const goes = canvas.getByRole('button', { name: /INV-2036 (for good|نهائيًا)$/ })
    await expect(goes).not.toHaveAttribute('aria-disabled')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Customers')
    await expect(canvas.queryByText('INV-2041')).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox'), '')
  },
})

/** Rows wait in their places. */
export const Loading = meta.story({
  args: { status: 'loading', items: [], days: undefined },
  parameters: { visual: { loading: true } },
})

/** Customers are there; the service of the invoices gives no answer, and is asked again. */
export const Partial = meta.story({
  args: {
    status: 'partial',
    items: items.slice(0, 1),
    failed: kinds.slice(1),
    problem: { type: 'about:blank', title: 'Bad gateway', status: 502 },
    onRetry: fn(),
  },
})

/** Nothing is removed: a sentence says what will stand here. */
export const Empty = meta.story({ args: { status: 'empty', items: [] } })

/** Nothing could be read. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    items: [],
    problem: { type: 'about:blank', title: 'Bad gateway', status: 502 },
    onRetry: fn(),
  },
})

/** A mechanic removes nothing, and has nothing to bring back. */
export const Forbidden = meta.story({ args: { status: 'forbidden', items: [] } })

/** An invoice does not come back without its customer. */
export const AsksForTwo = meta.story({
  args: {
    status: 'ready',
    question: { kind: 'restore', items: [lyon!, first!], along: [lyon!] },
  },
  parameters: { visual: { until: '[role="alertdialog"]' } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Lyon Cycles')
  },
})

/** Three go for good: their number is typed first. */
export const AsksForNumber = meta.story({
  args: { status: 'ready', question: { kind: 'purge', items, along: [] } },
  parameters: { visual: { until: '[role="alertdialog"]' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /[3٣]/ })).toBeInTheDocument()
  },
})
