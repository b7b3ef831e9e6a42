/** Whether the text is a number as decimals are kept: `-1234.50`, without exponent, grouping or needless zeros in front. */
export function isDecimal(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
}

/** How many digits stand after the point, zeros at the end apart. */
export function fractionDigits(text: string): number {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length
}

/** Negative when the first is less, positive when it is more, 0 when both are the same number. */
export function compareDecimals(one: string, other: string): number {
  const scale = Math.max(fractionDigits(one), fractionDigits(other))
  const difference = scaled(one, scale) - scaled(other, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whether a number is `base` and a whole number of steps. */
export function isDecimalStep(value: string, step: string, base: string): boolean {
  const scale = Math.max(...[value, step, base].map(fractionDigits))
  return (scaled(value, scale) - scaled(base, scale)) % scaled(step, scale) === 0n
}

/** Writes an exact number as the locale does, with every digit that it has. */
export function writeDecimal(text: string, locale = 'en', currency?: string): string {
  if (!isDecimal(text)) return text
  const digits = text.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 0),
    ...(currency !== undefined && {
      style: 'currency',
      currency,
      minimumFractionDigits: undefined,
      maximumFractionDigits: undefined,
    }),
    ...(currency !== undefined && digits > 2 && { minimumFractionDigits: digits }),
  })
  // Texts are formatted digit by digit (ECMA-402 2023); the types have not heard of it for every text.
  return format.format(text as `${number}`)
}

/** As a whole number of the smallest parts. */
function scaled(text: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const sign = whole.startsWith('-') ? -1n : 1n
  return sign * BigInt(whole.replace('-', '') + fraction.slice(0, scale).padEnd(scale, '0'))
}
