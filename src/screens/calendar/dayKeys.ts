import { addDays } from '../../spec/values/addDays'
import { addMonths, weekAround } from './stretches'

interface DayKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** Where a key leads in a grid of days, as the ARIA practices have it; nothing for keys that lead nowhere. */
export function dayAfterKey(
  { key, shiftKey }: DayKey,
  date: string,
  { locale, rtl }: { readonly locale: string; readonly rtl: boolean },
): string | undefined {
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return weekAround(date, locale).first
    case 'End':
      return weekAround(date, locale).last
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1, locale)
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1, locale)
    default:
      return undefined
  }
}
