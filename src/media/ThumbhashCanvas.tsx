'use client'

import { useLayoutEffect, useRef } from 'react'
import { thumbhashPixels } from './thumbhash'

/** The few waves of a thumbhash, drawn once there is a browser to draw in; no address, so that no policy forbids it. */
export function ThumbhashCanvas({ bytes }: { bytes: Uint8Array }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(thumbhashPixels(bytes, side, side), side, side), 0, 0)
  }, [bytes])
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
