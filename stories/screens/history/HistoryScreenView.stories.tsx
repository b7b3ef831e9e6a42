import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { HistoryScreenView } from '../../../src/screens/history/HistoryScreenView'
import { items, kinds, people } from './changes'

const meta = preview.meta({
  title: 'Screens/HistoryScreenView',
  component: HistoryScreenView,
  parameters: { layout: 'fullscreen' },
  args: { title: 'History', items, kinds, people, onFilterChange: fn() },
})

/** Records made, changed, sent and removed; older changes are a press away. */
export const Ready = meta.story({
  args: { status: 'ready', onShowMore: fn() },
  play: async ({ canvas, args, userEvent }) => {
    // A removed record has no page to lead to.
    await expect(canvas.getAllByRole('link', { name: 'INV-2046' })).toHaveLength(3)
    await expect(canvas.queryByRole('link', { name: 'INV-2039' })).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(When|متى)$/ }), '7')
    await expect(args.onFilterChange).toHaveBeenCalledWith({ days: 7 })
    await userEvent.click(canvas.getByRole('button', { name: /older|أقدم/ }))
    await expect(args.onShowMore).toHaveBeenCalled()
  },
})

/** Nothing is known yet. */
export const Loading = meta.story({
  args: { status: 'loading', items: [] },
  parameters: { visual: { loading: true } },
})

/** A new workshop: nothing has changed. */
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

/** A visitor may read no record, and sees no change of one. */
export const Forbidden = meta.story({ args: { status: 'forbidden', items: [] } })
