'use client'

import type { ReactNode } from 'react'
import { classes } from '../internal/classes'
import { warn } from '../internal/developerMessages'
import type { RootProps } from '../internal/RootProps'
import { type ImageLayout, type ImageLoader, imageSources } from './imageSources'
import { Picture } from './Picture'
import { ThumbhashCanvas } from './ThumbhashCanvas'
import { meanColour, readThumbhash } from './thumbhash'
import { idOf, type ImageStatus, useImageLoad } from './useImageLoad'

interface ImageCommonProps extends RootProps<HTMLSpanElement> {
  /**
   * The address of the image, or the value that `loader` makes one of. While another one loads, the image before stays.
   * Without an address it has failed from the start.
   */
  src: string
  /** Describes it for people who do not see it and when it cannot be loaded; `""` for decoration. */
  alt: string
  /**
   * Takes its place: `constrained` shrinks where there is less room, `full-width` takes the width there is, `fixed`
   * never changes, `fill` covers a box of the page, which then needs no `width` and `height`.
   * @selector [data-layout="fill"]
   * @default 'constrained'
   */
  layout?: ImageLayout | undefined
  /** The greatest width in CSS pixels; for `full-width`, the shape together with `height`. Required unless it fills. */
  width?: number | undefined
  /** Keeps its place free while it loads, so that nothing moves. Required unless it fills. */
  height?: number | undefined
  /**
   * Fits a picture of another shape than its box into it.
   * @selector [data-fit="contain"]
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined
  /**
   * Returns the address of the image at a width; the browser then loads the width it needs. With unpic:
   * `({ src: url, ...wanted }) => transformUrl({ url, ...wanted })`.
   */
  loader?: ImageLoader | undefined
  /** Passed on to the loader. */
  quality?: number | undefined
  /** The widths that the loader has, in pixels of the file. @default what the layout can use, up to twice the density */
  widths?: readonly number[] | undefined
  /**
   * The width that it is shown in, as HTML's `sizes`, for browsers that do not find out themselves.
   * @default what follows from the layout
   */
  sizes?: string | undefined
  /**
   * Loads it at once, before others, because it is among the first things seen. Other images wait until they come near
   * sight.
   * @default false
   */
  priority?: boolean | undefined
  /**
   * Stands in its place until it is loaded: one colour, or the bytes of a thumbhash in base64, which show their colour in
   * the server's HTML and their forms in the browser.
   */
  placeholder?: { readonly colour?: string | undefined; readonly thumbhash?: string | undefined } | undefined
  /** Stands in its place when it cannot be loaded. The `alt` is still read out, so that this need not repeat it. @default the `alt`, in small letters */
  fallback?: ReactNode
  /** Retries so often after a failure, and then each time the network comes back; 0 for never. @default 2 */
  retry?: number | undefined
  /** Waits so many milliseconds before the first retry, and each time twice as long. @default 1000 */
  retryWait?: number | undefined
  /**
   * Called with each change of its state; `failed` means that there is no further retry for now.
   * @selector [data-status="failed"]
   */
  onStatus?: ((status: ImageStatus) => void) | undefined
  /** As in HTML. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** As in HTML. */
  referrerPolicy?: ReferrerPolicy | undefined
}

/** Its place is kept free by its own measures, or by a box of the page. */
type ImagePlace =
  | { layout?: Exclude<ImageLayout, 'fill'> | undefined; width: number; height: number }
  | { layout: 'fill'; width?: undefined; height?: undefined }

export type ImageProps = ImageCommonProps & ImagePlace

/**
 * An image that keeps its place from the start, whatever becomes of it: loading, loaded, failed, tried again, replaced
 * by another. It is loaded when it comes near sight, in the width that it is shown in.
 */
export function Image(props: ImageProps) {
  const {
    src,
    alt,
    layout = 'constrained',
    width,
    height,
    fit = 'cover',
    loader,
    quality,
    widths,
    sizes,
    priority = false,
    placeholder,
    fallback,
    retry = 2,
    retryWait = 1000,
    onStatus,
    crossOrigin,
    referrerPolicy,
    className,
    ...rest
  } = props
  warnOfMissing(props)
  const colour = placeholder && colourOf(placeholder)
  const sources = imageSources({ src, layout, width, loader, quality, widths, sizes, lazy: !priority })
  const { load, before, status, settle } = useImageLoad(sources, {
    retry,
    retryWait,
    fade: Boolean(colour) && !priority,
    onStatus,
  })
  const shared = {
    width,
    height,
    crossOrigin,
    referrerPolicy,
    loading: priority ? 'eager' : 'lazy',
  } as const
  // An image in the server's HTML is seen as it comes in.
  const hidden = status !== 'loaded' && (status !== 'loading' || load.fades || before !== undefined)

  return (
    <span
      {...rest}
      className={classes('sw-Image', className)}
      data-layout={layout}
      data-fit={fit}
      data-status={status}
      data-fades={load.fades || undefined}
    >
      {/* Holds the place, whatever the browser does with an image that is not there; and no policy forbids its colour. */}
      <svg
        className="sw-Image-room"
        width={width ?? '100%'}
        height={height ?? '100%'}
        viewBox={width ? `0 0 ${width} ${height}` : undefined}
        aria-hidden="true"
      >
        {colour && !before && (
          <rect className="sw-Image-placeholder" width="100%" height="100%" fill={colour} />
        )}
      </svg>
      {placeholder?.thumbhash && !before && <ThumbhashCanvas text={placeholder.thumbhash} />}
      {before && <Picture key={idOf(before)} {...shared} load={before} alt="" aria-hidden="true" />}
      <Picture
        key={idOf(load)}
        {...shared}
        load={{ ...load, sources }}
        settle={settle}
        fetchPriority={priority ? 'high' : undefined}
        data-hidden={hidden || undefined}
        alt={alt}
      />
      {status === 'failed' && (
        <span className="sw-Image-fallback">{fallback ?? <span aria-hidden="true">{alt}</span>}</span>
      )}
    </span>
  )
}

function colourOf({ colour, thumbhash: text }: NonNullable<ImageProps['placeholder']>) {
  if (!text) return colour
  const thumbhash = readThumbhash(text)
  if (thumbhash) return meanColour(thumbhash)
  warn(`Image cannot read the thumbhash "${text}", so that it shows nothing. Give its bytes in base64.`)
  return undefined
}

function warnOfMissing({ src, alt, layout, width, height }: Partial<ImageProps>) {
  if (!src) {
    warn(
      `Image was given no src (“${alt}”), so that it shows its fallback. Give it an address, or leave the image out.`,
    )
  }
  if (alt === undefined) {
    warn(`Image drew ${src} without alt, so that not all learn what it shows. Give it, or alt="".`)
  }
  if (layout !== 'fill' && !(width && height)) {
    warn(`Image drew ${src} without width and height, so that the page moves. Give them, or layout="fill".`)
  }
}
