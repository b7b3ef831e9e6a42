/** Records of ten years, several on each day. */
export interface BenchRecord {
  readonly id: number
  readonly title: string
  readonly date: string
}

export function recordsOf(count: number): readonly BenchRecord[] {
  const first = Date.UTC(2026, 2, 1)
  return Array.from({ length: count }, (_, id) => ({
    id,
    title: `Booking ${id}`,
    // All within the month that is shown.
    date: new Date(first + (id % 31) * 86_400_000).toISOString().slice(0, 10),
  }))
}

interface Bench {
  prepare(count: number): void
  mount(): void
  /** A selector of the part that is scrolled. */
  readonly scroller: string
  /** A selector of a part that is there once it is drawn. */
  readonly row: string
}

export function expose(bench: Bench): void {
  Object.assign(window, { bench })
}
