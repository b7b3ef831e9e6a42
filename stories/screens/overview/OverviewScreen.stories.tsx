import { useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { DataSource } from '../../../src/data/DataSource'
import { ProblemError } from '../../../src/data/problems'
import { useLocale } from '../../../src/internal/locale'
import { OverviewScreen, type OverviewScreenProps } from '../../../src/screens/overview/OverviewScreen'
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
