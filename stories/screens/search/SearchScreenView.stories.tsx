import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SearchScreenView } from '../../../src/screens/search/SearchScreenView'
import { customers, failed, invoices, nothingIn, waiting } from './found'

const meta = preview.meta({
  title: 'Screens/SearchScreen/States',
  component: SearchScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'found' as const,
    words: 'brass',
    groups: [customers, invoices],
    scopes: [
      { value: 'customer', label: 'Customers' },
      { value: 'invoice', label: 'Invoices' },
      { value: 'part', label: 'Parts' },
    ],
    onWordsChange: fn(),
    onScopeChange: fn(),
    onRetry: fn(),
  },
})

/** Nothing is typed yet: one sentence says what can be. */
export const Idle = meta.story({
  args: { status: 'idle', words: '', groups: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Enter what you look for' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
})

/** Each kind of record below its heading, and a way to all of one kind. */
export const Found = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const section = within(canvas.getByRole('region', { name: 'Invoices' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(2)
    await expect(section.getByRole('link', { name: 'All 42 in Invoices' })).toBeVisible()
    // The question and the answers have one measure.
    const widthOf = (part: string) => canvasElement.querySelector(part)!.getBoundingClientRect().width
    await expect(widthOf('.sw-SearchScreen-tools')).toBe(widthOf('.sw-SearchScreen-results'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Parts' }))
    await expect(args.onScopeChange).toHaveBeenCalledWith('part')
  },
})

/** One source is slow. */
export const Searching = meta.story({
  args: { status: 'searching', groups: [customers, waiting] },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Searching: Parts')).toBeVisible()
  },
})

/** One source failed by itself: it says why and can be asked again, and the others stand. */
export const OneFailed = meta.story({
  args: { groups: [customers, failed] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Parts could not be searched' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('part')
  },
})

/** No source answered. */
export const Failed = meta.story({
  args: { status: 'failed', groups: [failed] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/Nothing has/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** Nothing has these words, and it says what to try. */
export const Empty = meta.story({
  args: { status: 'empty', words: 'bross', groups: [customers, invoices].map(nothingIn) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Nothing has “bross”' }),
    ).toBeVisible()
  },
})
