import { oncePerLocale } from './oncePerLocale'

/** Write a list as the locale does: "a, b, and c". */
export function andList(items: readonly string[], locale = 'en'): string {
  return conjunction(locale).format(items)
}

/** Write alternatives as the locale does: "a, b, or c". */
export function orList(items: readonly string[], locale = 'en'): string {
  return disjunction(locale).format(items)
}

/** Write the parts of one value as the locale does: "1 hour, 30 minutes"; `short` or `long`. */
export function unitList(items: readonly string[], locale: string, style: 'short' | 'long'): string {
  return unit(locale, style).format(items)
}

const conjunction = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
)
const disjunction = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.ListFormat(locale, { type: 'disjunction' }),
)
const unit = /* @__PURE__ */ oncePerLocale(
  (locale, style) => new Intl.ListFormat(locale, { type: 'unit', style: style as 'short' | 'long' }),
)
