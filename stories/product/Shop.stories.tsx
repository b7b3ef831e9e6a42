import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Shop } from './Shop'

const meta = preview.meta({
  title: 'Product/Shop',
  component: Shop,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    visual: { skip: 'another sampler word would change it' },
  },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Six hundred orders, each with its customer by name. */
export const Orders = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await heading('Orders')
    await expect((await canvas.findAllByText('600 records'))[0]).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.sw-RecordGrid a[href*="/customers/"]').length).toBeGreaterThan(
        5,
      ),
    )
  },
})

/** An order: its lines with products by name, and what can be done with it. */
export const Order = meta.story({
  args: { start: '/orders/1' },
  play: async ({ canvasElement, canvas }) => {
    await heading('1')
    await expect(await canvas.findByRole('columnheader', { name: 'Price of one' })).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('td a[href*="/products/"]').length).toBeGreaterThan(0),
    )
  },
})

/** A customer, and below what they ordered and what they think. */
export const Customer = meta.story({
  args: { start: '/customers/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Orders/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Reviews/ })).toBeVisible()
  },
})
