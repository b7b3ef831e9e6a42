import { dateOf, type DateTexts } from './dateParts'
import { monthNumberOf } from './monthNames'

/** A date whose month may be a word; what is no date stays as it was typed, word and all. */
export function memorableDateIn(texts: DateTexts, locale: string): string | null {
  const month = monthNumberOf(texts.month ?? '', locale)
  const named = month === undefined ? null : dateOf({ ...texts, month: String(month) }, locale)
  return named !== null && /^\d{4}-\d\d-\d\d$/.test(named) ? named : dateOf(texts, locale)
}
