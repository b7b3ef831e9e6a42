import { dayLength } from '../internal/dayLength'
import { oncePerLocale } from '../messages/oncePerLocale'

/** A day in figures of one calendar; a year before its era is zero or less. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A day in another calendar: `2024-06-05` is the 5th of June 2567 in the Buddhist one. */
export function dayIn(calendar: string, date: string): CalendarDay {
  return calendar === 'gregory' ? gregorian(date) : reckoner(calendar)(Date.parse(date))
}

/** The day as `2024-06-05`; a day that the calendar does not have is none. */
export function dateFrom(calendar: string, wanted: CalendarDay): string | undefined {
  if (calendar === 'gregory') return written(wanted)
  // The browser tells what a day is in a calendar, and not the way back; later days are greater, so that 22 questions
  // find it among all there are. Thereby what is read is what is shown, to the day, in every engine.
  const reckon = reckoner(calendar)
  let [first, last] = everyDay
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (rank(reckon(middle * dayLength)) < rank(wanted)) first = middle + 1
    else last = middle
  }
  const found = first * dayLength
  return rank(reckon(found)) === rank(wanted) ? new Date(found).toISOString().slice(0, 10) : undefined
}

/** The days that can be stored, counted from 1970. */
const everyDay: readonly [first: number, last: number] = [
  Date.parse('0001-01-01') / dayLength,
  Date.parse('9999-12-31') / dayLength,
]

function rank({ year, month, day }: CalendarDay): number {
  return (year * 100 + month) * 100 + day
}

const reckoner = /* @__PURE__ */ oncePerLocale((calendar) => {
  const format = new Intl.DateTimeFormat('en-u-nu-latn', {
    calendar,
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    era: 'short',
  })
  const partsOf = (time: number) =>
    Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const { era } = partsOf(0)
  return (time: number): CalendarDay => {
    const parts = partsOf(time)
    const year = Number(parts.year)
    // Some engines name the era before, and count it backwards.
    return {
      year: parts.era === era ? year : 1 - year,
      month: Number(parts.month),
      day: Number(parts.day),
    }
  }
})

function gregorian(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

function written({ year, month, day }: CalendarDay): string {
  const digits = (figure: number, count: number) => String(figure).padStart(count, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}
