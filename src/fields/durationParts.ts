import { oncePerLocale } from '../messages/oncePerLocale'
import { DURATION, durationOf } from '../spec/values/durationText'
import { readNumber } from '../spec/values/numberText'

/** A part of a length of time. Months and years differ in length: there are none. */
export type DurationUnit = 'week' | 'day' | 'hour' | 'minute' | 'second'

/** From the longest to the shortest. */
export const durationUnits: readonly DurationUnit[] = ['week', 'day', 'hour', 'minute', 'second']

/** A length of time as it is being written: each part as it stands there. */
export type DurationTexts = Readonly<Partial<Record<DurationUnit, string>>>

/** Takes a length of time, or the text of an unfinished one, apart again. */
export function durationTextsOf(
  value: string | null | undefined,
  locale: string,
): Record<DurationUnit, string> {
  const texts = { week: '', day: '', hour: '', minute: '', second: '' }
  if (!value) return texts
  if (isDuration(value)) {
    const figures = DURATION.exec(value)?.slice(1) ?? []
    for (const [index, unit] of durationUnits.entries()) {
      if (figures[index] !== undefined)
        texts[unit] = figureFormat(locale).format(figures[index] as `${number}`)
    }
    return texts
  }
  for (const [, text = '', sign] of value.matchAll(/(\S+) (w|d|h|min|s)(?= |$)/g)) {
    texts[durationUnits[SIGNS.indexOf(sign ?? '')] ?? 'second'] = text
  }
  return texts
}

/**
 * The text of a part after a step up or down. It does not go below nothing, and carries nothing over: after 59 minutes come
 * 60. What is no number stays.
 */
export function stepDuration(text: string, by: 1 | -1, locale: string): string | undefined {
  const figure = text === '' ? 0 : figureOf(text, locale)
  if (figure === undefined || (by === -1 && figure === 0)) return undefined
  // A thousandth is as much as a sum of fractions is exact to.
  const next = Math.max(0, Math.round((figure + by) * 1000) / 1000)
  return figureFormat(locale).format(next)
}

/**
 * A length of time as ISO 8601 writes it, in the parts in which it was entered; anything else as it stands there, so that a
 * rule can reject it; nothing as `null`. A part may be broken: an hour and a half is `PT1H30M`.
 */
export function durationIn(texts: DurationTexts, locale: string): string | null {
  const entered = durationUnits.filter((unit) => texts[unit])
  if (entered.length === 0) return null
  const figures = new Map(entered.map((unit) => [unit, figureOf(texts[unit] ?? '', locale)]))
  const numbers = [...figures.values()]
  const isBroken = entered.some((unit) => unit !== 'second' && !Number.isInteger(figures.get(unit)))
  const whole = isBroken ? broken(figures as ReadonlyMap<DurationUnit, number>) : figures
  // The rest of a part needs a box to stand in.
  if (numbers.includes(undefined) || [...whole.keys()].some((unit) => texts[unit] === undefined)) {
    return entered.map((unit) => `${texts[unit]} ${SIGNS[durationUnits.indexOf(unit)]}`).join(' ')
  }
  return written(whole as ReadonlyMap<DurationUnit, number>)
}

/** Reads a length of time that was copied from elsewhere: "1 h 30 min", "90 minutes", "1:30", `PT1H30M`. */
export function durationTextsIn(copied: string, locale: string): Record<DurationUnit, string> | undefined {
  const text = copied.trim()
  if (isDuration(text)) return durationTextsOf(text, locale)
  const texts = durationTextsOf(null, locale)
  const clock = /^(\p{Nd}+):(\p{Nd}{2})(?::(\p{Nd}{2}))?$/u.exec(text)
  if (clock) {
    const [, hour = '', minute = '', second = ''] = clock
    return { ...texts, hour, minute, second }
  }
  const pairs = [...text.matchAll(/(\p{Nd}[\p{Nd}.,٫]*)\s*(\p{L}+)/gu)]
  for (const [, figure = '', word = ''] of pairs) {
    const unit = unitOf(word, locale)
    if (!unit) return undefined
    texts[unit] = figure
  }
  return pairs.length > 0 ? texts : undefined
}

/** The short word for a unit: "hr", "Std.". */
export function unitWord(unit: DurationUnit, locale: string): string {
  return writtenWords(locale, unit, 'short')[0] ?? unit
}

/** The letters with which words for the units begin: after "1", "h" leads on to the minutes. */
export const unitLetters: (locale: string) => string = /* @__PURE__ */ oncePerLocale((locale) =>
  [...SIGNS, ...durationUnits.flatMap((unit) => wordsOf(locale, unit))]
    .map((word) => [...word][0] ?? '')
    .filter((letter) => /\p{L}/u.test(letter))
    .join(''),
)

const figureFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
)

/** How a form writes the units of what is no length of time yet. */
const SIGNS = ['w', 'd', 'h', 'min', 's']

const SECONDS = { week: 604_800, day: 86_400, hour: 3600, minute: 60, second: 1 } as const

export function isDuration(text: string): boolean {
  return !Number.isNaN(durationOf(text))
}

function figureOf(text: string, locale: string): number | undefined {
  const reading = readNumber(text, locale)
  // Neither less than nothing nor so much or so little that it is written with an exponent.
  return reading.kind === 'number' && /^\d+(?:\.\d+)?$/.test(`${reading.value}`) ? reading.value : undefined
}

/** Give what is left of a broken part to the next shorter ones. */
function broken(figures: ReadonlyMap<DurationUnit, number>): ReadonlyMap<DurationUnit, number> {
  const longest = durationUnits.findIndex((unit) => figures.has(unit))
  let rest = [...figures].reduce((sum, [unit, figure]) => sum + figure * SECONDS[unit], 0)
  // A thousandth of a second is as much as a sum of fractions is exact to.
  rest = Math.round(rest * 1000) / 1000
  const whole = new Map<DurationUnit, number>()
  for (const unit of durationUnits.slice(longest)) {
    const figure = unit === 'second' ? Math.round(rest * 1000) / 1000 : Math.floor(rest / SECONDS[unit])
    if (figure > 0) whole.set(unit, figure)
    rest -= figure * SECONDS[unit]
  }
  return whole
}

function written(figures: ReadonlyMap<DurationUnit, number>): string {
  const part = (unit: DurationUnit, sign: string) => (figures.has(unit) ? `${figures.get(unit)}${sign}` : '')
  const time = part('hour', 'H') + part('minute', 'M') + part('second', 'S')
  return `P${part('week', 'W')}${part('day', 'D')}${time && `T${time}`}`
}

function unitOf(word: string, locale: string): DurationUnit | undefined {
  const sought = word.toLocaleLowerCase(locale)
  const among = (names: (unit: DurationUnit, index: number) => readonly string[]) =>
    durationUnits.find((unit, index) => names(unit, index).includes(sought))
  return (
    among((unit) => wordsOf(locale, unit)) ??
    among((unit, index) => [SIGNS[index] ?? '', unit, `${unit}s`]) ??
    (sought === 'm' ? 'minute' : undefined) ??
    (sought.length > 1 && sought.endsWith('s') ? unitOf(sought.slice(0, -1), locale) : undefined)
  )
}

/** The words by which a unit is known, in small letters and without a point; several, as numbers call for them. */
const wordsOf = /* @__PURE__ */ oncePerLocale((locale, unit) => {
  const words = (['short', 'long', 'narrow'] as const).flatMap((display) =>
    writtenWords(locale, unit as string, display),
  )
  return words.map((word) => word.replace('.', '').toLocaleLowerCase(locale))
}) as (locale: string, unit: DurationUnit) => readonly string[]

/** The words for a unit as the locale writes them, the usual one first. */
function writtenWords(
  locale: string,
  unit: string,
  unitDisplay: 'short' | 'long' | 'narrow',
): readonly string[] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
  const words = [2, 1, 3, 11].map(
    (count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value,
  )
  return words.flatMap((word) => word?.trim() || [])
}
