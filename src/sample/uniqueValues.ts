import type { Field, FieldOf } from '../spec/fields/Field'
import type { NumberOptions } from '../spec/fields/kinds/number'
import { diceOf, pick, pointOf, WORD } from './hash'
import { fitText } from './fitText'
import { isAllowed, keepsRules } from './keepsRules'
import { patternText } from './patternText'
import { permutation } from './permutation'
import { phrase } from './phrase'
import { noSample, type Place, type SampleContext } from './Place'
import type { Ranked } from './Ranked'
import { type CountedAlone, rankedScale } from './rankedScale'
import { usualText } from './textSource'

/** Values of which no two records have the same, and the way back from a value to its record. */
export interface UniqueValues {
  at(index: number): string | number
  /** @returns undefined when it is no record's */
  indexOf(value: unknown): number | undefined
}

type Bounds = Pick<NumberOptions, 'min' | 'max' | 'step'>

const READY = 64

export function uniqueValues(field: Field, place: Place, context: SampleContext): UniqueValues {
  const {
    size: all,
    isEndless,
    write,
    rankOf,
    ready = field.validate ? READY : 1,
  } = rankedValues(field, place, context)
  const places = Math.max(Math.floor(all / ready), Math.min(all, 1))
  const size = places * ready
  const order = permutation(size, place.key)

  const at = (index: number): string | number => {
    const block = Math.floor(index / places)
    if (!isEndless && index >= places) {
      throw noSample(place, 'exhausted')
    }
    for (let trial = 0; trial < ready; trial += 1) {
      const value = write(block * size + order.place((index % places) * ready + trial), index)
      if (keepsRules(field, value) && isAllowed(field, value)) return value
    }
    throw noSample(place, 'impossible')
  }
  return {
    at,
    indexOf(value) {
      const rank = rankOf(value)
      if (!Number.isSafeInteger(rank) || rank < 0 || (rank >= size && !isEndless)) return undefined
      const index = Math.floor(rank / size) * places + Math.floor(order.valueAt(rank % size) / ready)
      return at(index) === value ? index : undefined
    },
  }
}

function rankedValues(field: Field, place: Place, context: SampleContext): Ranked {
  switch (field.kind) {
    case 'text':
      return rankedTexts(field, place, context)
    case 'integer':
      return rankedIntegers(field)
    default:
      if (isCountedAlone(field)) return rankedScale(field, context.now)
      throw noSample(
        place,
        'impossible',
        `a rule asks for different values, and there are none to count of a “${field.kind}”. Add a text, a number or a ` +
          'day to that rule, or fix the value with `with`',
      )
  }
}

const COUNTED = ['number', 'percent', 'decimal', 'money', 'date', 'time', 'instant', 'duration']

/** Whether there are as many different values of a field as anyone needs. */
export const isCountedAlone = (field: Field): field is CountedAlone => COUNTED.includes(field.kind)

/** Five digits at first, where nothing else is said: what people have numbered is seldom less. */
const FIRST = 10_000
const BLOCK = 90_000

function rankedIntegers({ min, max = Infinity, step = 1 }: Bounds): Ranked {
  const base = Math.ceil(min ?? 0)
  const last = Math.floor((max - base) / step)
  const isEndless = max === Infinity
  const first = isEndless ? Math.max(Math.ceil((FIRST - base) / step), 0) : firstRank(min, last)
  return {
    size: isEndless ? BLOCK : Math.min(last - first + 1, WORD),
    isEndless,
    write: (rank) => base + (first + rank) * step,
    rankOf: (value) => (typeof value === 'number' ? (value - base) / step - first : -1),
  }
}

/**
 * Where counting begins below a maximum: at the minimum, else at 1, or far enough below a maximum that is not positive.
 */
function firstRank(min: number | undefined, last: number): number {
  if (min !== undefined) return 0
  return last > 0 ? 1 : last - FIRST * FIRST
}

/** The usual text of a field with a number: `olivia.smith-48210@example.com`. */
function rankedTexts(field: FieldOf<'text'>, place: Place, { words }: SampleContext): Ranked {
  const { pattern, minLength: least = 0, maxLength: most = Infinity, format } = field
  if (pattern) return rankedMatches(pattern, field, place)
  if (format === 'phone') {
    const signs = words.phone.replace(/[^#\w |]/g, '\\$&').replace(/#/g, '\\d')
    return rankedMatches(new RegExp(signs), field, place)
  }
  // Where there is hardly room, nothing but a number.
  const isShort = most < 8
  const { write, rankOf, ...numbers } = rankedIntegers(isShort ? { min: 0, max: 10 ** most - 1 } : {})
  const usual = phrase(
    isShort ? '' : (usualText(field, place, words) ?? '').replace(/#[#-]*/g, ''),
    place,
    words,
  )
  return {
    ...numbers,
    write(rank, index) {
      const point = pointOf(index)
      const number = `-${write(rank, index)}`
      const text = usual(diceOf(place.key ^ point, place.isSensitive), point)
      const fitting = fitText(text, least - number.length, most - number.length, () => '')
      return fitting ? fitting.replace(/@|$/, (end) => number + end) : number.slice(1).padStart(least, '0')
    },
    rankOf: (value) => rankOf(Number(/(\d+)(@.*)?$/.exec(String(value))?.[1])),
  }
}

/** Of some ways to match a pattern, the one of the most texts. */
function rankedMatches(pattern: RegExp, field: FieldOf<'text'>, place: Place): Ranked {
  const { minLength: least = 1, maxLength: most = Infinity, validate } = field
  const ways = patternText(pattern)
  if (!ways) throw noSample(place, 'undecided')
  let best = rankedShape([])
  for (let way = 0; way < 96 && best.size < 1e7; way += 1) {
    const length = Math.max(ways.least, least) + (way >> 3)
    const places = ways.places(length, diceOf(place.key + way), (way % 2) + (ways.isUncertain ? 4 : 0))
    const shape = rankedShape(places)
    if (places.length <= most && places.length >= least && shape.size > best.size) best = shape
  }
  return ways.isUncertain || validate ? { ...best, ready: READY } : best
}

/** Texts with one of some characters at each place, counted like numbers of mixed digits. */
function rankedShape(places: readonly (readonly string[])[]): Ranked {
  let size = places.length && 1
  let counted = places.length
  // The last places count; what stands before is thrown, so that texts differ from their beginning.
  for (const { length } of [...places].reverse()) {
    if (size * length > WORD) break
    size *= length
    counted -= 1
  }
  return {
    size,
    write(rank) {
      let rest = rank
      const dice = diceOf(rank)
      return places.reduceRight((text, characters, at) => {
        if (at < counted) return pick(characters, dice) + text
        const sign = characters[rest % characters.length]
        rest = Math.floor(rest / characters.length)
        return sign + text
      }, '')
    },
    rankOf(value) {
      const signs = [...String(value)].slice(counted)
      return places.slice(counted).reduce((rank, characters, at) => {
        const digit = characters.indexOf(signs[at] ?? '')
        return digit < 0 ? Number.NaN : rank * characters.length + digit
      }, 0)
    },
  }
}
