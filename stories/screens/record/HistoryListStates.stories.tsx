import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { HistoryList } from '../../../src/screens/record/HistoryList'
import { HistorySection } from '../../../src/screens/record/HistorySection'
import { invoiceVersions } from '../../fixtures/billing/history'
import { invoice } from '../../fixtures/billing/invoice'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/HistoryList/States',
  component: HistoryList as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The heading that opens the history of a record. */
export const Closed = meta.story({
  render: () => (
    <StatesSheet<object>
      part=".sw-HistorySection-toggle"
      rows={{ closed: {} }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {() => (
        <HistorySection headingLevel={1}>
          <HistoryList entity={invoice} status="ready" versions={invoiceVersions} />
        </HistorySection>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const line = (name: string) =>
      getComputedStyle(canvas.getByRole('group', { name }).querySelector('button')!).textDecorationLine
    await expect(line('closed, hover')).not.toBe(line('closed, rest'))
  },
})
