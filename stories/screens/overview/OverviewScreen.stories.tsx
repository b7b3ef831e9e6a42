import { useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { useLocale } from '../../../src/internal/locale'
import { OverviewScreen, type OverviewScreenProps } from '../../../src/screens/overview/OverviewScreen'
import { date, defineEntity, integer } from '../../../src/spec'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { strikeInArabic } from '../../fixtures/birdstrikesInArabic'

interface StrikesProps extends Partial<OverviewScreenProps> {
  /** Reading fails so many times. */
  failures?: number
  /** The source answers pages, and can neither count nor compare. */
  plain?: boolean
}

const widgets: OverviewScreenProps['widgets'] = [
  { id: 'all', shows: 'fact', entity: 'strike' },
  { id: 'cost', shows: 'fact', entity: 'strike', sum: 'costTotal' },
  { id: 'damage', shows: 'breakdown', entity: 'strike', by: 'damage' },
  {
    id: 'years',
    shows: 'trend',
    entity: 'strike',
    by: 'flightDate',
    period: 'year',
    last: 40,
    variant: 'area',
  },
  {
    id: 'dear',
    shows: 'list',
    entity: 'strike',
    title: { en: 'The dearest', ar: 'الأعلى كلفة' },
    sort: [{ field: 'costTotal', direction: 'descending' }],
    fields: ['species', 'costTotal'],
  },
]

const soFar = { shows: 'fact', entity: 'order', by: 'ordered', calendar: true } as const

function Strikes({ failures = 0, plain = false, ...props }: StrikesProps) {
  const isArabic = useLocale().direction === 'rtl'
  const targets = useMemo(() => {
    const source = losing(failures, plain)
    return [{ entity: isArabic ? strikeInArabic : strike, source }]
  }, [isArabic, failures, plain])
  return <OverviewScreen widgets={widgets} targets={targets} {...props} />
}

/** Loses so many readings of sums, and counts only where it may. */
function losing(failures: number, plain: boolean): DataSource {
  const { facets, ...strikes } = strikeSource() as unknown as DataSource
  let left = failures
  const list: DataSource['list'] = (query, options) => {
    const isSum = query.limit !== 1 && query.sort === undefined
    if (!isSum || left === 0) return strikes.list(plain ? { ...query, sort: [] } : query, options)
    left -= 1
    return Promise.reject(new ProblemError({ status: 500, title: 'The archive does not answer' }))
  }
  const can = plain ? { search: false, sort: [], filter: {} } : strikes.can
  return { ...strikes, ...(facets && !plain && { facets }), can, list }
}

const meta = preview.meta({
  title: 'Screens/OverviewScreen',
  component: Strikes,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-TrendPlot' } },
})

/** The safety board looks at all reports at once: each part is read by itself, from one source. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    const damage = await canvas.findByRole('region', { name: /by .*damage/i })
    await waitFor(() => expect(within(damage).getAllByRole('row').length).toBeGreaterThan(2))
    await expect(await canvas.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2026: /),
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^As of/))
    // Every line of the list ends where its columns end.
    const dearest = canvas.getByRole('region', { name: 'The dearest' })
    const { left, right } = dearest.getBoundingClientRect()
    const facts = document.createRange()
    for (const fact of dearest.querySelectorAll('[data-align="end"]')) {
      facts.selectNodeContents(fact)
      const box = facts.getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(left - 1)
      await expect(box.right).toBeLessThanOrEqual(right + 1)
    }
  },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), ordered: date({ label: 'Ordered' }) },
})

/** Orders since January of the year before: a day is ordered on as often as it stands there. */
const orders = [
  '2025-01-14',
  '2025-02-03',
  '2025-02-20',
  '2025-03-11',
  '2025-03-18',
  '2025-03-27',
  '2025-11-28',
  '2026-01-09',
  '2026-02-02',
  '2026-02-17',
  '2026-02-18',
  '2026-02-26',
  '2026-03-02',
  '2026-03-18',
].map((ordered, place) => ({ id: place + 1, ordered }))

/** A shop's owner asks for this month and this year so far, each beside the same days of the one before. */
export const OfTheCalendar = meta.story({
  args: {
    targets: [{ entity: order, source: memorySource(order, orders) }],
    widgets: [
      { title: { en: 'Monthly orders', ar: 'طلبات الشهر' }, ...soFar, id: 'month', period: 'month' },
      { title: { en: 'Yearly orders', ar: 'طلبات السنة' }, ...soFar, id: 'year', period: 'year' },
    ],
  },
  parameters: { visual: { until: '.sw-OverviewScreen-change' } },
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('region', { name: 'Monthly orders' })
    await waitFor(() =>
      expect(month).toHaveTextContent('2This month33% less than in the same days of last month'),
    )
    const year = await canvas.findByRole('region', { name: 'Yearly orders' })
    await waitFor(() =>
      expect(year).toHaveTextContent('7This year40% more than in the same days of last year'),
    )
  },
})

/** The sum cannot be read at first; the others stand there, and it is read again from its own place. */
export const FailsAlone = meta.story({
  args: { failures: 1 },
  parameters: { visual: { skip: 'read again at the end' } },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
  },
})

/** A source that cannot count is read page by page, up to a bound that is said. */
export const Bounded = meta.story({
  args: { plain: true, limit: 40 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Of the first 40 only').length).toBeGreaterThan(1))
    // Without an order each year may have more, so that none has a number.
    await expect(
      await canvas.findByText('Of the first 40 only, in no order: no period is known whole'),
    ).toBeVisible()
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', '2026: not known')
  },
})

/** In Arabic it stands from right to left, and so does time. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'تحديث' })).toBeVisible()
    await expect(await canvas.findByRole('slider')).toBeEnabled()
  },
})
