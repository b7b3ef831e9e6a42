import { readNumber } from '../spec/values/numberText'
import { writeNumber } from '../messages/writeNumber'

/** A number; the text as typed where it is none; `null` where nothing stands. */
export type NumberValue = number | string | null

/** Read a text as a number, but only when the number says exactly the same. */
export function understandNumber(text: string, locale: string): NumberValue {
  const reading = readNumber(text, locale)
  if (reading.kind === 'empty') return null
  return reading.kind === 'number' ? reading.value : text
}

export function showNumber(value: NumberValue | undefined, locale: string): string {
  return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
}

/** The text of a box just before a change, and where the caret or the selection began. */
export interface Before {
  readonly text: string
  readonly start: number
}

/**
 * Take the separators between groups out of a number that is being changed, because a digit behind "1,234" would leave the
 * comma at the wrong place. A text that was typed or pasted stays as it is, since its comma may mean something else.
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
