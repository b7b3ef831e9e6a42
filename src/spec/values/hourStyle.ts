import { oncePerLocale } from '../../messages/oncePerLocale'

/**
 * How a language writes the hour of a clock, `08:00` or `8:00`: `Intl` knows it for a time alone, and forgets it where a day stands
 * before.
 */
export const hourStyle = /* @__PURE__ */ oncePerLocale((locale): '2-digit' | 'numeric' => {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const hour = format.formatToParts(8 * 3_600_000).find(({ type }) => type === 'hour')
  return hour?.value.length === 2 ? '2-digit' : 'numeric'
})
