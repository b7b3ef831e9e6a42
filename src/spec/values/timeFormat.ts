import { oncePerLocale } from '../../messages/oncePerLocale'

/** How a locale writes the time of a moment, on the clocks of a zone, or on those of the machine. */
export const timeFormat = /* @__PURE__ */ oncePerLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }),
)
