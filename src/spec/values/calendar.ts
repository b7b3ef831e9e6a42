import { oncePerLocale } from '../../messages/oncePerLocale'

/**
 * The calendars whose dates are three figures, and the Japanese one, whose eras can be chosen from a list. In the others a
 * month needs its name (Hebrew, Chinese); a box of two digits takes none, so that Gregorian dates stand in their place
 * everywhere.
 */
const inFigures =
  /^(?:buddhist|coptic|ethioaa|ethiopic|indian|islamic-(?:civil|tbla|umalqura)|japanese|persian)$/

/**
 * The calendar in which a locale's dates are written and read: its own (`th` counts in the Buddhist calendar, `fa` in
 * the Persian one), or the one that it asks for (`th-u-ca-gregory`). What is stored is of the Gregorian one always.
 */
export const calendarOf = /* @__PURE__ */ oncePerLocale((locale) => {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  return inFigures.test(calendar) ? calendar : 'gregory'
})

/** How a locale writes a day in words, `long` or `medium`. */
export const dateFormat = /* @__PURE__ */ oncePerLocale((locale, style = 'long') => {
  const calendar = calendarOf(locale)
  const length = style as 'long' | 'medium'
  return new Intl.DateTimeFormat(locale, {
    calendar,
    timeZone: 'UTC',
    ...(calendar === 'gregory' ? { dateStyle: length } : dayInWords[length]),
  })
})

/** Beside the Gregorian calendar a year says from when it counts. The styles of `Intl` leave that out. */
const year = { era: 'short', year: 'numeric', day: 'numeric' } as const
export const dayInWords = { long: { ...year, month: 'long' }, medium: { ...year, month: 'short' } } as const
