import { dayLength } from '../internal/dayLength'
import { oncePerLocale } from '../messages/oncePerLocale'

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
    clockFormat('en', zone)
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

/** The name of a zone in words, with what it is apart from UTC: as it is at a moment, or in general. */
export function zoneName(zone: string, locale: string, at: number): string {
  const offset = zoneFormat(locale, `${zone} shortOffset`)
  const [name, apart] = [zoneFormat(locale, `${zone} long`), offset].map(
    (format) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value,
  )
  return /\d/.test(name ?? '') || zone === 'UTC' ? (name ?? zone) : `${name} (${apart})`
}

/** The name of a zone in words all through the year. */
export function generalZoneName(zone: string, locale: string): string {
  const [general, long] = ['longGeneric', 'long'].map(
    (style) =>
      zoneFormat(locale, `${zone} ${style}`)
        .formatToParts(RECENT)
        .find(({ type }) => type === 'timeZoneName')?.value,
  )
  return (/\d/.test(general ?? '') ? long : general) ?? zone
}

/** Milliseconds by which the clocks of the zone are ahead of UTC at a moment. */
function offsetIn(zone: string, at: number): number {
  const { date, time } = clockIn(zone, at)
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 1000) * 1000
}

/** In 1970 many clocks were not changed yet. */
const RECENT = Date.UTC(2026, 0)

const clockFormat = /* @__PURE__ */ oncePerLocale(
  (_, timeZone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: timeZone as string,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

const zoneFormat = /* @__PURE__ */ oncePerLocale((locale, zoneAndStyle = '') => {
  const [timeZone, timeZoneName] = zoneAndStyle.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: timeZoneName as 'long' })
})
