import { oncePerLocale } from './oncePerLocale'

/** Write a number as the locale does, with every digit it has: reading it gives the same number again. */
export function writeNumber(value: number, locale = 'en'): string {
  return Number.isFinite(value) ? formatOf(locale).format(value) : String(value)
}

/** Write a number as the locale does, without marks between its thousands: a year, the number of a house, an id. */
export function writeDigits(value: number, locale = 'en'): string {
  return Number.isFinite(value) ? plainFormatOf(locale).format(value) : String(value)
}

const plainFormatOf = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17, useGrouping: false }),
)

// No number has more digits than these, and so each is written with all that it has.
const formatOf = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }),
)
