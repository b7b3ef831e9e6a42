import { oncePerLocale } from '../messages/oncePerLocale'
import { durationOfHours, writeDuration } from '../spec/values/durationText'
import { withUnit } from '../spec/values/unitText'

/** How the values of a chart are written. */
export interface ChartNumbers {
  /** How values are written, as `Intl.NumberFormat` takes it: `{ style: 'currency', currency: 'EUR' }`. @default at most two digits after the point */
  format?: Intl.NumberFormatOptions | undefined
  /** Stands behind each value: "kn". @default none */
  unit?: string | undefined
  /** Whether values are hours, from 0 on, written as how long something takes: 37.5 is "37 hours, 30 minutes". @default false */
  hours?: boolean | undefined
}

/** Write a value, or an exact one that is kept as a text, in the digits of the locale. */
export function chartNumber(
  value: number | string,
  locale: string,
  { format = usual, unit, hours }: ChartNumbers,
): string {
  if (hours) return writeDuration(durationOfHours(Number(value)), locale)
  return withUnit(formatOf(locale, JSON.stringify(format)).format(value as number), unit)
}

/** Write a value of the scale: short, because many stand in a row. */
export function scaleNumber(value: number, locale: string, numbers: ChartNumbers): string {
  const { format = usual, unit, hours } = numbers
  // Half an hour is read sooner as 30 minutes.
  if (hours && value > 0 && value < 1) return scaleNumber(value * 60, locale, { format: minutes })
  const short = {
    // Short notation leaves a German 5000 without its point, beside "4.352".
    useGrouping: true,
    ...(hours ? wholeHours : format),
    notation: 'compact' as const,
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }
  return withUnit(formatOf(locale, JSON.stringify(short)).format(value), unit)
}

const minutes = { style: 'unit', unit: 'minute' } as const
const wholeHours = { style: 'unit', unit: 'hour' } as const
const usual: Intl.NumberFormatOptions = { maximumFractionDigits: 2 }

const formatOf = /* @__PURE__ */ oncePerLocale(
  (locale, options = '{}') => new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions),
)
