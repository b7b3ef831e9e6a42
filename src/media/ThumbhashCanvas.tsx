'use client'

import { useLayoutEffect, useRef } from 'react'
import { readThumbhash, thumbhashPixels } from './thumbhash'

/** The few waves of a thumbhash, drawn once there is a browser to draw in; no address, so that no policy forbids it. */
export function ThumbhashCanvas({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const thumbhash = readThumbhash(text)
    if (!thumbhash) return
    const pixels = new ImageData(thumbhashPixels(thumbhash, side), side)
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0)
  }, [text])
  return (
    <canvas ref={canvas} className="sw-Image-placeholder" width={side} height={side} aria-hidden="true" />
  )
}

/** Stretched over the image, so that its shape does not matter. */
const side = 32
