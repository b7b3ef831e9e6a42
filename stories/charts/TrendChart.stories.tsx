import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { TrendChart } from '../../src/charts/TrendChart'

/** The months from April to March. */
const points = Array.from({ length: 12 }, (_, index) => ({
  at: new Date(Date.UTC(2025, 3 + index)).toISOString().slice(0, 7),
}))

const strikes = [212, 301, 388, 463, 540, 497, 421, 318, 190, 122, 98, 137]
const withDamage = [14, 22, 25, 31, 38, 33, 29, 24, undefined, 9, 6, 11]

const meta = preview.meta({
  title: 'Charts/TrendChart',
  component: TrendChart,
  parameters: { visual: { until: '.sw-TrendPlot' } },
  args: { label: 'Bird strikes by month', points, series: [{ label: 'Bird strikes', values: strikes }] },
})

/** How often birds were struck in a year: the latest month is said above, and each other one by the arrow keys. */
export const Line = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider', { name: 'Bird strikes by month' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 2026: 137')
    slider.focus()
    // The native slider has the keys; user-event does not play them.
    await fireEvent.change(slider, { target: { value: 9 } })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'January 2026: 122'))
    await expect(canvasElement.querySelector('.sw-TrendPlot-reading')).toHaveTextContent('January 2026122')
    await expect(canvasElement.querySelector('.sw-TrendPlot-mark')).toBeVisible()
  },
})

/** All strikes and those with damage: each has a line of its own kind, its name at the end, and a gap where nothing is known. */
export const Series = meta.story({
  args: {
    label: 'Bird strikes and damage by month',
    series: [
      { label: 'All', values: strikes },
      { label: 'Without damage', values: strikes.map((value) => Math.round(value * 0.8)) },
      { label: 'With damage', values: withDamage },
    ],
  },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Bird strikes and damage by month' })
    slider.focus()
    await fireEvent.change(slider, { target: { value: 0 } })
    await waitFor(() =>
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        'April 2025: All 212, Without damage 170, With damage 14',
      ),
    )
  },
})

/** The sums invoiced and paid, month by month. */
export const Bars = meta.story({
  args: {
    label: 'Invoiced and paid',
    variant: 'bars',
    format: { style: 'currency', currency: 'EUR' },
    points: points.slice(6),
    series: [
      { label: 'Invoiced', values: [4210, 3980.5, 5120, 2890, 3320, 6105] },
      { label: 'Paid', values: [4210, 3500, 4480, 2890, 2100, 1450] },
    ],
  },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Invoiced and paid' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 2026: Invoiced €6,105.00, Paid €1,450.00')
  },
})

/** Moments that are not evenly apart, and values below nothing: the scale has its nought between them. */
export const Moments = meta.story({
  args: {
    label: 'Temperature at the runway',
    variant: 'area',
    unit: '°C',
    zone: 'Europe/Berlin',
    points: ['06:00', '07:30', '08:00', '12:00', '18:00'].map((time) => ({ at: `2026-03-18T${time}:00Z` })),
    series: [{ label: 'Temperature', values: [-4.5, -2, 0.5, 7, 3.5] }],
  },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Temperature at the runway' })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Mar 18, 2026, 7:00\sPM: 3.5\s°C$/),
    )
  },
})

/** For who wants the values themselves: the same in a table, in the same place. Screen readers and paper have it always. */
export const AsTable = meta.story({
  args: { onViewChange: fn() },
  parameters: { visual: { until: '.sw-TrendChart-values', modes: ['light', 'narrow'] } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('slider')
    const table = canvas.getByRole('table', { name: 'Bird strikes by month' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('table')
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: 'July 2025' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
})

/** In Arabic time goes from right to left, and so do the arrow keys. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'اصطدامات الطيور حسب الشهر',
    series: [
      { label: 'الكل', values: strikes },
      { label: 'مع أضرار', values: withDamage },
    ],
  },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'اصطدامات الطيور حسب الشهر' })
    const latest = slider.getAttribute('aria-valuetext')
    slider.focus()
    await fireEvent.change(slider, { target: { value: 0 } })
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).not.toBe(latest))
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^أبريل 2025: الكل 212/)
  },
})

/** The person has chosen colours of their own: lines are told apart by their kind. */
export const ForcedColours = meta.story({
  args: Series.input.args,
  parameters: { visual: { modes: ['forced'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeEnabled()
  },
})
