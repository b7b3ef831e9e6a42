import type { CountRules } from '../spec/itemCount'
import type { Dice } from './hash'
import type { Place, Run } from './Place'
import { SampleError } from './SampleError'

/** How many there are: as few and as many as the rules allow, and no more than one reads. */
export interface Counts {
  readonly least: number
  readonly usual: number
  readonly most: number
}

const MANY = 100_000

/** @param there how many there can be at all */
export function countsOf(
  { minItems = 0, maxItems = Infinity, required }: CountRules & { readonly required?: boolean | undefined },
  place: Place,
  usual: number,
  there = Infinity,
): Counts {
  const least = Math.max(minItems, required ? 1 : 0)
  const most = Math.min(maxItems, there)
  if (least > most || least > MANY) {
    throw new SampleError(place.named, 'impossible', `${least} to ${most} are asked for.`)
  }
  return { least, most, usual: Math.min(Math.max(least, 1) + usual - 1, most) }
}

export function countIn({ least, usual, most }: Counts, dice: Dice, { isFull }: Run): number {
  return dice.between(isFull ? Math.min(Math.max(least, 1), most) : least, Math.max(usual, least))
}

/** So many different numbers below a size, in a rising order. */
export function differentBelow(size: number, count: number, dice: Dice): readonly number[] {
  const chosen = new Set<number>()
  // Floyd's sampling: each set is as likely, and nothing is drawn twice.
  for (let last = size - count; last < size; last += 1) {
    const drawn = dice.below(last + 1)
    chosen.add(chosen.has(drawn) ? last : drawn)
  }
  return [...chosen].sort((one, other) => one - other)
}
