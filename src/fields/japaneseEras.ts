import { oncePerLocale } from '../messages/oncePerLocale'

/** An era of Japan's calendar, whose months and days are those of the Gregorian one. */
interface Era {
  /** Its first day. */
  readonly start: string
  /** Its name, as the locale writes it: "令和", "Reiwa". */
  readonly name: string
}

/** The eras since Japan has had one for each emperor, the latest first. */
export const erasOf: (locale: string) => readonly Era[] = /* @__PURE__ */ oncePerLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'japanese',
    era: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return STARTS.map((start) => {
    // Well within the era, because engines differ by weeks on the day on which the first one began.
    const parts = format.formatToParts(Date.parse(start) + YEAR)
    return { start, name: parts.find(({ type }) => type === 'era')?.value ?? start }
  })
})

/** The name of the years before the eras, which are counted as in the Gregorian calendar. */
export const gregorianEraOf: (locale: string) => string = /* @__PURE__ */ oncePerLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', era: 'short', year: 'numeric' })
  return format.formatToParts(0).find(({ type }) => type === 'era')?.value ?? ''
})

/** The era of a day and the year within it; before the eras, none and the Gregorian year. */
export function eraYearOf(date: string, locale: string): { readonly era: string; readonly year: number } {
  const era = erasOf(locale).find(({ start }) => start <= date)
  const year = Number(date.slice(0, 4))
  return era ? { era: era.name, year: year - firstYearOf(era) + 1 } : { era: '', year }
}

/** The Gregorian year of a year in an era. */
export function yearInEra(eraName: string, year: number, locale: string): number | undefined {
  const era = erasOf(locale).find(({ name }) => name === eraName)
  return era && firstYearOf(era) + year - 1
}

const firstYearOf = ({ start }: Era) => Number(start.slice(0, 4))

const YEAR = 31_536_000_000

const STARTS = ['2019-05-01', '1989-01-08', '1926-12-25', '1912-07-30', '1868-10-23']
