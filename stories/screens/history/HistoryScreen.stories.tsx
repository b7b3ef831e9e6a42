import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { HistoryScreen, type HistoryScreenProps } from '../../../src/screens/history/HistoryScreen'
import { sourcesWithHistory, targetsOf } from './changes'

interface PageProps extends Partial<HistoryScreenProps> {
  /** Whether the service of the customers is down. */
  down?: boolean
}

/** The changes in a bicycle workshop: of invoices and customers. */
function Page({ down = false, ...props }: PageProps) {
  const [targets] = useState(() => {
    const sources = sourcesWithHistory()
    if (down) sources.customer.control.fail = { status: 502, title: 'Bad gateway' }
    return targetsOf(sources)
  })
  return (
    <>
      <HistoryScreen targets={targets} {...props} />
      <ToastRegion />
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/HistoryScreen',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
})

const whoText = /^(Who|مَن)$/
const changesOn = (day: RegExp) =>
  screen.findByRole('region', { name: day }).then((one) => within(one).getAllByRole('listitem'))

/** By day, the newest first: who did what to which invoice or customer, and what a field said before. */
export const ByDay = meta.story({
  parameters: { visual: { until: '.sw-HistoryScreen-change' } },
  play: async () => {
    const [newest, before] = await changesOn(/17/)
    await expect(newest).toHaveTextContent(/INV-2046.*Nadia Perrin/)
    await expect(before).toHaveTextContent(/two weeks more/)
    await expect(await changesOn(/16/)).toHaveLength(2)
  },
})

/** The owner looks at what one mechanic has done, and goes back to everything. */
export const OfOnePerson = meta.story({
  parameters: { visual: { skip: 'looks like "ByDay"' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: whoText }), 'Ilyès Roux')
    await waitFor(() => expect(canvas.queryByText(/two weeks more/)).not.toBeInTheDocument())
    await expect(await changesOn(/16/)).toHaveLength(2)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: whoText }), '')
    await expect(await canvas.findByText(/two weeks more/)).toBeInTheDocument()
  },
})

/** Nothing has changed this week: another choice leads on, and the button to everything. */
export const NoneOfThese = meta.story({
  args: { filter: { by: 'Ilyès Roux', kind: 'customer', days: 1 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /No change|لا تغيير/ }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /Show everything|عرض كل شيء/ })).toBeInTheDocument()
  },
})

/** The service of the customers is down: the invoices are there, and it says what is missing. */
export const OneIsDown = meta.story({
  args: { down: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not loaded: Customers|لم تُحمَّل: Customers/)).toBeInTheDocument()
    await expect(await changesOn(/17/)).toHaveLength(2)
  },
})

/** An invoice was given another date by mistake: its versions are compared from here, and one is brought back. */
export const BringsOneBack = meta.story({
  parameters: { visual: { until: '[role="dialog"] .sw-HistoryList-version', modes: ['light', 'narrow'] } },
  play: async ({ userEvent }) => {
    const [newest] = await changesOn(/17/)
    await userEvent.click(within(newest!).getByRole('button', { name: /INV-2046/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /INV-2046/ }))
    await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(2))
  },
})
