/** How far something is moved, on days and by the clock. */
export interface EventShift {
  readonly days: number
  readonly minutes: number
  /** Whether the whole event moves, or its end alone. */
  readonly part: 'event' | 'end'
}

export const unmoved: EventShift = { days: 0, minutes: 0, part: 'event' }
