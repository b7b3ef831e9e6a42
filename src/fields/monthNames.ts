import { oncePerLocale } from '../messages/oncePerLocale'
import { calendarOf } from '../spec/values/calendar'

/** Read the name of a month, or the beginning of one that is no other's: "March", "mar.", "März". */
export function monthNumberOf(text: string, locale: string): number | undefined {
  const sought = plain(text, locale)
  if (sought.length < 2) return undefined
  const names = namesOf(locale)
  const exact = names.find(({ name }) => name === sought)
  if (exact) return exact.month
  const begun = new Set(names.filter(({ name }) => name.startsWith(sought)).map(({ month }) => month))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** Long and short names, alone and within a date: languages inflect them. */
const namesOf = /* @__PURE__ */ oncePerLocale((locale) => {
  const calendar = calendarOf(locale)
  const formats = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { calendar, month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { calendar, month, day: 'numeric', timeZone: 'UTC' }),
  ])
  const number = new Intl.DateTimeFormat('en-u-nu-latn', { calendar, month: 'numeric', timeZone: 'UTC' })
  const days = Array.from({ length: 37 }, (_, index) => Date.UTC(2024, 0, 1 + index * 10))
  return days.flatMap((day) => {
    const month = Number(number.formatToParts(day).find(({ type }) => type === 'month')?.value)
    return formats.map((format) => ({
      month,
      name: plain(format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '', locale),
    }))
  })
})

/** Accents and points are left out by people in a hurry. */
function plain(text: string, locale: string): string {
  return text
    .trim()
    .toLocaleLowerCase(locale)
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
}
