import type { Field, FieldOf } from '../spec/Field'
import { isMissing } from '../spec/isMissing'
import { Dice, mix } from './hash'
import { brokenRules } from './judge'
import { patternText } from './patternText'
import { MOST, permutation } from './permutation'
import type { Place, Setting } from './Place'
import { SampleError } from './SampleError'
import { homeDice, textMeaning } from './textMeaning'

/** Values of which no two records have the same, and the way back from a value to its record. */
export interface UniqueValues {
  at(index: number): string | number
  /** @returns undefined when it is no record's */
  indexOf(value: unknown): number | undefined
}

/** Different values by number: the first half of what makes them unique; the other is the shuffling. */
interface Ranked {
  readonly size: number
  /** Whether a value may break a rule, so that several are kept ready for each record. */
  readonly isUncertain?: boolean
  /** Whether a person counts its characters as a computer does. */
  readonly isPlain?: boolean
  /** Whether after the last there are as many again, and so on. */
  readonly isEndless?: boolean
  write(rank: number, index: number): string | number
  rankOf(value: unknown): number
}

const READY = 64

export function uniqueValues(field: Field, place: Place, setting: Setting): UniqueValues {
  const ranked = rankedOf(field, place, setting)
  const isJudged = ranked.isUncertain || field.validate !== undefined
  const ready = isJudged ? READY : 1
  const size = Math.max(Math.floor(ranked.size / ready), 1) * ready
  const order = permutation(size, mix(place.key))
  const places = size / ready

  const valueAt = (index: number, trial: number) => {
    const block = Math.floor(index / places)
    if (block > 0 && !ranked.isEndless) {
      throw new SampleError(place.named, 'exhausted', `there are ${places} different values and no more.`)
    }
    return ranked.write(block * size + order.place((index % places) * ready + trial), index)
  }
  const at = (index: number): string | number => {
    if (!isJudged) return valueAt(index, 0)
    for (let trial = 0; trial < ready; trial += 1) {
      const value = valueAt(index, trial)
      if (brokenRules(field, value).length === 0) return value
    }
    throw new SampleError(place.named, 'impossible', `none of ${ready} values kept its rules.`)
  }
  return {
    at,
    indexOf(value) {
      const rank = ranked.rankOf(value)
      if (!Number.isSafeInteger(rank) || rank < 0) return undefined
      const index = Math.floor(rank / size) * places + Math.floor(order.valueAt(rank % size) / ready)
      if (Math.floor(rank / size) > 0 && !ranked.isEndless) return undefined
      return at(index) === value ? index : undefined
    },
  }
}

function rankedOf(field: Field, place: Place, setting: Setting): Ranked {
  if (field.kind === 'integer') return rankedIntegers(field, place)
  if (field.kind === 'text') return rankedTexts(field, place, setting)
  throw new SampleError(place.named, 'impossible', 'only texts and integers are made unique.')
}

/** Five digits at first, where nothing else is said: what people have numbered is seldom less. */
const FIRST = 10_000
const BLOCK = 90_000

function rankedIntegers(field: FieldOf<'integer' | 'number' | 'percent'>, place: Place): Ranked {
  const { max = Infinity, step = 1 } = field
  const min = field.step === undefined && field.min !== undefined ? Math.ceil(field.min) : field.min
  const base = min ?? 0
  if (!Number.isInteger(step) || !Number.isInteger(base)) {
    throw new SampleError(place.named, 'impossible', 'unique numbers are made on whole steps alone.')
  }
  const last = Math.floor((max - base) / step)
  const firstOf = (wanted: number) => Math.max(Math.ceil((wanted - base) / step), 0)
  const first =
    max === Infinity ? firstOf(FIRST) : min !== undefined ? 0 : last > 0 ? 1 : last - FIRST * FIRST
  const count = max === Infinity ? BLOCK : last - first + 1
  if (count < 1)
    throw new SampleError(place.named, 'impossible', `nothing is at least ${min} and at most ${max}.`)
  return {
    size: Math.min(count, MOST),
    isEndless: max === Infinity,
    write: (rank) => base + (first + rank) * step,
    rankOf: (value) => (typeof value === 'number' ? (value - base) / step - first : -1),
  }
}

const ENOUGH = 10_000_000
const LETTERS = [...'abcdefghjkmnpqrstuvwxyz23456789']
const LENGTH = 8

function rankedTexts(field: FieldOf<'text'>, place: Place, setting: Setting): Ranked {
  const { minLength = 0, maxLength = Infinity, pattern, format } = field
  const named = format === 'email' ? textMeaning('email', '') : textMeaning(place.words, place.around)
  const numbered = !pattern && (format === undefined || format === 'email') && named !== undefined
  const isName =
    numbered &&
    maxLength >= 40 &&
    minLength <= 8 &&
    !/\b(id|code|number|key|sku|ref|uuid|no)\b/.test(place.words)
  if (isName && named) {
    // A name with a number: “olivia.smith48210@example.com”.
    const gap = format === 'email' || place.words.includes('mail') ? '' : ' '
    return {
      size: BLOCK,
      isEndless: true,
      write(rank, index) {
        const home = homeDice(place.homeKey, mix(index), place.isSensitive)
        const dice = new Dice(place.key ^ mix(index))
        const [start = '', end] = named(dice, home, setting.words).split('@')
        const name = start.replace(/\d/g, '').slice(0, 12).trimEnd()
        return `${name}${gap}${FIRST + rank}${end === undefined ? '' : `@${end}`}`
      },
      rankOf: (value) => Number(/(\d+)(?:@|$)/.exec(String(value))?.[1] ?? -1) - FIRST,
    }
  }
  if (format === 'phone')
    return rankedShape([...setting.words.phone].map((sign) => (sign === '#' ? DIGITS : [sign])))
  const mail = [...'@a.test'].map((sign) => [sign])
  const web = [...'http://a.test/'].map((sign) => [sign])
  if (!pattern) {
    const [before, after] = format === 'email' ? [[], mail] : format === 'url' ? [web, []] : [[], []]
    const fixed = before.length + after.length
    const length = Math.min(Math.max(minLength - fixed, LENGTH), maxLength - fixed)
    if (!(length >= 1 && length <= 1000)) {
      throw new SampleError(
        place.named,
        'impossible',
        `different texts of ${minLength} to ${maxLength} characters are not made.`,
      )
    }
    return {
      ...rankedShape([...before, ...Array.from({ length }, () => LETTERS), ...after]),
      isUncertain: format !== undefined && length > 60,
    }
  }
  const ways = patternText(pattern)
  if (!ways) throw new SampleError(place.named, 'undecided', 'its pattern cannot be worked out.')
  const least = Math.max(ways.least, minLength, 1)
  const most = Math.min(ways.most, maxLength, least + 12)
  let best: Ranked | undefined
  for (let length = least; length <= most && (best?.size ?? 0) < ENOUGH; length += 1) {
    // Of some ways to write as many characters, the one of the most texts.
    for (let way = 0; way < 8; way += 1) {
      const shape = rankedShape(ways.places(length, new Dice(place.key + way), ways.isUncertain))
      if (shape.size > (best?.size ?? 0)) best = shape
    }
  }
  if (!best)
    throw new SampleError(place.named, 'impossible', 'its pattern and its length exclude each other.')
  return { ...best, isUncertain: ways.isUncertain || format !== undefined || !best.isPlain }
}

const DIGITS = [...'0123456789']

/** Texts with one of some characters at each place, counted like numbers of mixed digits. */
function rankedShape(places: readonly (readonly string[])[]): Ranked {
  let size = places.length === 0 ? 0 : 1
  // The last places count; what stands before follows from the number, so that texts differ from their beginning.
  let counted = places.length
  while (counted > 0 && size * (places[counted - 1]?.length ?? 0) <= MOST)
    size *= places[--counted]?.length ?? 0
  return {
    size,
    isPlain: places.every((characters) => characters.every((one) => /^[ -~]$/.test(one))),
    write(rank) {
      let rest = rank
      let text = ''
      for (let at = places.length - 1; at >= 0; at -= 1) {
        const characters = places[at] ?? []
        if (at >= counted) {
          text = (characters[rest % characters.length] ?? '') + text
          rest = Math.floor(rest / characters.length)
        } else text = new Dice(mix(rank) + at).pick(characters) + text
      }
      return text
    },
    rankOf(value) {
      if (typeof value !== 'string' || isMissing(value)) return -1
      const signs = [...value]
      if (signs.length !== places.length) return -1
      let rank = 0
      for (let at = counted; at < places.length; at += 1) {
        const characters = places[at] ?? []
        const digit = characters.indexOf(signs[at] ?? '')
        if (digit < 0) return -1
        rank = rank * characters.length + digit
      }
      return rank
    },
  }
}
