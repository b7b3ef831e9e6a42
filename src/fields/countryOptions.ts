import { oncePerLocale } from '../messages/oncePerLocale'
import type { ChoiceOption } from './ChoiceOption'

/** Options by their names in a language, in its alphabet. */
export function countryOptions(countries: readonly string[], locale: string): readonly ChoiceOption[] {
  const names = namesIn(locale)
  const { compare } = alphabetOf(locale)
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label))
}

const namesIn = /* @__PURE__ */ oncePerLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const alphabetOf = /* @__PURE__ */ oncePerLocale((locale) => new Intl.Collator(locale))
