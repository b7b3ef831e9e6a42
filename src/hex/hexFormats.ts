import { oncePerLocale } from '../messages/oncePerLocale'

export const numberFormat = /* @__PURE__ */ oncePerLocale((locale) => new Intl.NumberFormat(locale))

export const percentFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent' }),
)
