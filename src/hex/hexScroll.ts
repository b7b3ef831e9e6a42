/** The rows to scroll through, and the height to see them in, in pixels. */
export interface HexViewport {
  readonly rows: number
  readonly rowHeight: number
  /** The height that rows are seen in. */
  readonly height: number
}

/** So far a browser scrolls at most: Firefox ends a page near 17.8 million pixels, Chromium near 33. */
const longest = 16_000_000

/** At either end of a file the scrollbar says the place to the pixel, so that both ends are reached exactly. */
const exact = 400_000

/** Wheels, fingers and keys go less far at once; only the scrollbar's thumb goes further. */
const stride = 3000

/** How far the rows can move, of which there may be more than any page is high. */
export function farthestPlace({ rows, rowHeight, height }: HexViewport): number {
  return Math.max(0, rows * rowHeight - height)
}

/** How far the scrollbar can move. */
export function scrollRange(viewport: HexViewport): number {
  return Math.min(farthestPlace(viewport), longest)
}

/** The place among the rows that a place of the scrollbar stands for. */
export function placeAt(scrolled: number, viewport: HexViewport): number {
  const range = scrollRange(viewport)
  const farthest = farthestPlace(viewport)
  const at = clamp(scrolled, 0, range)
  if (range === farthest || at <= exact) return at
  if (at >= range - exact) return farthest - (range - at)
  return exact + (at - exact) * ratioOf(viewport)
}

/** The place of the scrollbar for a place among the rows. */
export function scrolledAt(place: number, viewport: HexViewport): number {
  const range = scrollRange(viewport)
  const farthest = farthestPlace(viewport)
  const at = clamp(place, 0, farthest)
  if (range === farthest || at <= exact) return at
  if (at >= farthest - exact) return range - (farthest - at)
  return exact + (at - exact) / ratioOf(viewport)
}

/** Where the rows go when the scrollbar has moved: as far as a wheel or a finger did, or to where the thumb points. */
export function followScroll(place: number, from: number, to: number, viewport: HexViewport): number {
  if (to === from) return place
  const isNear = Math.abs(to - from) <= Math.max(stride, 2 * viewport.height)
  if (!isScaled(viewport) || !isNear || to <= 0 || to >= scrollRange(viewport)) return placeAt(to, viewport)
  return clamp(place + to - from, 0, farthestPlace(viewport))
}

/** Whether the scrollbar has to be put where the rows are: rows that follow a wheel leave its scale behind. */
export function hasStrayed(place: number, scrolled: number, viewport: HexViewport): boolean {
  const off = Math.abs(scrolled - scrolledAt(place, viewport))
  const nearAnEnd = place <= exact || place >= farthestPlace(viewport) - exact
  return off > (isScaled(viewport) && !nearAnEnd ? exact / 4 : 1)
}

/** The nearest place from which all of a row is seen; `centred` puts one that was out of sight into the upper third. */
export function placeToShow(row: number, place: number, viewport: HexViewport, centred = false): number {
  const { rowHeight, height } = viewport
  const above = row * rowHeight
  const below = above + rowHeight - height
  const isSeen = above >= place && below <= place
  if (isSeen) return place
  const wanted = centred
    ? above - Math.floor(height / rowHeight / 3) * rowHeight
    : above < place
      ? above
      : below
  return clamp(wanted, 0, farthestPlace(viewport))
}

function isScaled(viewport: HexViewport): boolean {
  return farthestPlace(viewport) > longest
}

function ratioOf(viewport: HexViewport): number {
  return (farthestPlace(viewport) - 2 * exact) / (scrollRange(viewport) - 2 * exact)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
