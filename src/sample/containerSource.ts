import type { FieldOf } from '../spec/Field'
import { withOwn } from '../spec/ownValue'
import { sameData } from '../spec/sameData'
import { wholeTextOf } from '../spec/wholeText'
import { hashText, pointOf } from './hash'
import { meaningTo } from './judge'
import { patternText } from './patternText'
import type { Make, Place, Run, Setting, Source } from './Place'
import { SampleError } from './SampleError'
import { countIn, countsOf } from './several'
import { slug } from './textMeaning'
import { written } from './textSource'

const TRIES = 100

/** Makes one of several, under its position and the name that leads to it. */
function innerAt(make: Make, point: number, run: Run) {
  return (position: number, name: string | number): unknown => {
    run.trail.push(name)
    const value = make(pointOf(position, point), run)
    run.trail.pop()
    return value
  }
}

export function listSource(field: FieldOf<'list'>, place: Place, inner: Make): Source {
  const counts = countsOf(field, place, 3)
  const items = (count: number, point: number, run: Run): unknown[] => {
    const make = innerAt(inner, point, run)
    if (!field.uniqueItems) return Array.from({ length: count }, (_, position) => make(position, position))
    const found: unknown[] = []
    const meanings: unknown[] = []
    for (let tries = 0; found.length < count && tries < count + TRIES; tries += 1) {
      const item = make(tries, found.length)
      const meaning = meaningTo(field.of, item)
      if (meanings.some((other) => sameData(meaning, other))) continue
      found.push(item)
      meanings.push(meaning)
    }
    if (found.length < counts.least) {
      throw new SampleError(place.named, 'exhausted', `there are no ${counts.least} different items.`)
    }
    return found
  }
  return {
    isSure: true,
    draw: (dice, point, run) => items(countIn(counts, dice, run), point, run),
  }
}

export function mapSource(field: FieldOf<'map'>, place: Place, setting: Setting, inner: Make): Source {
  const counts = countsOf(field, place, 3)
  const { keys } = field
  const ways = keys && patternText(keys)
  const keyAt = (point: number, attempt: number): string => {
    const dice = setting.diceAt(hashText('{}', place.key), pointOf(attempt, point))
    if (!keys) return slug(dice, setting.words)
    return ways ? written(ways.places(dice.between(1, 7) + ways.least, dice, attempt), dice) : ''
  }
  const entries = (count: number, point: number, run: Run): Record<string, unknown> => {
    const make = innerAt(inner, point, run)
    const found: Record<string, unknown> = {}
    let size = 0
    for (let tries = 0; size < count && tries < count * 4 + TRIES; tries += 1) {
      const key = keyAt(point, tries)
      if (Object.hasOwn(found, key) || (keys && !isWhole(keys, key))) continue
      withOwn(found, key, make(tries, key))
      size += 1
    }
    if (size < counts.least) {
      const reason = keys && !ways ? 'undecided' : 'exhausted'
      throw new SampleError(place.named, reason, `there are no ${counts.least} different keys.`)
    }
    return found
  }
  return {
    isSure: true,
    draw: (dice, point, run) => entries(countIn(counts, dice, run), point, run),
  }
}

const isWhole = (pattern: RegExp, text: string) => wholeTextOf(pattern).test(text)
