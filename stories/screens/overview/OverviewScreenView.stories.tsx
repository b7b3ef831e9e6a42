import { expect, fireEvent, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { OverviewScreenView } from '../../../src/screens/overview/OverviewScreenView'
import type {
  OverviewBreakdown,
  OverviewFact,
  OverviewList,
  OverviewTrend,
  OverviewWidget,
} from '../../../src/screens/overview/overviewState'

const readAt = Date.parse('2026-03-18T14:03:00Z')
const euros = { style: 'currency', currency: 'EUR' } as const
const months = Array.from({ length: 6 }, (_, index) => ({
  at: new Date(Date.UTC(2025, 9 + index)).toISOString().slice(0, 7),
}))

const open: OverviewFact = {
  id: 'open',
  shows: 'fact',
  status: 'ready',
  title: 'Still to be paid',
  value: '8210.40',
  format: euros,
  href: '#open',
}
const sent: OverviewFact = {
  id: 'sent',
  shows: 'fact',
  status: 'ready',
  title: 'Sent',
  about: 'In the last 7 days',
  value: 28,
  before: 25,
  beforeLabel: 'in the 7 days before',
  href: '#sent',
}
const overdue: OverviewFact = {
  ...sent,
  id: 'overdue',
  title: 'Fallen due',
  value: 3,
  before: 12,
}
const trend: OverviewTrend = {
  id: 'trend',
  shows: 'trend',
  status: 'ready',
  title: 'Invoiced by month',
  format: euros,
  variant: 'bars',
  points: months,
  series: [{ label: 'Invoiced', values: [4210, 3980.5, 5120, 2890, 3320, 6105] }],
}
const states: OverviewBreakdown = {
  id: 'states',
  shows: 'breakdown',
  status: 'ready',
  title: 'Invoices by status',
  rows: [
    { id: 'paid', label: 'Paid', value: 311, tone: 'success', href: '#paid' },
    { id: 'sent', label: 'Sent', value: 48, tone: 'info', href: '#sent' },
    { id: 'draft', label: 'Draft', value: 12, tone: 'neutral', href: '#draft' },
    { id: 'overdue', label: 'Overdue', value: 9, tone: 'warning', href: '#overdue' },
  ],
  rowLabel: 'Status',
  valueLabel: 'Count',
}
const drafts: OverviewList = {
  id: 'drafts',
  shows: 'list',
  status: 'ready',
  title: 'To be sent',
  href: '#drafts',
  columns: [{ label: 'Customer' }, { label: 'Total', align: 'end' }],
  records: [
    { id: 2048, title: 'INV-2048', href: '#2048', facts: ['Amélie Rousseau', '€41.90'] },
    { id: 2047, title: 'INV-2047', href: '#2047', facts: ['Brass & Sons Couriers', '€1,027.00'] },
  ],
}
const all: readonly OverviewWidget[] = [open, sent, overdue, trend, states, drafts]
const inState = (status: OverviewWidget['status'], more: Partial<OverviewWidget> = {}) =>
  all.map((one) => ({ ...one, ...more, status }) as OverviewWidget)

const meta = preview.meta({
  title: 'Screens/OverviewScreen/States',
  component: OverviewScreenView,
  parameters: { layout: 'fullscreen' },
  args: { title: 'The workshop today', status: 'ready' as const, widgets: all, readAt, onRefresh: fn() },
})

/** The owner opens the shop: what is still to be paid, how the week went, how the months went, and what to send next. */
export const Ready = meta.story({
  parameters: { visual: { until: '.sw-TrendPlot', modes: ['light', 'dark', 'narrow', 'rtl', 'forced'] } },
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('region', { name: 'Sent' })
    await expect(within(week).getByText('12% more than in the 7 days before')).toBeVisible()
    const due = canvas.getByRole('region', { name: 'Fallen due' })
    await expect(within(due).getByText('75% less than in the 7 days before')).toBeVisible()
    await expect(canvas.getByText('€8,210.40')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Still to be paid' })).toHaveAttribute('href', '#open')
    await expect(await canvas.findByRole('slider', { name: 'Invoiced by month' })).toHaveAttribute(
      'aria-valuetext',
      'March 2026: €6,105.00',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(/^As of/)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

const sums: readonly (readonly [string, string])[] = [
  ['Paid', '1234567.89'],
  ['Still to be paid', '81234567890.12'],
  ['Fallen due', '120'],
  ['Written off', '-10234.50'],
]

/** The books of many years: in narrow tiles long sums take a smaller step, and none is broken. */
export const LongSums = meta.story({
  args: { widgets: sums.map(([title, value]): OverviewFact => ({ ...open, id: title, title, value })) },
  parameters: { visual: { modes: ['light', 'narrow', 'rtl'] } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '31rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('.sw-OverviewScreen-figure')) {
      const text = document.createRange()
      text.selectNodeContents(figure)
      const { width, height } = text.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(figure).lineHeight)
      await expect(figure.clientHeight).toBeLessThanOrEqual(Math.ceil(line))
      await expect(width).toBeLessThanOrEqual(figure.clientWidth)
      await expect(height).toBeGreaterThan(0)
    }
  },
})

const screening = (id: number, title: string, facts: readonly string[]) => ({
  id,
  title,
  href: `#${id}`,
  facts,
})
const tonight: OverviewList = {
  ...drafts,
  id: 'tonight',
  title: 'Tonight',
  columns: [{ label: 'Start' }, { label: 'Venue' }, { label: 'Tickets sold', align: 'end' }],
  records: [
    screening(1, 'Courtyard open air', [
      'Jun 12, 2026, 9:30 PM',
      'Courtyard of the old customs house',
      '1,204',
    ]),
    screening(2, 'Die Freiluftkinovorstellung', [
      'Jun 12, 2026, 10:00 PM',
      'Donaudampfschifffahrtsgesellschaft',
      '88',
    ]),
  ],
}
const billed: OverviewList = {
  ...drafts,
  id: 'billed',
  title: 'Billed',
  records: [
    screening(3, 'Poster for the closing night', ['Vereinigte Plakatdruckereien', '€1,234,567.89']),
    screening(4, 'Rent of the courtyard', ['Amélie Rousseau', '€41.90']),
  ],
}

/** An evening of the festival: however long venues are, titles are divided between words, and no number is cut. */
export const LongFacts = meta.story({
  args: { widgets: [tonight, billed] },
  parameters: { visual: { modes: ['light', 'narrow', 'rtl'] } },
  play: async ({ canvas, canvasElement }) => {
    for (const title of canvas.getAllByRole('link', { name: /courtyard|Freiluft|Poster/i })) {
      const { width } = title.parentElement!.getBoundingClientRect()
      await expect(width).toBeGreaterThanOrEqual(160)
    }
    for (const list of canvasElement.querySelectorAll('.sw-OverviewScreen-part')) {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    }
    for (const number of canvasElement.querySelectorAll('.sw-OverviewScreen-value[data-align]')) {
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    }
  },
})

/** Nothing has come yet: each part has the size of what comes, so that nothing moves. */
export const Loading = meta.story({
  args: { status: 'loading', widgets: inState('loading'), readAt: undefined },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The workshop today' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(
      within(canvas.getByRole('region', { name: 'Sent' })).getByText('Loading'),
    ).toBeInTheDocument()
  },
})

const problem = { type: 'about:blank', title: 'The books are closed for an hour', status: 500 }

/** Some could not be read: each says why in its own place and is asked for again from there, and one keeps what it knew. */
export const Failed = meta.story({
  args: {
    widgets: [
      { ...open, status: 'failed', problem, onRetry: fn() },
      {
        ...sent,
        status: 'refreshFailed',
        problem,
        readAt: Date.parse('2026-03-18T09:15:00Z'),
        onRetry: fn(),
      },
      overdue,
      { ...trend, status: 'failed', problem, onRetry: fn() },
      states,
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const failed = canvas.getByRole('region', { name: 'Still to be paid' })
    await expect(within(failed).getByText('This could not be read')).toBeVisible()
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    await expect(args.widgets[0]?.onRetry).toHaveBeenCalledOnce()
    const old = canvas.getByRole('region', { name: 'Sent' })
    await expect(within(old).getByText('28')).toBeVisible()
    await expect(within(old).getByText(/^As of .* because it could not be read again$/)).toBeVisible()
    await expect(canvas.getByText('75% less than in the 7 days before')).toBeVisible()
  },
})

const empty = {
  title: 'No invoices yet',
  text: 'As soon as there are some, they are counted here.',
  action: (
    <Button size="small" href="#new">
      Create invoice
    </Button>
  ),
}

/** The first day: a number is nought, and the rest says what will stand there and what to do. */
export const Empty = meta.story({
  args: {
    widgets: [
      { ...open, value: 0 },
      { ...sent, value: 0, before: 0 },
      { ...trend, status: 'empty', empty },
      { ...drafts, status: 'empty', empty },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As much as in the 7 days before')).toBeVisible()
    const months = canvas.getByRole('region', { name: 'Invoiced by month' })
    await expect(within(months).getByText('No invoices yet')).toBeVisible()
    await expect(within(months).getByRole('link', { name: 'Create invoice' })).toBeVisible()
  },
})

/** The source can give no more than a thousand, or cannot count: what is known in part says so, and is not compared. */
export const InPart = meta.story({
  args: {
    widgets: [
      { ...open, note: 'Of the first 1,000 only' },
      { ...sent, atLeast: true, value: 1000, before: undefined },
      { ...states, note: 'Of the first 1,000 only' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at least 1,000')).toBeVisible()
    await expect(canvas.getAllByText('Of the first 1,000 only')).toHaveLength(2)
  },
})

/** Of 3,000 bills the newest 1,000 were read: months before them have a dash and no bar, and a sum of which nothing was read has no nought. */
export const OlderNotKnown = meta.story({
  args: {
    widgets: [
      { ...open, value: undefined, note: 'Of the first 1,000 only' },
      {
        ...trend,
        note: 'Of the first 1,000 only, from the newest on: what is older is not known',
        series: [{ label: 'Invoiced', values: [undefined, undefined, undefined, 2890, 3320, 6105] }],
      },
    ],
  },
  parameters: { visual: { until: '.sw-TrendPlot', modes: ['light', 'narrow', 'rtl'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sum = canvas.getByRole('region', { name: 'Still to be paid' })
    await expect(within(sum).getByText('not known')).toBeInTheDocument()
    await expect(sum).not.toHaveTextContent('0.00')
    const slider = await canvas.findByRole('slider', { name: 'Invoiced by month' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 2026: €6,105.00')
    await expect(canvasElement.querySelectorAll('.sw-TrendPlot-bar')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('.sw-TrendPlot-unknown')).toHaveLength(3)
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'October 2025: not known')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: /^December 2025/ })).toHaveTextContent(
      /^December 2025–not known$/,
    )
    await expect(canvas.getByText(/what is older is not known$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await fireEvent.change(await canvas.findByRole('slider'), { target: { value: '5' } })
  },
})

/** A role that may see none of it is told so. */
export const Nothing = meta.story({
  args: { status: 'empty', widgets: [], readAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing to show' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  },
})
