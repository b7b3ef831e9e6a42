import type { ComponentType } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { BreakdownChart, type BreakdownChartProps, type BreakdownRow } from '../../src/charts/BreakdownChart'
import { TrendChart, type TrendChartProps } from '../../src/charts/TrendChart'
import { StatesSheet } from '../fixtures/StatesSheet'

const points = Array.from({ length: 6 }, (_, month) => ({ at: `2026-0${month + 1}` }))

/** Four lines, the most that can be told apart; of the third one month alone stands between two gaps. */
const damage: TrendChartProps = {
  label: 'Bird strikes by damage',
  points,
  series: [
    { label: 'None', values: [98, 137, 212, 301, 388, 463] },
    { label: 'Minor', values: [40, 61, 90, 121, 150, 177] },
    { label: 'Substantial', values: [22, undefined, 31, undefined, 58, 64] },
    { label: 'Unknown', values: [150, 160, 171, 166, 190, 201] },
  ],
}

const statuses: readonly BreakdownRow[] = [
  { id: 'paid', label: 'Paid', value: 311, tone: 'success', href: '#paid' },
  { id: 'sent', label: 'Sent', value: 148, tone: 'info', href: '#sent' },
  { id: 'draft', label: 'Draft', value: 92, tone: 'neutral', href: '#draft' },
  { id: 'overdue', label: 'Overdue', value: 49, tone: 'warning', href: '#overdue' },
  { id: 'void', label: 'Void', value: 24, tone: 'danger', href: '#void' },
  { id: 'other', label: 'From the old system', value: 70 },
]

const meta = preview.meta({
  title: 'Charts/TrendChart/States',
  component: TrendChart as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** An analyst goes through the months by the keyboard: four series are told apart by their kind, not by their colour alone. */
export const Charts = meta.story({
  parameters: { visual: { until: '.sw-TrendPlot' } },
  render: () => (
    <>
      <StatesSheet<TrendChartProps>
        width="page"
        part=".sw-TrendPlot-slider"
        rows={{ lines: damage }}
        states={{ 'focus of a month': {}, bars: { variant: 'bars' } }}
      >
        {(props) => <TrendChart {...props} style={{ ['--sw-TrendChart-height' as string]: '9rem' }} />}
      </StatesSheet>
      <StatesSheet<BreakdownChartProps>
        width="page"
        part=".sw-Link"
        rows={{ 'in the tones of states': { label: 'Invoices by status', rows: statuses } }}
        states={{ hover: {} }}
      >
        {(props) => <BreakdownChart {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [slider] = await canvas.findAllByRole('slider', { name: 'Bird strikes by damage' })
    await fireEvent.change(slider!, { target: { value: 2 } })
    await waitFor(() =>
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        'March 2026: None 212, Minor 90, Substantial 31, Unknown 171',
      ),
    )
    await expect(canvasElement.querySelectorAll('.sw-TrendPlot-dot')).toHaveLength(4)
    const bars = [...canvasElement.querySelectorAll('.sw-BreakdownChart-bar')]
    await expect(new Set(bars.map((bar) => getComputedStyle(bar).backgroundColor)).size).toBe(6)
  },
})
