import { useMemo } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { CallConditions } from '../../../src/data/callsUnder'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { useMemoryRouter } from '../../product/useMemoryRouter'
import { Workshop } from '../../product/Workshop'
import { workshop } from '../../product/workshop'
import { workshopSources } from '../../product/workshopSources'

interface SearchedProps {
  start?: string
  role?: 'mechanic' | 'owner' | 'accountant'
  /** How the calls to the source of the parts fare. */
  parts?: Partial<CallConditions>
}

function Searched({ start = '/search?q=lyon', role = 'owner', parts }: SearchedProps) {
  const router = useMemoryRouter(start)
  const sources = useMemo(() => {
    const all = workshopSources()
    if (parts) Object.assign(all.part.control, parts)
    return all
  }, [parts])
  return (
    <ProductProvider product={workshop} sources={sources} role={role} router={router}>
      <AppFrame name="Bicycle workshop" status="ready">
        <ProductScreens getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/SearchScreen',
  component: Searched,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
})

/** The address says what is searched for, so that it can be passed on. */
export const ByAddress = meta.story({
  parameters: { visual: { until: '.sw-SearchScreen[data-status="found"]' } },
  play: async () => {
    const customers = within(await screen.findByRole('region', { name: 'Customers' }))
    await expect(customers.getAllByRole('link')).toHaveLength(3)
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('lyon')
  },
})

/** One kind of record alone. */
export const OneEntity = meta.story({
  args: { start: '/search?q=an' },
  parameters: { visual: { skip: 'seen as "Found"' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Parts' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Customers' })).not.toBeInTheDocument())
  },
})

/** Parts are behind a service that is down: the customers are there all the same. */
export const OneSourceFails = meta.story({
  args: { start: '/search?q=ra', parts: { fail: { status: 503, title: 'Service Unavailable' } } },
  parameters: { visual: { until: '.sw-SearchScreen-section[data-status="failed"]' } },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Parts could not be searched' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Customers' })).toBeVisible()
  },
})

/** An accountant may not list parts: they are neither searched nor offered. */
export const Role = meta.story({
  args: { start: '/search?q=chain', role: 'accountant' },
  parameters: { visual: { until: '.sw-SearchScreen[data-status="empty"]' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing has “chain”' })).toBeVisible()
    await expect(screen.queryByRole('radio', { name: 'Parts' })).not.toBeInTheDocument()
  },
})

/** From anywhere by Ctrl K: to a record, and back to it among the recent ones. */
export const FromAnywhere = meta.story({
  args: { start: '/invoices' },
  parameters: { visual: { skip: 'seen as "Idle"' } },
  render: (args) => <Workshop role={args.role ?? 'owner'} start={args.start ?? '/invoices'} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Invoices' })
    await screen.findByRole('link', { name: 'INV-2048' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('brass')
    await screen.findByRole('option', { name: /Brass & Sons Couriers/ })
    await userEvent.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Brass & Sons Couriers' })
    await waitFor(() => expect(heading).toHaveFocus())
    await screen.findAllByRole('link', { name: /^INV-/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search or jump to' })
    await userEvent.keyboard('new inv')
    const made = await screen.findByRole('option', { name: 'New invoice' })
    await waitFor(() => expect(made).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
