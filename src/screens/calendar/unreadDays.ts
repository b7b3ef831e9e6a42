import type { TranslateWith } from '../../internal/useScreenLocale'
import type { CalendarMessageKey } from '../../messages/englishCalendar'
import type { EventTimes } from './eventTimes'

type Translate = TranslateWith<CalendarMessageKey>

/** Whether records of a day may be missing. */
export function isUnread(date: string, unreadFrom: string | undefined): boolean {
  return unreadFrom !== undefined && date >= unreadFrom
}

/** Say that a day is not loaded, or not all of it, so that it looks like no free one. */
export function unreadText(isFilled: boolean, t: Translate): string {
  return t(isFilled ? 'calendar.notAllLoaded' : 'calendar.notLoaded')
}

/** Say so of a day beside these events; nothing of one that is all loaded. */
export function unreadTextOf(
  date: string,
  events: readonly EventTimes[],
  unreadFrom: string | undefined,
  t: Translate,
): string | undefined {
  if (!isUnread(date, unreadFrom)) return undefined
  const isFilled = events.some(({ start, end }) => start <= date && end >= date)
  return unreadText(isFilled, t)
}

/** Say how many events a day has, or that this is not known; nothing of a free day. */
export function amountText(count: number, unread: boolean, t: Translate): string | undefined {
  if (count === 0) return unread ? unreadText(false, t) : undefined
  return t(unread ? 'calendar.countAtLeast' : 'calendar.count', { count })
}
