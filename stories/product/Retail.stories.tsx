import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Retail } from './Retail'

const meta = preview.meta({
  title: 'Product/Retail',
  component: Retail,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    visual: { skip: 'another version of its data would change it' },
  },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Six hundred orders of posters, each with its customer by name. */
export const Orders = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await heading('Orders')
    await expect((await canvas.findAllByText('600 orders'))[0]).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('a[href*="/customers/"]').length).toBeGreaterThan(5),
    )
  },
})

/** An order that waits is marked as delivered; then nothing follows, and no button out of use stays behind. */
export const Deliver = meta.story({
  args: { start: '/orders?status.in=["ordered"]' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await linkTo(canvasElement, '/orders/'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as delivered' }))
    await expect((await canvas.findAllByText('Delivered'))[0]).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark as delivered' })).toBeNull())
  },
})

/** A customer by name, and below what they ordered, were billed and wrote. */
export const Customer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await linkTo(canvasElement, '/customers/'))
    for (const list of [/^Orders/, /^Reviews/]) {
      await expect(await canvas.findByRole('heading', { level: 2, name: list })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible()
  },
})

/** A review beside its list: it is accepted without leaving the others. */
export const Review = meta.story({
  args: { start: '/reviews?status.in=["pending"]' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await linkTo(canvasElement, '/reviews/'))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true'),
    )
    await expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible()
    await heading('Reviews')
  },
})

/** The first link to a record whose path begins so. */
const linkTo = (root: HTMLElement, path: string) =>
  waitFor(() => {
    const link = root.querySelector(`main a[href^="#${path}"]:not([href$="/new"])`)
    if (!link) throw new Error(`There is no link to ${path}`)
    return link
  })
