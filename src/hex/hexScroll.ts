/** What there is to scroll through, and the room to see it in. Heights are in pixels. */
export interface HexRoom {
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
export function farthestPlace({ rows, rowHeight, height }: HexRoom): number {
  return Math.max(0, rows * rowHeight - height)
}

/** How far the scrollbar can move. */
export function scrollRange(room: HexRoom): number {
  return Math.min(farthestPlace(room), longest)
}

/** The place among the rows that a place of the scrollbar stands for. */
export function placeAt(scrolled: number, room: HexRoom): number {
  const range = scrollRange(room)
  const farthest = farthestPlace(room)
  const at = clamp(scrolled, 0, range)
  if (range === farthest || at <= exact) return at
  if (at >= range - exact) return farthest - (range - at)
  return exact + (at - exact) * ratioOf(room)
}

/** The other way round. */
export function scrolledAt(place: number, room: HexRoom): number {
  const range = scrollRange(room)
  const farthest = farthestPlace(room)
  const at = clamp(place, 0, farthest)
  if (range === farthest || at <= exact) return at
  if (at >= farthest - exact) return range - (farthest - at)
  return exact + (at - exact) / ratioOf(room)
}

/** Where the rows go when the scrollbar has moved: as far as a wheel or a finger did, or to where the thumb points. */
export function followScroll(place: number, from: number, to: number, room: HexRoom): number {
  if (to === from) return place
  const isNear = Math.abs(to - from) <= Math.max(stride, 2 * room.height)
  if (!isScaled(room) || !isNear || to <= 0 || to >= scrollRange(room)) return placeAt(to, room)
  return clamp(place + to - from, 0, farthestPlace(room))
}

/** Whether the scrollbar has to be put where the rows are: rows that follow a wheel leave its scale behind. */
export function hasStrayed(place: number, scrolled: number, room: HexRoom): boolean {
  const off = Math.abs(scrolled - scrolledAt(place, room))
  const nearAnEnd = place <= exact || place >= farthestPlace(room) - exact
  return off > (isScaled(room) && !nearAnEnd ? exact / 4 : 1)
}

/** The nearest place from which all of a row is seen; `centred` puts one that was out of sight where eyes are. */
export function placeToShow(row: number, place: number, room: HexRoom, centred = false): number {
  const { rowHeight, height } = room
  const above = row * rowHeight
  const below = above + rowHeight - height
  const isSeen = above >= place && below <= place
  if (isSeen) return place
  const wanted = centred
    ? above - Math.floor(height / rowHeight / 3) * rowHeight
    : above < place
      ? above
      : below
  return clamp(wanted, 0, farthestPlace(room))
}

function isScaled(room: HexRoom): boolean {
  return farthestPlace(room) > longest
}

function ratioOf(room: HexRoom): number {
  return (farthestPlace(room) - 2 * exact) / (scrollRange(room) - 2 * exact)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
