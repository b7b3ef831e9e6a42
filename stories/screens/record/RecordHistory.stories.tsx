import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordHistory, type RecordHistoryProps } from '../../../src/screens/record/RecordHistory'
import { invoicesWithHistory } from '../../fixtures/billing/history'
import { invoice } from '../../fixtures/billing/invoice'

type InvoiceHistory = RecordHistoryProps<(typeof invoice)['fields']>

const ofAnInvoice: InvoiceHistory = { entity: invoice, source: invoicesWithHistory(), id: 2 }

const meta = preview.meta({
  title: 'Screens/RecordHistory',
  component: RecordHistory as ComponentType<InvoiceHistory>,
  parameters: { visual: { until: '.sw-HistoryList[data-status="ready"]' } },
  args: ofAnInvoice,
})

/** An earlier version is compared with the present one and brought back: that is a version of its own. */
export const Restored = meta.story({
  beforeEach: ({ args }) => {
    args.source = invoicesWithHistory()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(4))
    const [, second] = canvas.getAllByRole('button', { name: /^Compare/ })
    await userEvent.click(second!)
    await userEvent.click(await body.findByRole('button', { name: /^Restore/ }))
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(5))
    const [newest] = canvas.getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Now: €190.00')
  },
})

/** An invoice of which no change was kept: its first version is as it stands. */
export const FirstVersion = meta.story({
  args: { id: 3 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('First version known')).toBeVisible()
  },
})
