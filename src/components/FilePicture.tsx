'use client'

import { type ComponentProps, useCallback } from 'react'

interface FilePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Its address, or the file itself where the browser still holds it. */
  source: string | Blob
  alt: string
}

/** A picture from a file. */
export function FilePicture({ source, alt, ...rest }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || typeof source === 'string') return undefined
      const address = URL.createObjectURL(source)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [source],
  )
  const src = typeof source === 'string' ? source : undefined
  return <img {...rest} ref={show} src={src} alt={alt} loading="lazy" decoding="async" />
}
