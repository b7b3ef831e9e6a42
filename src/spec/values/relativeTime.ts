import { oncePerLocale } from '../../messages/oncePerLocale'

/** Write how long before or after one moment another is, in milliseconds since 1970: “3 hours ago”, “in 2 days”. */
export function relativeTime(at: number, from: number, locale = 'en'): string {
  const distance = at - from
  const found = units.find(([, length]) => Math.abs(distance) >= length)
  if (!found) return relativeFormat(locale).format(0, 'second')
  const [unit, length] = found
  return agoFormat(locale).format(Math.trunc(distance / length), unit)
}

const minute = 60_000
const day = 24 * 60 * minute

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** “Yesterday” would be wrong of what was 40 hours ago: only “now” is said in a word. */
const agoFormat = /* @__PURE__ */ oncePerLocale((locale) => new Intl.RelativeTimeFormat(locale))
/** “Today”, “in 2 weeks”: days that are counted from this one have words. */
export const relativeFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
)
