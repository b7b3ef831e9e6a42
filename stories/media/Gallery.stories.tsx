import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { Gallery } from '../../src/media/Gallery'
import { missing, pictureLoader, pictureWidths, sixPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'Media/Gallery',
  component: Gallery,
  args: {
    label: 'Birds around the airport',
    images: sixPictures,
    loader: pictureLoader,
    widths: pictureWidths,
  },
  // Loaded beforehand, so that what opens is there when a story looks for it.
  loaders: [() => import('../../src/media/LightboxView')],
})

/** Each image is a link, named by what it says. */
export const Images = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Birds around the airport' })
    await expect(list).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Geese over snow' })).toBeVisible()
  },
})

/** Arrows, Home and End lead through it, as Tab does. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links[5]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(links[0]).toHaveFocus()
  },
})

/** An image opens as large as the window, and focus comes back to it. */
export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Starlings over a meadow' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Birds around the airport' })
    await expect(await screen.findByText('3 of 6')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(link).toHaveFocus())
  },
})

/** A missing picture keeps its place and shows its alternative text. */
export const OneIsMissing = meta.story({
  args: {
    retry: 0,
    images: sixPictures
      .slice(0, 3)
      .map((image, place) => (place === 1 ? { ...image, src: missing, alt: 'Dented nose cone' } : image)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dented nose cone')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dented nose cone' })).toBeVisible()
  },
})
