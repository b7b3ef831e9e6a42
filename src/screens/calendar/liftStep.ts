import type { EventShift } from './EventShift'

interface LiftOptions {
  readonly rtl: boolean
  /** Whether up and down lead along the hours of a day. */
  readonly inHours: boolean
  readonly resizable: boolean
}

/** By how much a key moves what is lifted; with Shift its end alone, where it has one that can be moved. */
export function liftStep(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { rtl, inHours, resizable }: LiftOptions,
): EventShift | undefined {
  if (shiftKey && !resizable) return undefined
  const part = shiftKey ? 'end' : 'event'
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return { days: forward, minutes: 0, part }
    case 'ArrowLeft':
      return { days: -forward, minutes: 0, part }
    case 'ArrowDown':
      return inHours ? { days: 0, minutes: quarter, part } : { days: 7, minutes: 0, part }
    case 'ArrowUp':
      return inHours ? { days: 0, minutes: -quarter, part } : { days: -7, minutes: 0, part }
    default:
      return undefined
  }
}

/** By the clock events are moved by so many minutes. */
export const quarter = 15
