import { capitalized } from '../../messages/capitalized'
import { oncePerLocale } from '../../messages/oncePerLocale'

/** Options that are codes of a standard, which every language has names for: countries, languages or currencies. */
export type StandardNames = 'region' | 'language' | 'currency'

/** The name of a code: "Germany" for `DE`; the code itself where it has none. */
export function standardName(names: StandardNames, code: string, locale: string): string {
  try {
    return capitalized(namesIn(locale, names).of(code) ?? code, locale)
  } catch {
    return code // a record may hold what is no code at all
  }
}

/** Find the mistake in options that are named so, as the end of a sentence for a developer. */
export function mistakeInCodes(names: string, codes: readonly string[]): string | undefined {
  if (!known.includes(names)) return `names its options by “${names}”. Say region, language or currency`
  const stray = codes.find((code) => {
    try {
      namesIn('en', names).of(code)
      return false
    } catch {
      return true
    }
  })
  return stray === undefined ? undefined : `has “${stray}” among its options, which is no code of a ${names}`
}

const known: readonly string[] = ['region', 'language', 'currency'] satisfies readonly StandardNames[]

const namesIn = /* @__PURE__ */ oncePerLocale(
  (locale, type) => new Intl.DisplayNames(locale, { type: type as StandardNames }),
)
