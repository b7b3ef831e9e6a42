interface PullOptions {
  /** So near to an edge a pointer scrolls, in pixels. */
  readonly edge: number
  /** At most so far it scrolls with each frame, in pixels. */
  readonly fastest: number
}

/** How far to scroll along one direction for a pointer between two edges: the more the nearer one is, and nothing between them. */
export function edgePull(at: number, from: number, to: number, { edge, fastest }: PullOptions): number {
  const depth = Math.max(0, edge - (to - at)) - Math.max(0, edge - (at - from))
  return Math.round((Math.max(-edge, Math.min(edge, depth)) / edge) * fastest)
}
