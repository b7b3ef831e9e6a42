import { oncePerLocale } from './oncePerLocale'
import type { PluralForms } from './english'

/** What the holes of a text are filled with, by their names. */
export type Filling = Readonly<Record<string, string | number>>

/** Fills texts for one locale: it decides the plural form, by `count`, and how numbers are written. */
export function fillIn(locale: string): (text: string | PluralForms, filling: Filling) => string {
  return (text, filling) => {
    const one =
      typeof text === 'string' ? text : (text[pluralOf(locale).select(Number(filling.count))] ?? text.other)
    return one.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = Object.hasOwn(filling, name) ? filling[name] : undefined
      return typeof value === 'number' ? numberOf(locale).format(value) : (value ?? hole)
    })
  }
}

const pluralOf = /* @__PURE__ */ oncePerLocale((locale) => new Intl.PluralRules(locale))
const numberOf = /* @__PURE__ */ oncePerLocale((locale) => new Intl.NumberFormat(locale))
