import { dateFormat } from './calendar'

/** Whether the text is a day of the calendar, written as RFC 3339 does: `2026-11-21`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[012])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false
  const year = Number(text.slice(0, 4))
  const day = Number(text.slice(8))
  return year > 0 && (day < 29 || day <= daysIn(year, Number(text.slice(5, 7))))
}

/** Writes a date in words, as the locale does, in its calendar. A text that is no date stays as it is. */
export function writeDate(text: string, locale = 'en'): string {
  return isDate(text) ? dateFormat(locale).format(new Date(text)) : text
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
