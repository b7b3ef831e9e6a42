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

/** From an order to what it holds, by the name of each product. */
export const Order = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await linkTo(canvasElement, '/orders/'))
    await expect(await canvas.findByRole('columnheader', { name: 'Price of one' })).toBeVisible()
    await expect(await linkTo(canvasElement, '/products/')).toBeVisible()
  },
})

/** A customer, and below what they ordered and what they think. */
export const Customer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await linkTo(canvasElement, '/customers/'))
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Orders/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: /^Reviews/ })).toBeVisible()
  },
})

/** The first link to a record whose path begins so: samples have made-up ids. */
const linkTo = (root: HTMLElement, path: string) =>
  waitFor(() => {
    const link = root.querySelector(`main a[href^="#${path}"]:not([href$="/new"])`)
    if (!link) throw new Error(`There is no link to ${path}`)
    return link
  })
