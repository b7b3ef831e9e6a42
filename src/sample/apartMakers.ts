import type { Field } from '../spec/fields/Field'
import { hashText, WORD } from './hash'
import { permutation } from './permutation'
import { type Make, noSample, placeOf, rootOf, type SampleContext, type SampledEntity } from './Place'
import type { CountedAlone } from './rankedScale'
import { type Counted, DAY, scaleOf } from './scaleOf'
import { isCountedAlone } from './uniqueValues'

/**
 * How the beginning and the end of records are made of which no two may lie over each other: each has a part of the time to
 * itself, in a shuffled order, and takes as much of it as things usually take.
 */
export function apartMakers(
  { fields, name: entity }: SampledEntity,
  [from, until = from]: readonly [string, ...string[]],
  context: SampleContext,
): (readonly [string, Make])[] {
  const [first, last] = [fields[from], fields[until]]
  if (!first || !last || !isCounted(first) || !isCounted(last)) return []
  const place = placeOf(`${from} to ${until}`, {}, rootOf({ name: entity }, context.seed))
  const { read, write, usual, steps } = scaleOf(first, context.now)
  const bound = (given: string | number | undefined) => (given === undefined ? [] : [read(String(given))])
  const lowest = [...bound(first.min), ...bound(last.min)]
  const highest = [...bound(first.max), ...bound(last.max), ...(first.kind === 'time' ? [DAY - 60] : [])]
  const low = lowest.length > 0 ? Math.max(...lowest) : Math.min(usual[0], ...highest)
  const count = Math.min(Math.max(context.count(entity), 1), WORD)
  // Where there is no end, there is time for all.
  const length = Math.max(usual[1] - usual[0], count * 2 * (steps[0] ?? 1))
  const high = highest.length > 0 ? Math.min(...highest) : low + length
  const step = steps.find((one) => one * 2 <= (high - low) / count) ?? steps.at(-1) ?? 1
  const base = Math.ceil(low / step) * step
  const slot = Math.floor((high - base) / count / step) * step
  const taken = Math.min(slot, usualLength(first.kind) ?? Math.ceil(slot / 2 / step) * step)
  const order = permutation(count, hashText('apart', place.key))

  const startOf = (index: number) => {
    if (slot < step || (index >= count && highest.length > 0)) {
      throw noSample(place, 'exhausted', `a rule keeps ${count} records apart, and there is no time for more`)
    }
    return base + (Math.floor(index / count) * count + order.place(index % count)) * slot
  }
  return [
    [from, (_, { index }) => write(startOf(index))],
    [until, (_, { index }) => write(startOf(index) + taken)],
  ]
}

const isCounted = (field: Field): field is CountedAlone => field.kind === 'integer' || isCountedAlone(field)

/** A meeting, a stay; in seconds. */
function usualLength(kind: Counted['kind']): number | undefined {
  if (kind === 'instant' || kind === 'time') return 90 * 60
  return kind === 'date' ? 4 * DAY : undefined
}
