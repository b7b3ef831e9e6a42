import { dateOf, textsOf } from './dateParts'
import { type DateRangeValue, endsOf, isWholeRange, writeRange } from './dateRangeText'
import { readTexts, showTexts } from './segmentBoxes'
import type { SegmentFormat } from './useSegments'

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

function rowIn(root: Element, scope: 'start' | 'end') {
  return root.querySelector(`[data-scope="${scope}"]`)
}
