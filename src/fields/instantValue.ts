import { isDate } from '../spec/values/dateText'
import { instantOf, isInstant } from '../spec/values/timeText'
import { dateOf, textsIn, textsOf } from './dateParts'
import { readTexts, type SegmentTexts, showTexts, submittedIn } from './segmentBoxes'
import { timeOf, timeTextsIn, timeTextsOf } from './timeParts'
import type { SegmentFormat } from './useSegments'
import { clockIn, type ClockTime, momentsAt } from '../spec/values/zonedTime'

/** A moment in the boxes of a date and of a time, by the clocks of a zone. */
export function instantFormatOf(
  zone: string,
  locale: string,
  onShow: (text: string) => void,
): SegmentFormat<string> {
  return {
    read: (root) => {
      const texts = readTexts(root)
      const [date, time] = [dateOf(texts, locale), timeOf(texts, locale)]
      if (date === null && time === null) return null
      const moments = momentsOf({ date: date ?? '', time: time ?? '' }, zone)
      // Of two moments the one is meant that stood there before.
      const at = moments.length > 1 && isLater(submittedIn(root)?.value ?? '', zone) ? moments[1] : moments[0]
      return at === undefined ? `${date ?? ''}${BETWEEN}${time ?? ''}` : writeMoment(at, time ?? '')
    },
    show: (root, value) => {
      showTexts(root, instantTextsOf(value, zone, locale))
      onShow(value ?? '')
    },
    isWhole: isInstant,
    isSame: (one, other) => (one ?? '') === (other ?? '') || instantOf(one ?? '') === instantOf(other ?? ''),
    write: (value) => value ?? '',
    isTidied: true,
  }
}

/** Takes a moment, or the text of an unfinished one, apart. */
export function instantTextsOf(
  value: string | null | undefined,
  zone: string,
  locale: string,
): Record<string, string> {
  const { date, time } = clockTimeOf(value ?? '', zone)
  return { ...timeTextsOf(time, locale), ...textsOf(date, locale) }
}

/** The moments that a text of a date and a time could mean; none while it is unfinished. */
export function momentsIn(value: string, zone: string): readonly number[] {
  return momentsOf(clockTimeOf(value, zone), zone)
}

/** Whether a text is a day and a time that clocks skip. */
export function isSkipped(value: string, zone: string): boolean {
  const { date, time } = clockTimeOf(value, zone)
  return isDate(date) && TIME.test(time) && momentsOf({ date, time }, zone).length === 0
}

/** Whether a value is the second of two moments at which the clocks show the same. */
export function isLater(value: string, zone: string): boolean {
  return isInstant(value) && momentsIn(value, zone)[1] === instantOf(withoutFraction(value))
}

/** Reads a moment that was copied from elsewhere, into the boxes of both. */
export function instantTextsIn(copied: string, zone: string, locale: string): SegmentTexts | undefined {
  const text = copied.trim()
  if (isInstant(text)) return instantTextsOf(text, zone, locale)
  const [, date = '', time = ''] =
    /^\D*((?:\p{Nd}+\P{Nd}+){2}\p{Nd}+)\P{Nd}+(\p{Nd}{1,2}\P{Nd}.*)$/su.exec(text) ?? []
  const [dateTexts, timeTexts] = [textsIn(date, locale), timeTextsIn(time, locale)]
  return dateTexts && timeTexts && { ...dateTexts, ...timeTexts }
}

function clockTimeOf(value: string, zone: string): ClockTime {
  if (isInstant(value)) {
    const { date, time } = clockIn(zone, instantOf(value))
    return { date, time: time + fractionOf(value) }
  }
  const [date = '', ...time] = value.split(BETWEEN)
  return { date, time: time.join(BETWEEN) }
}

function momentsOf({ date, time }: ClockTime, zone: string): readonly number[] {
  return isDate(date) && TIME.test(time) ? momentsAt(zone, { date, time: withoutFraction(time) }) : []
}

/** Write a moment by UTC. Zones are whole seconds apart, so that the fraction of a text is the same in each. */
export function writeMoment(at: number, time: string): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, `${fractionOf(time)}Z`)
}

const fractionOf = (text: string) => /\.\d+/.exec(text)?.[0] ?? ''
const withoutFraction = (text: string) => text.replace(/\.\d+/, '')

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/
const BETWEEN = ', '
