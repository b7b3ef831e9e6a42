import { isDate } from '../spec/values/dateText'

/** From one day to another, as far as they are entered: each is a day, the text that stands there, or nothing. */
export interface DateRangeValue {
  readonly start: string | null
  readonly end: string | null
}

/** The ends of a range, also of one that was submitted as text. */
export function endsOf(value: DateRangeValue | string | null | undefined): DateRangeValue {
  if (!value) return { start: null, end: null }
  if (typeof value !== 'string') return { start: value.start || null, end: value.end || null }
  const sign = value.includes(UNFINISHED) ? UNFINISHED : '/'
  const [start, end] = value.split(sign)
  return { start: start || null, end: end || null }
}

/** Both ends as ISO 8601 writes an interval: `2026-11-01/2026-11-21`. What is no day yet stands apart from that. */
export function writeRange({ start, end }: DateRangeValue): string {
  if (start === null && end === null) return ''
  const areDates = [start, end].every((date) => date === null || isDate(date))
  return `${start ?? ''}${areDates ? '/' : UNFINISHED}${end ?? ''}`
}

export function isWholeRange({ start, end }: DateRangeValue): boolean {
  return start !== null && end !== null && isDate(start) && isDate(end)
}

const UNFINISHED = ' – '
