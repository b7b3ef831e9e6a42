/** Where a group stands: the distance of its two edges from the top of the window. */
export interface GroupPlace {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

interface Sight {
  /** How high the window is. */
  readonly height: number
  /** The group that has the focus. */
  readonly focused: string | undefined
}

/**
 * The group that a person is in: the one with the focus as long as any of it is in sight, or else the last one that begins in the
 * upper third of the window.
 */
export function groupInSight(places: readonly GroupPlace[], { height, focused }: Sight): string | undefined {
  const active = places.find(({ id }) => id === focused)
  if (active && active.bottom > 0 && active.top < height) return active.id
  return (places.findLast(({ top }) => top <= height / 3) ?? places[0])?.id
}
