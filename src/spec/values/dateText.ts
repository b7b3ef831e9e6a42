import { dateFormat } from './calendar'

/** A day of the calendar from year 1 on, as RFC 3339 writes it; the 29th of February in leap years alone. */
export const DATE =
  '(?!0000)(?:\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)'

const WHOLE = /* @__PURE__ */ new RegExp(`^${DATE}$`)

/** Whether the text is a day of the calendar, written as RFC 3339 does: `2026-11-21`. */
export function isDate(text: string): boolean {
  return WHOLE.test(text)
}

/**
 * Whether a value is a text that begins with what could be a day but for its year, of which two figures alone are there: no century
 * is guessed. Its month may be a word, as in files.
 */
export function hasShortYear(value: unknown): boolean {
  return typeof value === 'string' && SHORT_YEAR.test(value)
}

const SHORT_YEAR =
  /^(?:\p{Nd}{1,2}[^\p{L}\p{M}\p{Nd}]+(?:\p{Nd}{1,2}|\p{L}[\p{L}\p{M}]{2,})|\p{L}[\p{L}\p{M}]{2,}[^\p{L}\p{M}\p{Nd}]+\p{Nd}{1,2})[^\p{L}\p{M}\p{Nd}]+\p{Nd}{1,2}(?![\p{L}\p{Nd}.])/u

export const dateSchema = /* @__PURE__ */ { type: 'string', format: 'date', pattern: `^${DATE}$` }

/** Write a date (`2026-11-21`) in words, as the locale does, in its calendar. A text that is no date stays as it is. */
export function writeDate(text: string, locale = 'en'): string {
  return isDate(text) ? dateFormat(locale).format(new Date(text)) : text
}
