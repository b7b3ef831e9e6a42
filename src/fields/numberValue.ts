import { readNumber } from '../spec/numberText'
import { writeNumber } from '../words/writeNumber'

/** A number; the text as typed where it is none; `null` where nothing stands. */
export type NumberValue = number | string | null

/** What a text means: only a number that says exactly the same becomes one. */
export function understandNumber(text: string, locale: string): NumberValue {
  const reading = readNumber(text, locale)
  if (reading.kind === 'empty') return null
  return reading.kind === 'number' ? reading.value : text
}

export function showNumber(value: NumberValue | undefined, locale: string): string {
  return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
}

/** The same number without separators between its groups: the form in which a person can change single digits. */
export function withoutGroups(text: string, locale: string): string {
  const value = understandNumber(text, locale)
  if (typeof value !== 'number') return text
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000)
  const separator = parts.find(({ type }) => type === 'group')?.value
  return separator ? writeNumber(value, locale).replaceAll(separator, '') : text
}
