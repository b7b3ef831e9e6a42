import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Lightbox } from '../../src/media/Lightbox'
import type { LightboxProps } from '../../src/media/LightboxProps'
import { missing, pictureLoader, pictureWidths, sixPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'Media/Lightbox',
  component: Lightbox,
  args: {
    open: true,
    onOpenChange: fn(),
    onIndexChange: fn(),
    label: 'Birds around the airport',
    images: sixPictures,
    loader: pictureLoader,
    widths: pictureWidths,
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    visual: { until: ".sw-Lightbox-place :is([data-status='loaded'], [data-status='failed'])" },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
})

const shown = async (name: string) => {
  const image = await screen.findByRole('img', { name })
  await waitFor(() => expect(image.closest('.sw-Image')).toHaveAttribute('data-status', 'loaded'))
  return image
}
const spoken = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"] > *'), (line) => line.textContent)

/** One image, its place among the others, and its caption. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    await shown('Gulls over hills at dawn')
    await expect(screen.getByText('Runway 16R, six minutes before sunrise')).toBeInTheDocument()
    await waitFor(() => expect(spoken()).toContain('1 of 6: Gulls over hills at dawn'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** Arrows lead on and back, Home and End to the first and the last; each image is announced. */
export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await shown('Gulls over hills at dawn')
    await userEvent.keyboard('{ArrowRight}')
    await shown('Gulls off a coast at noon')
    await waitFor(() => expect(spoken()).toContain('2 of 6: Gulls off a coast at noon'))
    await userEvent.keyboard('{End}')
    await shown('Geese over snow')
    await userEvent.keyboard('{ArrowRight}')
    await shown('Gulls over hills at dawn')
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await shown('Swallows above a valley, seen from a tower')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3)
  },
})

/** Plus and minus zoom, arrows then look around, 0 shows the whole again. */
export const Zoomed = meta.story({
  play: async ({ userEvent }) => {
    const image = await shown('Gulls over hills at dawn')
    const before = image.getBoundingClientRect()
    const widths = () => image.getBoundingClientRect().width / before.width
    await userEvent.keyboard('+')
    await waitFor(() => expect(widths()).toBeCloseTo(1.5))
    await userEvent.keyboard('+{ArrowRight}')
    await waitFor(() => expect(widths()).toBeCloseTo(2.25))
    await expect(screen.getByText('1 of 6')).toBeInTheDocument()
    await expect(image.getBoundingClientRect().right).toBeGreaterThan(innerWidth)
    await userEvent.keyboard('0')
    await waitFor(() => expect(widths()).toBeCloseTo(1))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(widths()).toBeCloseTo(1.5))
  },
})

/** By its buttons. */
export const ByButtons = meta.story({
  play: async ({ userEvent }) => {
    await shown('Gulls over hills at dawn')
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }))
    await shown('Gulls off a coast at noon')
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }))
    await shown('Geese over snow')
  },
})

/** One image alone leads nowhere. */
export const OneImage = meta.story({
  args: { images: sixPictures.slice(3, 4) },
  play: async () => {
    await shown('Swallows above a valley, seen from a tower')
    await expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument()
  },
})

/** A picture that cannot be loaded says so in words; the others can still be reached. */
export const OneIsMissing = meta.story({
  args: {
    retry: 0,
    images: [{ src: missing, alt: 'Dented nose cone', width: 900, height: 600 }, ...sixPictures.slice(0, 1)],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Dented nose cone')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await shown('Gulls over hills at dawn')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('Dented nose cone')).toBeVisible())
  },
})

/** In Arabic the arrow to the left leads on. */
export const InArabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await shown('Gulls over hills at dawn')
    await userEvent.keyboard('{ArrowLeft}')
    await shown('Gulls off a coast at noon')
    await waitFor(() => expect(spoken()).toContain('2 من 6: Gulls off a coast at noon'))
    await expect(screen.getByRole('button', { name: 'الصورة التالية' })).toBeVisible()
  },
})

/** Focus goes in, and back to where it came from. */
export const FocusReturns = meta.story({
  parameters: { visual: { until: 'button' } },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Look at the photos' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

function Opened(args: LightboxProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look at the photos</Button>
      <Lightbox {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}
