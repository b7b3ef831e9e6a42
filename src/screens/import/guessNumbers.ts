import { readNumber } from '../../spec/values/numberText'

/** Locales that write numbers in the ways that there are: 1,234.5; 1.234,5; 1 234,5; 1'234.5; 12,34,567.8 */
export const numberLocales = ['en', 'de', 'fr', 'de-CH', 'en-IN'] as const

/** How most of the numbers of a file are written. Where several would do, as the language of the page does. */
export function guessNumbers(texts: readonly string[], locale: string): string {
  const scores = [locale, ...numberLocales].map((one) => ({
    one,
    read: texts.filter((text) => readNumber(text, one).kind === 'number').length,
  }))
  const best = Math.max(...scores.map(({ read }) => read))
  return scores.find(({ read }) => read === best)?.one ?? locale
}
