import { compareTimes, isTime } from '../spec/values/timeText'
import type { LocaleWith } from '../internal/useLocaleWith'
import type { timeTexts } from '../messages/fields/timeTexts'
import { readTexts, type SegmentTexts, showTexts } from './segmentBoxes'
import type { Segment, SegmentRow } from './SegmentRow'
import { dayPeriodOf, isFullTime, timeNotationOf, timeOf, timeTextsIn, timeTextsOf } from './timeParts'
import type { SegmentFormat } from './useSegments'

/** The bounds and the step of arrow keys. */
export interface TimeSteps {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Minutes. */
  readonly step?: number | undefined
}

/**
 * Hour and minute, with seconds where they are asked for, and AM or PM where the locale has them. That word is a row of its
 * own: a clock runs from left to right in every language, and the word beside it need not.
 */
export function timeRowsOf(
  { locale, t }: LocaleWith<keyof typeof timeTexts>,
  hasSeconds: boolean,
  steps: TimeSteps = {},
): readonly SegmentRow[] {
  const { clock, dayPeriods, dayPeriodFirst } = timeNotationOf(locale)
  const shared = {
    isFull: (part: string, text: string) => isFullTime(part, text, locale),
    separators: /^[\s:.,٫]$/,
    readPasted: (text: string) => timeTextsIn(text, locale),
    step: (part: string, texts: SegmentTexts, by: 1 | -1) => stepTime(part, texts, by, steps, locale),
    readLetter: (letter: string) => {
      const dayPeriod = dayPeriodOf(letter, locale)
      return dayPeriod === undefined ? undefined : { dayPeriod }
    },
  }
  const segments = clock
    .filter(({ part }) => hasSeconds || part !== 'second')
    .map(({ part, sign }): Segment => ({
      part,
      name: t(`time.${part}`),
      hint: t(`time.${part}Hint`),
      separator: sign,
    }))
  const rows: SegmentRow[] = [{ ...shared, dir: 'ltr', segments }]
  if (dayPeriods) {
    const dayPeriod = { part: 'dayPeriod', name: t('time.dayPeriod'), hint: NONE, options: dayPeriods }
    rows.splice(dayPeriodFirst ? 0 : 1, 0, { ...shared, segments: [dayPeriod] })
  }
  return rows
}

/** A time of the day in the boxes of such rows. */
export function timeFormatOf(locale: string): SegmentFormat<string> {
  return {
    read: (root) => timeOf(readTexts(root), locale),
    show: (root, value) => showTexts(root, timeTextsOf(value, locale)),
    isWhole: isTime,
    isSame: (one, other) => (one && other ? compareTimes(one, other) === 0 : (one ?? '') === (other ?? '')),
    write: (value) => value ?? '',
    isTidied: true,
  }
}

/** Whether a time has seconds that must not be lost. */
export function hasSecondsIn(value: string | null | undefined): boolean {
  return /:\d\d:(?!00(?:\D|$))/.test(value ?? '')
}

/** A time moves within its part, as the hand of a clock does, and not beyond the first or the last that is wanted. */
function stepTime(part: string, texts: SegmentTexts, by: 1 | -1, steps: TimeSteps, locale: string) {
  const standing = timeOf(texts, locale)
  const { min = '00:00', max = '23:59:59', step = 1 } = steps
  if (standing === null || !isTime(standing)) {
    if (texts[part]) return undefined
    return { [part]: timeTextsOf(min.padEnd(8, ':00'), locale)[part as 'hour'] }
  }
  const [hour = 0, minute = 0, second] = standing.split(':').map(Number)
  const next = [
    part === 'hour' ? (hour + by + 24) % 24 : hour,
    part === 'minute' ? stepWithin(minute, by, step) : minute,
    ...(part === 'second' ? [stepWithin(second ?? 0, by, 1)] : second === undefined ? [] : [second]),
  ]
  const time = next.map((figure) => String(figure).padStart(2, '0')).join(':')
  if (compareTimes(time, min) < 0 || compareTimes(time, max) > 0) return undefined
  return timeTextsOf(time, locale)
}

/** The next multiple of the step within the hour. */
function stepWithin(figure: number, by: 1 | -1, step: number): number {
  const next = by === 1 ? Math.floor(figure / step + 1) * step : Math.ceil(figure / step - 1) * step
  return next >= 60 ? 0 : next < 0 ? Math.ceil(60 / step - 1) * step : next
}

const NONE = '--'
