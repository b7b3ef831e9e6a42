import type { FieldOf } from '../spec/fields/Field'
import { type Dice, diceOf, pointOf } from './hash'
import { matchingText, patternText } from './patternText'
import { phrase } from './phrase'
import { type Draw, noSample, placeOf, type Place, type SampleContext } from './Place'
import { countsOf } from './several'

const TRIES = 100

/** The items of a list, and the values of a map under their keys: each a function of its position. */
export function containerSource(field: FieldOf<'list' | 'map'>, place: Place, context: SampleContext): Draw {
  const { least, count } = countsOf(field, place)
  const make = context.makerOf(field.of, placeOf(undefined, field.of, place), context)
  const keyAt = field.kind === 'map' && keySource(field, place, context)
  const isDifferent = field.kind === 'list' && field.uniqueItems

  return (dice, point, run) => {
    const found = new Map<unknown, unknown>()
    const wanted = count(dice, run)
    for (let attempt = 0; found.size < wanted && attempt < wanted + TRIES; attempt += 1) {
      const at = pointOf(attempt, point)
      const key = keyAt && keyAt(diceOf(place.key ^ at), at, attempt)
      const value = make(at, { ...run, trail: [...run.trail, key || found.size] })
      // Items of one field are written in one order, so that their text tells them apart; the rule itself is validated.
      const same = key || (isDifferent ? JSON.stringify(value) : attempt)
      if (!found.has(same)) found.set(same, value)
    }
    if (found.size < least) throw noSample(place, 'exhausted')
    return keyAt ? Object.fromEntries(found as ReadonlyMap<string, unknown>) : [...found.values()]
  }
}

function keySource({ keys }: FieldOf<'map'>, place: Place, { words }: SampleContext) {
  if (!keys) return phrase('{nouns@}', place, words)
  const ways = patternText(keys)
  if (!ways) throw noSample(place, 'undecided')
  return (dice: Dice, _: number, attempt: number) => matchingText(ways, dice, attempt, 0, Infinity)
}
