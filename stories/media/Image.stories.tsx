import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Image, type ImageProps } from '../../src/media/Image'
import { missing, picture, pictureLoader, type PictureName, pictureWidths } from '../fixtures/pictures'
import './media.css'

const shared = { loader: pictureLoader, widths: pictureWidths }
const coast = { ...picture('coast'), ...shared, width: 480, height: 320 }
/** It fails, and is tried again so late that the story shows what stands there until then. */
const onItsWay = { ...coast, src: missing, retry: 1, retryWait: 2 ** 30 }

const meta = preview.meta({
  title: 'Media/Image',
  component: Image,
  args: { ...coast, onStatus: fn() },
})

const statusOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.sw-Image')?.dataset.status

/** It is as wide as it says, and shrinks where there is less room. */
export const Loaded = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const image = canvas.getByRole('img', { name: 'Gulls off a coast at noon' })
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loaded'))
    await waitFor(() => expect(args.onStatus).toHaveBeenLastCalledWith('loaded'))
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5)
  },
})

/** Until it is there, or while it is tried again, a thumbhash of 21 bytes shows its forms. */
export const ThumbhashInItsPlace = meta.story({
  args: onItsWay,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(statusOf(canvasElement)).toBe('retrying'))
    await expect(canvasElement.querySelector('canvas')).toBeVisible()
    await expect(canvas.getByRole('img', { name: coast.alt })).toBeInTheDocument()
  },
})

/** One colour stands in its place as well: in what a server draws, before anything has run. */
export const ColourInItsPlace = meta.story({
  args: { ...onItsWay, placeholder: { colour: 'oklch(0.8 0.05 220)' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('fill', 'oklch(0.8 0.05 220)')
  },
})

/** Without a placeholder, its room is kept free. */
export const NothingInItsPlace = meta.story({
  args: { ...onItsWay, placeholder: undefined },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('.sw-Image')!.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5)
  },
})

/** An image that cannot be loaded says so in words and keeps its size. */
export const Failed = meta.story({
  args: { ...coast, src: missing, retry: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(statusOf(canvasElement)).toBe('failed'))
    await expect(canvas.getByText('Gulls off a coast at noon')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await waitFor(() => expect(args.onStatus).toHaveBeenLastCalledWith('failed'))
  },
})

/** The page may put something else in its place. */
export const FailedWithFallback = meta.story({
  args: {
    ...coast,
    src: missing,
    retry: 0,
    fallback: <span className="media-fallback">The photo is not there</span>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The photo is not there')).toBeVisible()
    await expect(canvas.getByRole('img', { name: coast.alt })).toBeInTheDocument()
  },
})

/** When the network comes back, so do images. */
export const BackOnline = meta.story({
  args: { ...coast, src: missing, retry: 1, retryWait: 1 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onStatus).toHaveBeenLastCalledWith('failed'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.onStatus).toHaveBeenNthCalledWith(4, 'retrying'))
    await waitFor(() => expect(statusOf(canvasElement)).toBe('failed'))
  },
})

/** Its old pixels stay until the new ones are decoded. */
export const BecomesAnother = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loaded'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await canvas.findByRole('img', { name: 'Crows over hills at dusk' })
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loaded'))
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
})

/** As wide as there is room, in its own shape. */
export const FullWidth = meta.story({
  args: { ...picture('dawn'), ...shared, layout: 'full-width' },
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.querySelector('.sw-Image')!.getBoundingClientRect()
    await expect(width).toBeGreaterThan(320)
  },
})

/** Always the same size. */
export const Fixed = meta.story({
  args: { ...picture('meadow'), ...shared, layout: 'fixed', width: 120, height: 80 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([120, 80])
  },
})

/** Covers a box of the page; what does not fit is cut off. */
export const Fill = meta.story({
  args: { ...filling('tower'), layout: 'fill' },
  decorators: [inBox],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(180)
  },
})

/** Fits whole into a box of the page. */
export const FillWhole = meta.story({
  args: { ...filling('tower'), layout: 'fill', fit: 'contain', placeholder: undefined },
  decorators: [inBox],
})

/** Among the first things seen: loaded before others. */
export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('loading', 'eager')
  },
})

function filling(name: PictureName) {
  const { src, alt, placeholder } = picture(name)
  return { ...shared, src, alt, placeholder, width: undefined, height: undefined }
}

function inBox(Story: () => React.ReactNode) {
  return <div className="media-box">{Story()}</div>
}

function Changing(args: ImageProps) {
  const [name, setName] = useState<PictureName>('coast')
  return (
    <div className="media-stack">
      <Image {...args} {...picture(name)} layout="constrained" width={480} height={320} />
      <Button onClick={() => setName(name === 'coast' ? 'dusk' : 'coast')}>Next photo</Button>
    </div>
  )
}
