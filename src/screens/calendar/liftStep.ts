import type { EventShift } from './EventShift'

interface LiftOptions {
  readonly rtl: boolean
  /** Whether up and down lead along the hours of a day. */
  readonly inHours: boolean
  readonly resizable: boolean
  /** Whether the sides lead to the columns of one day, and not to other days. @default false */
  readonly inColumns?: boolean | undefined
}

/** How far a key moves what is lifted, on days, by the clock, and along the columns of a day. */
export interface LiftStep extends Pick<EventShift, 'days' | 'minutes' | 'part'> {
  readonly columns: number
}

/** By how much a key moves what is lifted; with Shift its end alone, where it has one that can be moved. */
export function liftStep(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { rtl, inHours, resizable, inColumns = false }: LiftOptions,
): LiftStep | undefined {
  if (shiftKey && !resizable) return undefined
  const part = shiftKey ? 'end' : 'event'
  const forward = rtl ? -1 : 1
  const still = { days: 0, minutes: 0, columns: 0, part } as const
  const aside = (by: number) =>
    // The end of an event is in no other column than its beginning.
    inColumns && part === 'event' ? { ...still, columns: by } : { ...still, days: by }
  const along = (by: number) => (inHours ? { ...still, minutes: by * quarter } : { ...still, days: by * 7 })
  switch (key) {
    case 'ArrowRight':
      return aside(forward)
    case 'ArrowLeft':
      return aside(-forward)
    case 'ArrowDown':
      return along(1)
    case 'ArrowUp':
      return along(-1)
    default:
      return undefined
  }
}

/** By the clock events are moved by so many minutes. */
export const quarter = 15
