import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Gallery, type GalleryProps } from '../../src/media/Gallery'
import { missing, pictureLoader, pictureWidths, sixPictures } from '../fixtures/pictures'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Media/Gallery/States',
  component: Gallery as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const images = sixPictures.slice(0, 2)
const nose = { src: missing, alt: 'Dented nose cone', width: 900, height: 600 }

/** An image that is there and one that is missing, reached by the keyboard. */
export const Images = meta.story({
  render: () => (
    <StatesSheet<GalleryProps>
      width="field"
      part=".sw-Gallery-link"
      rows={{
        photos: {
          label: 'Birds around the airport',
          images,
          loader: pictureLoader,
          widths: pictureWidths,
          retry: 0,
        },
      }}
      states={{
        rest: {},
        focus: {},
        missing: { images: [nose, ...images.slice(0, 1)] },
        'missing focus': { images: [nose, ...images.slice(0, 1)] },
      }}
    >
      {(props) => <Gallery {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-status='loaded']")).toHaveLength(6))
    const line = (state: string) => {
      const cell = canvas.getByRole('group', { name: `photos, ${state}` })
      return getComputedStyle(within(cell).getAllByRole('link')[0]!).outlineStyle
    }
    await expect(line('focus')).toBe('solid')
    await expect(line('rest')).toBe('none')
  },
})
