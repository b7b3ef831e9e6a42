export interface Point {
  readonly x: number
  readonly y: number
}

export interface Extent {
  readonly width: number
  readonly height: number
}

/** How a picture lies on its stage: how much larger than it fits, and how far its middle is from the stage's. */
export interface Zoom extends Point {
  readonly scale: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }

/** Make it larger or smaller; what lies under the point, counted from the middle of its box, stays under it. */
export function zoomAt(zoom: Zoom, factor: number, point: Point): Zoom {
  const scale = between(1, zoom.scale * factor, largest)
  const by = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }
}

/** Move it no further than its edge on the edge of its box, and not at all where it fits. */
export function keepOnStage(zoom: Zoom, picture: Extent, stage: Extent): Zoom {
  const reach = (size: number, room: number) => Math.max(0, (size * zoom.scale - room) / 2)
  const across = reach(picture.width, stage.width)
  const down = reach(picture.height, stage.height)
  return { scale: zoom.scale, x: between(-across, zoom.x, across), y: between(-down, zoom.y, down) }
}

/** The gesture that ends after moving so far over a picture that is not zoomed. */
export function swipeOf({ x, y }: Point): 'left' | 'right' | 'down' | undefined {
  if (Math.abs(x) > Math.abs(y)) return Math.abs(x) < farAcross ? undefined : x < 0 ? 'left' : 'right'
  return y < farDown ? undefined : 'down'
}

/** Larger than this, the pixels of any file are squares. */
const largest = 8
const farAcross = 48
const farDown = 96

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))
