import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { dismissToast, getToasts } from '../../src/components/toasts'
import { Shop } from './Shop'

const meta = preview.meta({
  title: 'Product/Shop',
  component: Shop,
  beforeEach: () => {
    sessionStorage.removeItem('shop-jobs')
    return () => getToasts().forEach(({ id }) => dismissToast(id))
  },
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
    await expect((await canvas.findAllByText('600 orders'))[0]).toBeVisible()
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

/** The stock is taken by the warehouse while its manager reads the products; one shelf is left, and counted by a second try. */
export const TakeStock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take stock' }))
    await canvas.findByRole('button', { name: 'Background tasks: One under way' })
    await userEvent.click(canvas.getByRole('link', { name: 'Products' }))
    await heading('Products')
    await userEvent.click(await canvas.findByRole('button', { name: 'Background tasks: One not done' }))
    const list = within(await screen.findByRole('dialog', { name: 'Background tasks' }))
    await waitFor(() => expect(list.getByText(/The shelf was being filled/)).toBeVisible())
    await userEvent.click(list.getByRole('button', { name: 'Try the one again' }))
    await expect(await list.findByText(/^All \d done$/)).toBeVisible()
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

/** The categories, each below its own: a page of one says what stands above it, and back leads to the tree as it was. */
export const Categories = meta.story({
  args: { start: '/categories' },
  play: async ({ canvas, userEvent }) => {
    await heading('Categories')
    await userEvent.click(await canvas.findByRole('link', { name: 'Tree' }))
    await heading('Categories in a tree')
    const camping = await canvas.findByRole('link', { name: 'Camping' })
    camping.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await canvas.findByRole('link', { name: 'Tents' }))
    await heading('Tents')
    const way = within(await canvas.findByRole('navigation', { name: 'You are here' }))
    await expect(await way.findByRole('link', { name: 'Camping' })).toBeInTheDocument()
  },
})

/** Which of two products is worth its shelf: they are selected in the list and stand side by side, with what differs marked. */
export const Compare = meta.story({
  args: { start: '/products' },
  parameters: {
    visual: { until: '.sw-CompareScreen-head[data-status="ready"], .sw-ListScreen[data-status="ready"]' },
  },
  play: async ({ canvas, userEvent }) => {
    await linkToProduct(canvas)
    const [one, two] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    if (!one || !two) throw new Error('There are no two products')
    await userEvent.click(one)
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(two)
    await userEvent.click(canvas.getByRole('link', { name: 'Compare 2' }))
    await expect(await canvas.findByRole('table', { name: 'Compare products' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Price/ })).toBeVisible())
  },
})

/** A review is written down step by step: the list leads to it, and each step stands in the address. */
export const Review = meta.story({
  args: { start: '/reviews' },
  parameters: { visual: { until: '.sw-ListScreen[data-status="ready"], .sw-FormSteps' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'New review' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: /The product/ })).toBeVisible()
  },
})

const linkToProduct = (canvas: { findAllByRole: (role: 'rowheader') => Promise<readonly HTMLElement[]> }) =>
  canvas.findAllByRole('rowheader')

/** The first link to a record whose path begins so: samples have made-up ids. */
const linkTo = (root: HTMLElement, path: string) =>
  waitFor(() => {
    const link = root.querySelector(`main a[href^="#${path}"]:not([href$="/new"])`)
    if (!link) throw new Error(`There is no link to ${path}`)
    return link
  })
