'use client'

import { type ImgHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { idOf, type ImageLoad, type Settle } from './useImageLoad'

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  load: ImageLoad
  settle?: Settle | undefined
  alt: string
}

/** The element of one attempt, which tells what becomes of it. */
export function Picture({ load, settle, alt, ...rest }: PictureProps) {
  const element = useRef<HTMLImageElement>(null)
  const { drawnHere, sources } = load
  const { src, srcSet, sizes } = sources
  const id = idOf(load)
  // Where `sizes="auto"` is not known, the width is measured. Where it is, an image that is seen for a second time takes
  // a file for the whole window, which then is loaded too.
  const measured = drawnHere && sizes?.startsWith('auto')

  useLayoutEffect(() => {
    const image = element.current
    if (!image || !measured) return
    let widest = 0
    const measure = () => {
      // A smaller file than it has is never needed.
      widest = Math.max(widest, image.offsetWidth)
      image.sizes = `${widest}px`
    }
    measure()
    Object.assign(image, { srcset: srcSet, src })
    const observer = new ResizeObserver(measure)
    observer.observe(image)
    return () => observer.disconnect()
  }, [measured, srcSet, src])

  // React hears nothing of an image that was there, or was broken, before it took over what a server has drawn.
  useLayoutEffect(() => {
    const look = () => {
      const image = element.current
      if (!image?.complete) return
      if (image.naturalWidth) settle?.(id, 'loaded', true)
      else if (!drawnHere) void decoded(image, id, settle)
    }
    look()
    // With several files to choose from, the browser chooses after this.
    queueMicrotask(look)
  }, [id, drawnHere, settle])

  return (
    <img
      {...(!measured && sources)}
      {...rest}
      ref={element}
      className="sw-Image-picture"
      alt={alt}
      onLoad={({ currentTarget }) => void decoded(currentTarget, id, settle)}
      onError={() => settle?.(id, 'broken')}
    />
  )
}

/** An image is broken if it has no width and cannot be decoded; an SVG without a size has no width either. */
const decoded = (image: HTMLImageElement, id: string, settle?: Settle) =>
  image.decode().then(
    () => settle?.(id, 'loaded'),
    () => settle?.(id, image.naturalWidth ? 'loaded' : 'broken'),
  )
