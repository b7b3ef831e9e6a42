import { readDecimal } from '../spec/values/numberText'
import type { Adjusted, Before } from './useWrittenControl'

/**
 * Take the separators between groups out of a number that is being changed, because a digit behind "1,234" would leave the
 * comma at the wrong place. A text that was typed or pasted stays as it is, since its comma may mean something else.
 * @param text what the change led to, with the caret behind the text that was put in
 */
export function withoutGroups(text: string, caret: number, before: Before, locale: string): Adjusted {
  const head = text.slice(0, Math.min(before.start, caret))
  const tail = text.slice(caret)
  const separator = groupSeparatorOf(locale)
  const isNumber = readDecimal(before.text, locale).kind === 'decimal'
  if (!isNumber || !before.text.startsWith(head) || !before.text.endsWith(tail)) return { text, caret }
  const bare = head.replaceAll(separator, '') + text.slice(head.length, caret)
  return { text: bare + tail.replaceAll(separator, ''), caret: bare.length }
}

function groupSeparatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000)
  return parts.find(({ type }) => type === 'group')?.value ?? ''
}
