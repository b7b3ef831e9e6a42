import { oncePerLocale } from '../../messages/oncePerLocale'
import { compare } from './compare'

/** So many characters an exact number may have: as many digits as databases keep of one, and more. */
export const LONGEST_DECIMAL = 10_000

/**
 * Whether the text is a number as decimals are kept: `-1234.50`, without exponent, grouping or needless zeros in front,
 * and no longer than anything that is counted or measured.
 */
export function isDecimal(text: string): boolean {
  return text.length <= LONGEST_DECIMAL && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
}

/** How many digits stand after the point, as they are written. */
export function writtenDigits(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** How many digits stand after the point, zeros at the end apart. */
export function fractionDigits(text: string): number {
  const point = text.indexOf('.')
  if (point < 0) return 0
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return end - point - 1
}

/** Negative when the first is less, positive when it is more, 0 when both are the same number. */
export function compareDecimals(one: string, other: string): number {
  const scale = Math.max(fractionDigits(one), fractionDigits(other))
  return compare(scaled(one, scale), scaled(other, scale))
}

/** Whether a number is `base` and a whole number of steps. */
export function isDecimalStep(value: string, step: string, base: string): boolean {
  const scale = Math.max(...[value, step, base].map(fractionDigits))
  return (scaled(value, scale) - scaled(base, scale)) % scaled(step, scale) === 0n
}

/** Write an exact number (`-1234.50`) as the locale does, with all its digits and those that its currency demands. */
export function writeDecimal(text: string, locale = 'en', currency?: string): string {
  if (!isDecimal(text)) return text
  const digits = writtenDigits(text)
  // Texts are formatted digit by digit (ECMA-402 2023); the types have not heard of it for every text.
  if (digits > 100) return text // more than any format of `Intl` takes
  return formatFor(locale, `${digits} ${currency ?? ''}`).format(text as `${number}`)
}

const formatFor = /* @__PURE__ */ oncePerLocale((locale, more = '') => {
  const [digits, currency] = more.split(' ')
  const style = currency ? ({ style: 'currency', currency } as const) : {}
  const usual = new Intl.NumberFormat(locale, style).resolvedOptions().minimumFractionDigits ?? 0
  const fraction = Math.max(Number(digits), currency ? usual : 0)
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  })
})

/** The number as a whole number of its smallest parts: `1.5` at scale 2 is 150. */
export function scaled(text: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const sign = whole.startsWith('-') ? -1n : 1n
  return sign * BigInt(whole.replace('-', '') + fraction.slice(0, scale).padEnd(scale, '0'))
}
