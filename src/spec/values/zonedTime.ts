import { dayLength } from '../../internal/dayLength'
import { oncePerLocale } from '../../messages/oncePerLocale'
import { addDays } from './addDays'

/** A day and a time of it, as the clocks of a zone show them. */
export interface ClockTime {
  /** As `2026-11-21`. */
  readonly date: string
  /** As `14:30:00`. */
  readonly time: string
}

/** Return date and time by the clocks of a zone at a moment, given in milliseconds since 1970. */
export function clockIn(zone: string, at: number): ClockTime {
  const parts = Object.fromEntries(
    clockFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month, day, hour, minute, second } = parts
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}:${second}` }
}

/**
 * The moments at which the clocks of a zone show this, the earlier first: one, none in the hour that they skip in spring,
 * and two in the hour that comes twice in autumn.
 */
export function momentsAt(zone: string, { date, time }: ClockTime): readonly number[] {
  const shown = Date.parse(`${date}T${time}Z`)
  // No zone changes its clocks twice within two days.
  const found = [shown - dayLength, shown + dayLength].map((near) => shown - offsetIn(zone, near))
  return [...new Set(found)]
    .filter((at) => at + offsetIn(zone, at) === shown)
    .sort((one, other) => one - other)
}

/** The first moment at which the clocks of a zone show this, or the one to which they jump over it. */
export function momentAt(zone: string, date: string, time: string): number {
  const [found] = momentsAt(zone, { date, time })
  if (found !== undefined) return found
  const shown = Date.parse(`${date}T${time}Z`)
  const after = new Date(shown + 3_600_000).toISOString()
  return momentsAt(zone, { date: after.slice(0, 10), time: after.slice(11, 19) })[0] ?? shown
}

/** The first moment of a day by the clocks of a zone, as it is stored (RFC 3339). */
export function startOfDay(zone: string, date: string): string {
  return new Date(momentAt(zone, date, '00:00:00')).toISOString()
}

/** The last millisecond of a day by the clocks of a zone, as it is stored (RFC 3339). */
export function endOfDay(zone: string, date: string): string {
  return new Date(momentAt(zone, addDays(date, 1), '00:00:00') - 1).toISOString()
}

/** Milliseconds by which the clocks of the zone are ahead of UTC at a moment. */
function offsetIn(zone: string, at: number): number {
  const { date, time } = clockIn(zone, at)
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 1000) * 1000
}

/** One for each zone, as others are for each locale. */
const clockFormat = /* @__PURE__ */ oncePerLocale(
  (timeZone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)
