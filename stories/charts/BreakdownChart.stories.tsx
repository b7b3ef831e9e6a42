import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { BreakdownChart, type BreakdownRow } from '../../src/charts/BreakdownChart'

const states: readonly BreakdownRow[] = [
  { id: 'draft', label: 'Draft', value: 12, tone: 'neutral', href: '#draft' },
  { id: 'sent', label: 'Sent', value: 48, tone: 'info', href: '#sent' },
  { id: 'paid', label: 'Paid', value: 311, tone: 'success', href: '#paid' },
  { id: 'overdue', label: 'Overdue', value: 9, tone: 'warning', href: '#overdue' },
  { id: 'void', label: 'Void', value: 0, tone: 'danger' },
]

const meta = preview.meta({
  title: 'Charts/BreakdownChart',
  component: BreakdownChart,
  args: {
    label: 'Invoices by status',
    rowLabel: 'Status',
    valueLabel: 'Invoices',
    rows: states,
  },
})

/** Where the invoices stand, the most first, in the colours of their states; each leads to its list. */
export const States = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'narrow', 'rtl', 'forced'] } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Invoices by status' })
    const barOf = (name: string) =>
      canvas.getByRole('row', { name }).querySelector('.sw-BreakdownChart-bar')?.getBoundingClientRect()
    // Nothing has no bar, and the bars begin beside the longest name.
    await expect(barOf('Overdue 9')!.width).toBeGreaterThan(0)
    await expect(barOf('Void 0')).toBeUndefined()
    const longest = canvas.getByRole('link', { name: 'Overdue' }).getBoundingClientRect()
    const { left, right } = barOf('Paid 311')!
    const gap = getComputedStyle(table).direction === 'rtl' ? longest.left - right : left - longest.right
    await expect(gap).toBeLessThan(32)
    const names = within(table).getAllByRole('rowheader')
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Paid',
      'Sent',
      'Draft',
      'Overdue',
      'Void',
    ])
    await expect(canvas.getByRole('row', { name: 'Paid 311' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Overdue' })).toHaveAttribute('href', '#overdue')
  },
})

/** More species than there is room for: the rarer ones are added up. */
export const Others = meta.story({
  args: {
    label: 'Bird strikes by species',
    rowLabel: 'Species',
    valueLabel: 'Bird strikes',
    limit: 4,
    rows: [
      ['Gull', 2310],
      ['Mourning dove', 1480],
      ['European starling', 911],
      ['American kestrel', 660],
      ['Canada goose', 402],
      ['Snowy owl', 12],
    ].map(([label, value]) => ({ id: String(label), label, value: Number(value) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '2 others 414' })).toBeVisible()
  },
})
