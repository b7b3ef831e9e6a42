import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreen, type DetailScreenProps } from '../../../src/screens/record/DetailScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { billing } from '../../fixtures/billing/billing'
import { customer } from '../../fixtures/billing/customer'
import { invoicesWithHistory } from '../../fixtures/billing/history'
import { invoice } from '../../fixtures/billing/invoice'
import { customerSource, invoiceSource, invoicesTo } from '../../fixtures/billing/records'
import { airport, operator, report } from '../../product/register'
import { registerSources } from '../../product/registerSources'

type CustomerPage = DetailScreenProps<(typeof customer)['fields']>

const library: CustomerPage = {
  entity: customer,
  source: customerSource(),
  id: 7,
  facts: ['since', 'terms', 'discount'],
}

const sources = { invoice: invoiceSource(invoicesTo(7, 37)) }

const withHistory = { invoice: invoicesWithHistory(), customer: customerSource() }

const meta = preview.meta({
  title: 'Screens/DetailScreen/In a product',
  component: DetailScreen as ComponentType<CustomerPage>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-RelatedList[data-status="ready"]' } },
  args: library,
})

/** A customer with what matters most, and with the invoices that point at them. */
export const WithInvoices = meta.story({
  render: (args) => (
    <ProductProvider product={billing} sources={sources} role="clerk">
      <DetailScreen {...args} />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const invoices = await canvas.findByRole('region', { name: 'Invoices 37' })
    const first = within(invoices).getByRole('link', { name: 'INV-2040' })
    await expect(first).toHaveAttribute('href', '/invoices/100')
    const strip = canvas.getByText('Customer since').closest('dl')
    await expect(strip).toHaveTextContent('Within 30 days')
  },
})

/** Where the source has a history it stands at the end of the page, and is read when it is opened. */
export const WithHistory = meta.story({
  parameters: { visual: { until: '.sw-DetailScreen[data-status="ready"]' } },
  render: () => (
    <ProductProvider product={billing} sources={withHistory} role="owner">
      <DetailScreen entity={invoice} id={2} />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }))
    await expect(await canvas.findByRole('heading', { name: '2 fields changed' })).toBeVisible()
  },
})

const registered = defineProduct({ entities: [report, airport, operator] })

/** A report is called as people call it, by the bird and the airport; its number stands beside that. */
export const TitleOfSeveralFields = meta.story({
  parameters: { visual: { until: '.sw-PageHeader-subtitle' } },
  render: () => (
    <ProductProvider product={registered} sources={registerSources()} role="investigator">
      <DetailScreen entity={report} id="BS-00061" />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = /^Coyote at Chicago O.Hare/
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.getByText('BS-00061')).toBeVisible()
  },
})
