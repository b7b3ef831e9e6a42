import { isDate } from '../spec/values/dateText'
import { dateOf, textsOf } from './dateParts'
import { readTexts, showTexts } from './segmentBoxes'
import type { Given, SegmentFormat } from './useSegments'

/** From one day to another, as far as they are entered: each is a day, the text that stands there, or nothing. */
export interface DateRangeValue {
  readonly start: string | null
  readonly end: string | null
}

/** The ends of a range, also of one that was submitted as text. */
export function endsOf(value: Given<DateRangeValue>): DateRangeValue {
  if (!value) return { start: null, end: null }
  if (typeof value !== 'string') return { start: value.start || null, end: value.end || null }
  const sign = value.includes(UNFINISHED) ? UNFINISHED : '/'
  const [start, end] = value.split(sign)
  return { start: start || null, end: end || null }
}

/** A range in two rows of boxes, in one language. */
export function dateRangeFormatOf(locale: string): SegmentFormat<DateRangeValue> {
  return {
    read: (root) => {
      const start = dateOf(readTexts(rowIn(root, 'start')), locale)
      const end = dateOf(readTexts(rowIn(root, 'end')), locale)
      return start === null && end === null ? null : { start, end }
    },
    show: (root, value) => {
      const { start, end } = endsOf(value)
      showTexts(rowIn(root, 'start'), textsOf(start, locale))
      showTexts(rowIn(root, 'end'), textsOf(end, locale))
    },
    isWhole: (value) => isWholeRange(endsOf(value)),
    isSame: (one, other) => writeRange(endsOf(one)) === writeRange(endsOf(other)),
    write: (value) => writeRange(endsOf(value)),
  }
}

/** Both ends as ISO 8601 writes an interval: `2026-11-01/2026-11-21`. What is no day yet stands apart from that. */
function writeRange({ start, end }: DateRangeValue): string {
  if (start === null && end === null) return ''
  const areDates = [start, end].every((date) => date === null || isDate(date))
  return `${start ?? ''}${areDates ? '/' : UNFINISHED}${end ?? ''}`
}

export function isWholeRange({ start, end }: DateRangeValue): boolean {
  return start !== null && end !== null && isDate(start) && isDate(end)
}

const UNFINISHED = ' – '

function rowIn(root: Element, scope: 'start' | 'end') {
  return root.querySelector(`[data-scope="${scope}"]`)
}
