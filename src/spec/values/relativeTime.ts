import { oncePerLocale } from '../../messages/oncePerLocale'

/** A unit in which a distance in time is told. */
export type RelativeUnit = (typeof units)[number][0]

/**
 * Write how long before or after one moment another is, in milliseconds since 1970: “3 hours ago”, “in 2 days”. Of the past the units
 * are counted that are over. What is ahead is rounded: with 29 days and 23 hours to go, it is “in 30 days”.
 *
 * @param largestUnit 45 days in days are “in 45 days”
 */
export function relativeTime(
  at: number,
  from: number,
  locale = 'en',
  largestUnit: RelativeUnit = 'year',
): string {
  const distance = at - from
  const told = units.slice(units.findIndex(([unit]) => unit === largestUnit))
  const found = told.find(([, length, step]) => distance >= length - step / 2 || -distance >= length)
  if (!found) return relativeFormat(locale).format(0, 'second')
  const [unit, length] = found
  const count = distance / length
  return agoFormat(locale).format(count > 0 ? Math.round(count) : Math.trunc(count), unit)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day

/** Each with its length, and that of the one below: so close to a whole one, less is rounded up to it. */
const units = [
  ['year', 365 * day, month],
  ['month', month, day],
  ['day', day, hour],
  ['hour', hour, minute],
  ['minute', minute, minute],
] as const

/** “Yesterday” would be wrong of what was 40 hours ago: only “now” is said in a word. */
const agoFormat = /* @__PURE__ */ oncePerLocale((locale) => new Intl.RelativeTimeFormat(locale))
/** “Today”, “in 2 weeks”: days that are counted from this one have words. */
export const relativeFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
)
