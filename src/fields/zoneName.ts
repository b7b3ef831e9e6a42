import { oncePerLocale } from '../messages/oncePerLocale'

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

/** In 1970 many clocks were not changed yet. */
const RECENT = Date.UTC(2026, 0)

const zoneFormat = /* @__PURE__ */ oncePerLocale((locale, zoneAndStyle = '') => {
  const [timeZone, timeZoneName] = zoneAndStyle.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: timeZoneName as 'long' })
})
