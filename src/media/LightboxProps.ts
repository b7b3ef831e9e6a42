import type { ReactNode } from 'react'
import type { ImageProps } from './Image'
import type { ImageLoader } from './imageSources'

/** One of several images that are looked at together. */
export interface GalleryImage {
  /** Its address, or what the loader makes one of; different for each image. */
  src: string
  /** Describes it for people who do not see it. */
  alt: string
  /** How wide the file is, in pixels. It is never shown wider unless it is zoomed. */
  width: number
  /** How high the file is. */
  height: number
  /** Stands in its place until it is loaded. */
  placeholder?: ImageProps['placeholder'] | undefined
  /** Stands below it when it is looked at alone. */
  caption?: ReactNode
}

export interface LightboxProps {
  /** Whether it is open; given with `onOpenChange`, which is called when a person closes it. */
  open: boolean
  /** Called with `false` by Escape, by the close button and by a swipe down. */
  onOpenChange: (open: boolean) => void
  /** Names the whole: "Damage to the left engine". */
  label: string
  /** The images, in their order. After the last comes the first. */
  images: readonly GalleryImage[]
  /** Which image is shown; given with `onIndexChange`, the parent then decides. */
  index?: number | undefined
  /** Which image it opens with. @default 0 */
  defaultIndex?: number | undefined
  /** Called when a person goes to another image. */
  onIndexChange?: ((index: number) => void) | undefined
  /** Gives the address of an image at a width, as for `Image`. */
  loader?: ImageLoader | undefined
  /** Passed on to the loader. */
  quality?: number | undefined
  /** The widths that the loader has. @default from 160 to 3840 pixels */
  widths?: readonly number[] | undefined
  /** How often an image is tried again after a failure, as for `Image`. @default 2 */
  retry?: number | undefined
}
