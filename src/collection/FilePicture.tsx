'use client'

import { type ComponentProps, useCallback } from 'react'
import { showBlob } from '../internal/showBlob'

interface FilePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Its address, or the file itself where the browser still holds it. */
  source: string | Blob
  alt: string
}

/** A picture of a field. */
export function FilePicture({ source, alt, ...rest }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) =>
      image && source instanceof Blob ? showBlob(image, source) : undefined,
    [source],
  )
  const src = typeof source === 'string' ? source : undefined
  return <img {...rest} ref={show} src={src} alt={alt} loading="lazy" decoding="async" />
}
