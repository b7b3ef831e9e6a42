import { readNumber } from '../spec/values/numberText'
import { writeNumber } from '../messages/writeNumber'

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

/** What stood in a text box just before it was changed, and where the caret or the selection began. */
export interface Before {
  readonly text: string
  readonly start: number
}

/**
 * What stands there once a number was changed: a digit put behind "1,234" would leave the comma at the wrong place, so
 * that the separators between groups go. What was typed or pasted stays as it is, since its comma may mean something else.
 * @param text what the change led to, with the caret behind whatever was put in
 */
export function withoutGroups(text: string, caret: number, before: Before, locale: string) {
  const head = text.slice(0, Math.min(before.start, caret))
  const tail = text.slice(caret)
  const separator = groupSeparatorOf(locale)
  const isNumber = typeof understandNumber(before.text, locale) === 'number'
  if (!isNumber || !before.text.startsWith(head) || !before.text.endsWith(tail)) return { text, caret }
  const bare = head.replaceAll(separator, '') + text.slice(head.length, caret)
  return { text: bare + tail.replaceAll(separator, ''), caret: bare.length }
}

function groupSeparatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000)
  return parts.find(({ type }) => type === 'group')?.value ?? ''
}
