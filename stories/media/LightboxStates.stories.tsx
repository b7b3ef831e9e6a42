import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Lightbox } from '../../src/media/Lightbox'
import { pictureLoader, pictureWidths, sixPictures } from '../fixtures/pictures'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Media/Lightbox/States',
  component: Lightbox as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const parts = {
  '.sw-Lightbox-previous': 'focus',
  '.sw-Lightbox-next': 'hover',
  '.sw-Lightbox-bar > [aria-disabled="true"]': 'hover',
} as const

/** The way on pointed at, the way back reached by the keyboard, and a button out of use that does not answer. */
export const Buttons = meta.story({
  parameters: {
    visual: {
      // It is dark in every theme.
      modes: ['light', 'contrast', 'compact', 'forced', 'short'],
      until: ".sw-Lightbox-place [data-status='loaded']",
    },
  },
  render: () => (
    <ForcedParts parts={parts}>
      <Lightbox
        open
        onOpenChange={() => {}}
        label="Birds around the airport"
        images={sixPictures}
        loader={pictureLoader}
        widths={pictureWidths}
      />
    </ForcedParts>
  ),
  play: async () => {
    const image = await screen.findByRole('img', { name: 'Gulls over hills at dawn' })
    await waitFor(() => expect(image).toBeVisible())
    const ground = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor
    await expect(ground('Next image')).not.toBe(ground('Previous image'))
    await expect(ground('Zoom out')).toBe(ground('Zoom in'))
  },
})
