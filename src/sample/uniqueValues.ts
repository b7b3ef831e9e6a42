import type { Field, FieldOf } from '../spec/Field'
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
  /** Whether after the last there are as many again, and so on. */
  readonly isEndless?: boolean
  /** Whether none can break a rule. */
  readonly isSure?: boolean
  write(rank: number, index: number): string | number
  rankOf(value: unknown): number
}

const READY = 64

export function uniqueValues(field: Field, place: Place, setting: Setting): UniqueValues {
  if (field.kind !== 'integer' && field.kind !== 'text') {
    throw new SampleError(place.named, 'impossible', 'only texts and integers are made unique.')
  }
  const ranked = field.kind === 'text' ? rankedTexts(field, place, setting) : rankedIntegers(field)
  // Where a value may break a rule, several are kept ready for each record.
  const ready = ranked.isSure && !field.validate ? 1 : READY
  const places = Math.max(Math.floor(ranked.size / ready), 1)
  const size = places * ready
  const order = permutation(size, mix(place.key))

  const at = (index: number): string | number => {
    const block = Math.floor(index / places)
    if (ranked.size < 1 || (block > 0 && !ranked.isEndless)) {
      throw new SampleError(place.named, 'exhausted', `there are ${ranked.size && places} different values.`)
    }
    for (let trial = 0; trial < ready; trial += 1) {
      const value = ranked.write(block * size + order.place((index % places) * ready + trial), index)
      if (ready === 1 || brokenRules(field, value).length === 0) return value
    }
    throw new SampleError(place.named, 'impossible', `none of ${ready} values kept its rules.`)
  }
  return {
    at,
    indexOf(value) {
      const rank = ranked.rankOf(value)
      if (!(rank >= 0 && (rank < size || ranked.isEndless) && Number.isSafeInteger(rank))) return undefined
      const index = Math.floor(rank / size) * places + Math.floor(order.valueAt(rank % size) / ready)
      return at(index) === value ? index : undefined
    },
  }
}

/** Five digits at first, where nothing else is said: what people have numbered is seldom less. */
const FIRST = 10_000
const BLOCK = 90_000

function rankedIntegers({
  min,
  max = Infinity,
  step = 1,
}: FieldOf<'integer' | 'number' | 'percent'>): Ranked {
  const base = Math.ceil(min ?? 0)
  const last = Math.floor((max - base) / step)
  const isEndless = max === Infinity
  const first = isEndless
    ? Math.max(Math.ceil((FIRST - base) / step), 0)
    : min !== undefined
      ? 0
      : last > 0
        ? 1
        : last - FIRST * FIRST
  return {
    size: isEndless ? BLOCK : Math.min(last - first + 1, MOST),
    isEndless,
    isSure: Number.isInteger(step) && (min ?? 0) === base,
    write: (rank) => base + (first + rank) * step,
    rankOf: (value) => (typeof value === 'number' ? (value - base) / step - first : -1),
  }
}

const LETTERS = [...'abcdefghjkmnpqrstuvwxyz23456789']
const DIGITS = [...'0123456789']

function rankedTexts(field: FieldOf<'text'>, place: Place, { words }: Setting): Ranked {
  const { minLength = 0, maxLength = Infinity, pattern, format } = field
  const isMail = format === 'email'
  const named = isMail
    ? textMeaning('email', '')
    : format
      ? undefined
      : textMeaning(place.words, place.around)
  if (!pattern && named && maxLength > 39 && minLength < 9 && !CODES.test(place.words)) {
    // A name with a number: “olivia.smith48210@example.com”.
    return {
      size: BLOCK,
      isEndless: true,
      isSure: !isMail,
      write(rank, index) {
        const home = homeDice(place.homeKey, mix(index), place.isSensitive)
        const [start = '', end] = named(new Dice(place.key ^ mix(index)), home, words).split('@')
        const name = start.replace(/\d/g, '').slice(0, 12).trimEnd()
        return end ? `${name}${FIRST + rank}@${end}` : `${name} ${FIRST + rank}`
      },
      rankOf: (value) => Number(/(\d+)(?:@|$)/.exec(String(value))?.[1] ?? -1) - FIRST,
    }
  }
  if (format === 'phone' && !pattern)
    return rankedShape([...words.phone].map((sign) => (sign === '#' ? DIGITS : [sign])))
  if (!pattern) {
    const [before, after] = isMail ? ['', '@a.test'] : format === 'url' ? ['http://a.test/', ''] : ['', '']
    const fixed = before.length + after.length
    const length = Math.min(Math.max(minLength - fixed, 8), maxLength - fixed, 1000)
    const free = Array.from({ length: Math.max(length, 0) }, () => LETTERS)
    return rankedShape([...[...before].map((sign) => [sign]), ...free, ...[...after].map((sign) => [sign])])
  }
  const ways = patternText(pattern)
  if (!ways) throw new SampleError(place.named, 'undecided', 'its pattern cannot be worked out.')
  const least = Math.max(ways.least, minLength, 1)
  let best = rankedShape([])
  // Of some ways to write it, the one of the most texts.
  for (let way = 0; way < 96 && best.size < 1e7; way += 1) {
    const length = least + (way >> 3)
    const places = ways.places(length, new Dice(place.key + way), (way % 2) + (ways.isUncertain ? 4 : 0))
    const isPlain = places.flat().every((sign) => /^[ -~]$/.test(sign))
    const shape = rankedShape(places, !ways.isUncertain && !format && isPlain)
    if (places.length <= maxLength && places.length >= minLength && shape.size > best.size) best = shape
  }
  // What one of them keeps, all keep: they differ in characters that the same place takes.
  return { ...best, isSure: best.isSure === true && brokenRules(field, best.write(0, 0)).length === 0 }
}

const CODES = /\b(id|code|number|key|sku|ref|uuid|no)\b/

/** Texts with one of some characters at each place, counted like numbers of mixed digits. */
function rankedShape(places: readonly (readonly string[])[], isSure = true): Ranked {
  let size = places.length === 0 ? 0 : 1
  // The last places count; what stands before follows from the number, so that texts differ from their beginning.
  let counted = places.length
  while (counted > 0 && size * (places[counted - 1]?.length ?? 0) <= MOST)
    size *= places[--counted]?.length ?? 0
  return {
    size,
    isSure,
    write(rank) {
      let rest = rank
      return places.reduceRight((text, characters, at) => {
        const sign =
          at < counted ? new Dice(mix(rank) + at).pick(characters) : characters[rest % characters.length]
        if (at >= counted) rest = Math.floor(rest / characters.length)
        return sign + text
      }, '')
    },
    rankOf(value) {
      const signs = [...String(value)]
      return places.slice(counted).reduce((rank, characters, at) => {
        const digit = characters.indexOf(signs[counted + at] ?? '')
        return digit < 0 ? Number.NaN : rank * characters.length + digit
      }, 0)
    },
  }
}
