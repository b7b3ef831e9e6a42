import { oncePerLocale } from '../messages/oncePerLocale'
import type { Affixes } from './FieldFrame'

/** The sign that stands with a number: where the locale puts it, and the other ways in which people write it. */
export interface NumberSign extends Affixes {
  readonly written: readonly string[]
}

/** The sign of a currency: `€` before the sum in English, after it in German. */
export const signOfCurrency: (locale: string, currency?: string) => NumberSign =
  /* @__PURE__ */ oncePerLocale((locale, currency = '') => {
    const { written, ...affixes } = signIn({ style: 'currency', currency }, locale)
    return { ...affixes, written: [...written, currency] }
  })

/** The sign for a share of a hundred: after the number nearly everywhere, before it in Turkish. */
export const signOfPercent: (locale: string) => NumberSign = /* @__PURE__ */ oncePerLocale((locale) => {
  const { written, ...affixes } = signIn({ style: 'unit', unit: 'percent' }, locale)
  return { ...affixes, written: [...written, '%', '٪'] }
})

/** Take away a sign at either end of a number, as it comes along when a sum is pasted. */
export function withoutSign(text: string, { written }: NumberSign): string {
  const [, minus = '', rest = ''] = /^([-−–]?)\s*([\s\S]*)$/.exec(bare(text)) ?? []
  for (const sign of written) {
    if (isAlike(rest.slice(0, sign.length), sign)) return minus + rest.slice(sign.length)
    if (isAlike(rest.slice(-sign.length), sign)) return minus + rest.slice(0, -sign.length)
  }
  return text
}

/** Where no sign stands with the number, it stands behind it. */
function signIn(options: Intl.NumberFormatOptions, locale: string): NumberSign {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1)
  const isSign = ({ type }: { type: string }) => type === 'currency' || type === 'unit'
  const at = parts.findIndex(isSign)
  const sign = bare(parts[at]?.value ?? '')
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer')
  return { [isBefore ? 'prefix' : 'suffix']: sign, written: [sign] }
}

/** Whether they differ at most in case and in width: `eur`, `￥`. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  return plain(one) === plain(other)
}

/** Without the blanks around it, and the invisible characters that only keep a sign on its side. */
const bare = (text: string) => text.replace(/\p{Cf}/gu, '').trim()
