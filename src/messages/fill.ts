import type { PluralForms } from './english'
import { oncePerLocale } from './oncePerLocale'
import { writeNumber } from './writeNumber'

/** What the holes of a text are filled with, by their names. */
export type Filling = Readonly<Record<string, string | number>>

type Fill = (text: string | PluralForms, filling: Filling) => string

/**
 * Fills texts for one locale: it decides how numbers are written, and the plural form by `count`.
 * @param language of the texts, where it is another: it decides the plural form then
 */
export function fillIn(locale: string, language = locale): Fill {
  return (text, filling) => {
    const one =
      typeof text === 'string' ? text : (text[pluralOf(language).select(Number(filling.count))] ?? text.other)
    return one.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = filling[name]
      if (typeof value === 'number') return writeNumber(value, locale)
      // What every object inherits is no text.
      return typeof value === 'string' ? value : hole
    })
  }
}

const pluralOf = /* @__PURE__ */ oncePerLocale((locale) => new Intl.PluralRules(locale))
