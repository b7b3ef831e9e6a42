/** Whether the text is a time of the day, as `14:30` or `14:30:15`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)
}

/** Writes a time of the day as the locale does. A text that is no time stays as it is. */
export function writeTime(text: string, locale = 'en'): string {
  if (!isTime(text)) return text
  const timeStyle = text.length > 5 ? 'medium' : 'short'
  return new Intl.DateTimeFormat(locale, { timeStyle, timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${text}Z`),
  )
}

/**
 * The milliseconds of an instant since 1970, when the text is one: `2026-11-21T14:30:00Z` or with an offset,
 * as RFC 3339 writes it. NaN otherwise, also for the 30th of February.
 */
export function instantOf(text: string): number {
  const [, day = '', hour = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(
      text,
    ) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  const isReal =
    Number(hour) < 24 && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isReal ? Date.parse(text) : Number.NaN
}

/** Writes an instant as the locale does, as clocks show it in a zone. A text that is none stays as it is. */
export function writeInstant(text: string, locale = 'en', timeZone = 'UTC'): string {
  const at = instantOf(text)
  if (Number.isNaN(at)) return text
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at)
}
