import type { PluralForms } from './english'
import { oncePerLocale } from './oncePerLocale'
import { writeNumber } from './writeNumber'

/** The values that fill the braces of a text, by their names. */
export type Filling = Readonly<Record<string, string | number>>

type Fill = (text: string | PluralForms, filling: Filling) => string

/**
 * Make a function that fills texts: the locale decides how numbers are written, and the plural form by `count`.
 * @param language of the texts, where it is another: it decides the plural form then
 */
export function fillIn(locale: string, language = locale): Fill {
  return (text, filling) => {
    const one =
      typeof text === 'string' ? text : (text[pluralOf(language).select(Number(filling.count))] ?? text.other)
    return one.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = filling[name]
      if (typeof value === 'number') return writeNumber(value, locale)
      // An inherited name is no value.
      return typeof value === 'string' ? value : hole
    })
  }
}

const pluralOf = /* @__PURE__ */ oncePerLocale((locale) => new Intl.PluralRules(locale))
