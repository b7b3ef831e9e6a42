import { oncePerLocale } from '../messages/oncePerLocale'
import { withUnit } from '../spec/values/unitText'

/** How the values of a chart are written. */
export interface ChartNumbers {
  /** How values are written, as `Intl.NumberFormat` takes it: `{ style: 'currency', currency: 'EUR' }`. @default at most two digits after the point */
  format?: Intl.NumberFormatOptions | undefined
  /** Stands behind each value: "kn". @default none */
  unit?: string | undefined
}

/** Write a value, or an exact one that is kept as a text, in the digits of the locale. */
export function chartNumber(
  value: number | string,
  locale: string,
  { format = usual, unit }: ChartNumbers,
): string {
  return withUnit(formatOf(locale, JSON.stringify(format)).format(value as number), unit)
}

/** Write a value of the scale: short, because many stand in a row. */
export function scaleNumber(value: number, locale: string, { format = usual, unit }: ChartNumbers): string {
  const short = {
    ...format,
    notation: 'compact' as const,
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }
  return withUnit(formatOf(locale, JSON.stringify(short)).format(value), unit)
}

const usual: Intl.NumberFormatOptions = { maximumFractionDigits: 2 }

const formatOf = /* @__PURE__ */ oncePerLocale(
  (locale, options = '{}') => new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions),
)
