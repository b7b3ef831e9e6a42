/** How far something is moved, on days and by the clock, and into which column. */
export interface EventShift {
  readonly days: number
  readonly minutes: number
  /** Whether the whole event moves, or its end alone. */
  readonly part: 'event' | 'end'
  /** The id of the column where it is put; absent where it stays in its own. */
  readonly column?: string | undefined
}

export const unmoved: EventShift = { days: 0, minutes: 0, part: 'event' }

/** Whether something would be elsewhere after it. */
export function isMove({ days, minutes, column }: EventShift): boolean {
  return days !== 0 || minutes !== 0 || column !== undefined
}
