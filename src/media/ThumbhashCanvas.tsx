'use client'

import { useLayoutEffect, useRef } from 'react'
import { type Thumbhash, thumbhashPixels } from './thumbhash'

/** The few waves of a thumbhash, drawn once there is a browser to draw in; no address, so that no policy forbids it. */
export function ThumbhashCanvas({ thumbhash }: { thumbhash: Thumbhash }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(thumbhashPixels(thumbhash, side), side), 0, 0)
  }, [thumbhash])
  return (
    <canvas
      ref={canvas}
      className="sw-Image-layer sw-Image-placeholder"
      width={side}
      height={side}
      aria-hidden="true"
    />
  )
}

/** Stretched over the image, so that its shape does not matter. */
const side = 32
