import { oncePerLocale } from '../messages/oncePerLocale'
import { calendarOf } from '../spec/values/calendar'
import { instantOf } from '../spec/values/timeText'

/** Where values stand along the axis of a chart. */
export interface ChartPoint {
  /**
   * A date or a moment as ISO 8601 writes it (`2026`, `2026-03`, `2026-03-18`, `2026-03-18T14:00:00Z`), or a category: "Landing".
   * If all points of a chart are dates, they stand as far apart as these are.
   */
  readonly at: string
  /** Says it in words. @default the date in the language of the page, and the category as it is */
  readonly label?: string | undefined
}

/** A point in words. */
export interface ShownPoint {
  readonly id: string
  readonly label: string
  /** The same for the axis, where room is scarce. */
  readonly short: string
  /** The milliseconds since 1970; undefined for a category. */
  readonly time: number | undefined
}

/** Say where values stand, in the language and the zone of the page. */
export function showPoint({ at, label }: ChartPoint, locale: string, zone: string): ShownPoint {
  const kind = kindOf(at)
  const time = kind === 'instant' ? instantOf(at) : Date.parse(at)
  if (kind === undefined || Number.isNaN(time))
    return { id: at, label: label ?? at, short: label ?? at, time: undefined }
  // Only a moment depends on where the clocks are.
  const written = (length: 'long' | 'short') =>
    formatOf(locale, `${kind} ${length} ${kind === 'instant' ? zone : 'UTC'}`).format(time)
  return { id: at, label: label ?? written('long'), short: written('short'), time }
}

type PointKind = 'year' | 'month' | 'day' | 'instant'

function kindOf(at: string): PointKind | undefined {
  const [whole, month, day, time] = /^\d{4}(-\d\d(-\d\d(T.+)?)?)?$/.exec(at) ?? []
  if (whole === undefined) return undefined
  if (month === undefined) return 'year'
  if (day === undefined) return 'month'
  return time === undefined ? 'day' : 'instant'
}

const styles: Readonly<Record<`${PointKind} ${'long' | 'short'}`, Intl.DateTimeFormatOptions>> = {
  'year long': { year: 'numeric' },
  'year short': { year: 'numeric' },
  'month long': { month: 'long', year: 'numeric' },
  'month short': { month: 'short', year: 'numeric' },
  'day long': { day: 'numeric', month: 'long', year: 'numeric' },
  'day short': { day: 'numeric', month: 'short' },
  'instant long': { dateStyle: 'medium', timeStyle: 'short' },
  'instant short': { timeStyle: 'short' },
}

const formatOf = /* @__PURE__ */ oncePerLocale((locale, style = '') => {
  const [kind = 'day', length, timeZone] = style.split(' ')
  // A year or a month that is counted is one of the Gregorian calendar, whatever calendar days are written in.
  const calendar = kind === 'year' || kind === 'month' ? 'gregory' : calendarOf(locale)
  return new Intl.DateTimeFormat(locale, {
    calendar,
    timeZone,
    ...styles[`${kind as PointKind} ${length as 'long'}`],
  })
})
