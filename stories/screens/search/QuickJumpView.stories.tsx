import FilePlus from 'lucide-react/icons/file-plus'
import Users from 'lucide-react/icons/users'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { QuickJumpView } from '../../../src/screens/search/QuickJumpView'
import type { SearchGroup } from '../../../src/screens/search/searchState'
import { customers, failed, invoices, nothingIn, waiting } from './found'

const recent: SearchGroup = {
  name: ':recent',
  label: 'Recent',
  status: 'ready',
  results: [
    { id: '2', title: 'Brass & Sons Couriers', subtitle: 'Customer', href: '#/customers/2' },
    { id: '46', title: 'INV-2046', subtitle: 'Invoice', href: '#/invoices/INV-2046' },
  ],
}
const pages: SearchGroup = {
  name: ':pages',
  label: 'Go to',
  status: 'ready',
  results: [
    { id: 'list', title: 'Customers', icon: <Users className="sw-icon" />, href: '#/customers' },
    { id: 'invoices', title: 'Invoices', href: '#/invoices' },
  ],
}
const close = fn()
const commands: SearchGroup = {
  name: ':commands',
  label: 'Actions',
  status: 'ready',
  results: [
    { id: 'new', title: 'New invoice', icon: <FilePlus className="sw-icon" />, href: '#/invoices/new' },
    { id: 'close', title: 'Close the month', onAction: close },
  ],
}

const meta = preview.meta({
  title: 'Screens/QuickJump/States',
  component: QuickJumpView,
  args: {
    status: 'found' as const,
    words: 'brass',
    groups: [customers, invoices],
    onWordsChange: fn(),
    onChoose: fn((_result?: unknown) => {}),
    onRetry: fn(),
  },
})

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')
const selected = (canvasElement: HTMLElement) => within(canvasElement).getByRole('option', { selected: true })

/** Before anything is typed: where the person was, where one can go and what can be done. */
export const Idle = meta.story({
  args: { status: 'idle', words: '', groups: [recent, pages, commands] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const groups = canvas.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
    await expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Recent',
      'Go to',
      'Actions',
    ])
    box(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(selected(canvasElement)).toHaveTextContent('Close the month')
    await userEvent.keyboard('{Enter}')
    await expect(close).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}')
  },
})

/** Two sources have answered; the words are marked where they stand, and all of one are a step away. */
export const Found = meta.story({
  args: { searchHref: '#/search?q=brass' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox', { expanded: true })).toHaveAccessibleName('Search or jump to')
    const first = canvas.getByRole('option', { name: /^Brass & Sons/ })
    await expect(first.querySelector('mark')).toHaveTextContent('Brass')
    await expect(box(canvasElement)).toHaveAttribute('aria-activedescendant', first.id)
    await expect(canvas.getByRole('option', { name: /Email:/ })).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'All 42 in Invoices' })).toHaveAttribute(
      'href',
      '#/invoices?q=brass',
    )
    await expect(canvas.getByRole('link', { name: 'See all results' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('4 results')).toBeInTheDocument())
  },
})

/** One source is slow: what the others have found is there, and which one is awaited is said. */
export const Searching = meta.story({
  args: { status: 'searching', groups: [customers, waiting] },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Searching: Parts')).toBeVisible()
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
})

/** One source failed: the others stand, and that one can be asked again by the keyboard too. */
export const OneFailed = meta.story({
  args: { groups: [customers, failed] },
  play: async ({ canvasElement, args }) => {
    box(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(selected(canvasElement)).toHaveTextContent('Parts could not be searched. Try again')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('part')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

/** Nothing has these words. */
export const Empty = meta.story({
  args: { status: 'empty', words: 'bross', groups: [customers, invoices].map(nothingIn) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nothing has “bross”')).toBeVisible()
    await expect(canvas.getByRole('combobox', { expanded: false })).not.toHaveAttribute('aria-controls')
  },
})

/** No source answered, and there is none to ask again: it is not known whether there is anything. */
export const Failed = meta.story({
  args: { status: 'failed', groups: [failed], onRetry: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The search got no answer')).toBeVisible()
  },
})
