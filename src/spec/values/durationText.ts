import { unitList } from '../../messages/listText'
import { oncePerLocale } from '../../messages/oncePerLocale'

const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const
const SECONDS = [604_800, 86_400, 3600, 60, 1]
export const DURATION =
  /^P(?!$)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** More characters than any length of time is written with. */
export const LONGEST_DURATION = 1000

const partsOf = (text: string) => (text.length > LONGEST_DURATION ? undefined : DURATION.exec(text)?.slice(1))

/** The seconds of a length of time as ISO 8601 writes it (`PT1H30M`); NaN when it is none, or in months or years. */
export function durationOf(text: string): number {
  const parts = partsOf(text)
  if (!parts) return Number.NaN
  const seconds = parts.reduce((sum, part, unit) => sum + Number(part ?? 0) * (SECONDS[unit] ?? 0), 0)
  return Number.isFinite(seconds) ? seconds : Number.NaN
}

/** So many hours as a length of time: 37.5 are `PT37H30M`. */
export function durationOfHours(hours: number): string {
  // A thousandth of a second is as much as a sum of fractions is exact to.
  const thousandths = Math.round(hours * 3_600_000)
  const figures = {
    H: Math.floor(thousandths / 3_600_000),
    M: Math.floor(thousandths / 60_000) % 60,
    S: (thousandths % 60_000) / 1000,
  }
  const parts = Object.entries(figures).flatMap(([sign, figure]) => (figure === 0 ? [] : `${figure}${sign}`))
  return `PT${parts.join('') || '0H'}`
}

/** Negative when the first is shorter; an hour and 60 minutes are the same. */
export function compareDurations(one: string, other: string): number {
  return durationOf(one) - durationOf(other)
}

/** Write a length of time (`PT1H30M`) as the locale does: "1 hour, 30 minutes". A text that is none stays as it is. */
export function writeDuration(text: string, locale = 'en'): string {
  const parts = partsOf(text) ?? []
  const written = UNITS.flatMap((unit, index) =>
    parts[index] === undefined ? [] : unitFormat(locale, unit).format(Number(parts[index])),
  )
  return written.length === 0 ? text : unitList(written, locale, 'long')
}

const unitFormat = /* @__PURE__ */ oncePerLocale(
  (locale, unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' }),
)
