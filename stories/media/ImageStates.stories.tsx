import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Image, type ImageProps } from '../../src/media/Image'
import { missing, picture, pictureLoader, pictureWidths } from '../fixtures/pictures'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Media/Image/States',
  component: Image as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const coast = { ...picture('coast'), loader: pictureLoader, widths: pictureWidths }
const sized = { ...coast, width: 192, height: 128 }
const filling = { ...coast, layout: 'fill', width: undefined, height: undefined } as const

/** In boxes that are narrower than it is and of another shape: there, on its way, and not to be had. */
export const Images = meta.story({
  render: () => (
    <StatesSheet<ImageProps>
      width="field"
      part=".sw-Image"
      rows={{
        constrained: sized,
        fixed: { ...sized, layout: 'fixed' },
        'full width': { ...coast, width: 120, height: 80, layout: 'full-width' },
        fill: filling,
        'fill, whole': { ...filling, fit: 'contain' },
      }}
      states={{
        loaded: {},
        // It fails, and is tried again so late that the sheet shows what stands there until then.
        'on its way': { src: missing, retry: 1, retryWait: 2 ** 30 },
        failed: { src: missing, retry: 0 },
      }}
    >
      {(props) => (
        <div style={{ inlineSize: 160, blockSize: 140 }}>
          <Image {...props} />
        </div>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const count = (status: string) => canvasElement.querySelectorAll(`[data-status='${status}']`).length
    await waitFor(() => expect([count('loaded'), count('retrying'), count('failed')]).toEqual([5, 5, 5]))
    await expect(canvas.getAllByText('Gulls off a coast at noon')).toHaveLength(5)
    const width = (name: string) =>
      canvas.getByRole('group', { name }).querySelector('.sw-Image')!.getBoundingClientRect().width
    await expect(width('constrained, loaded')).toBe(160)
    await expect(width('fixed, loaded')).toBe(192)
  },
})
