import type { CountRules } from '../spec/fields/itemCount'
import type { Dice } from './hash'
import { noSample, type Place, type Run } from './Place'

const MANY = 100_000

/**
 * How many there are: as few as the rules allow and up to two more.
 * @param there how many there can be at all
 */
export function countsOf(
  { minItems = 0, maxItems = Infinity, required }: CountRules & { readonly required?: boolean | undefined },
  place: Place,
  there = Infinity,
) {
  const least = Math.max(minItems, required ? 1 : 0)
  const most = Math.min(maxItems, there)
  if (least > most || least > MANY) {
    throw noSample(place, 'impossible')
  }
  return {
    least,
    count(dice: Dice, { missing }: Run): number {
      const from = missing === 0 ? Math.min(Math.max(least, 1), most) : least
      return from + dice(Math.min(Math.max(least, 1) + 2, most) - from + 1)
    },
  }
}
