import { oncePerLocale } from './oncePerLocale'
import type { PluralForms } from './english'

/** What the holes of a text are filled with, by their names. */
export type Filling = Readonly<Record<string, string | number>>

type Fill = (text: string | PluralForms, filling: Filling) => string

/** Fills texts for one locale: it decides the plural form, by `count`, and how numbers are written. */
export const fillIn: (locale: string) => Fill = /* @__PURE__ */ oncePerLocale((locale): Fill => {
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  return (text, filling) => {
    const one =
      typeof text === 'string'
        ? text
        : (text[(plural ??= new Intl.PluralRules(locale)).select(Number(filling.count))] ?? text.other)
    return one.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = Object.hasOwn(filling, name) ? filling[name] : undefined
      if (typeof value !== 'number') return value ?? hole
      return (number ??= new Intl.NumberFormat(locale)).format(value)
    })
  }
})
