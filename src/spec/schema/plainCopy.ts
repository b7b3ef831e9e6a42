import { pointerStep } from '../values/jsonPointer'
import { isPlainObject, withOwn } from '../values/ownValue'
import type { SchemaReporter } from './SchemaReport'

const DEEPEST = 200
/** So many values, or texts of 64 MB. */
const HEAVIEST = 1_000_000
const CHARACTERS_PER_WEIGHT = 64
/** A value in several places is written out in each: so much of it, besides the first. */
const MOST_SHARED = 200_000

/**
 * The schema as JSON would hold it, so that a reader meets no function, no getter, no circle, and no list of
 * two lists that are the same list of two lists, and so on: written out, it would double with each level.
 */
export function plainCopy(value: unknown, reporter: SchemaReporter): unknown {
  const around = new Set<object>()
  const weights = new Map<object, number>()
  let weight = 0
  let shared = 0
  const cut = (at: string, reason: string) => {
    reporter.add(at, '', 'both', `${reason} Nothing is taken from there.`)
    return true
  }
  const copy = (given: unknown, at: string): unknown => {
    weight += 1
    if (weight > HEAVIEST) return cut('', 'It is too large.')
    if (typeof given === 'string') {
      weight += given.length / CHARACTERS_PER_WEIGHT
      return given
    }
    if (given === null || typeof given === 'boolean' || Number.isFinite(given)) return given
    if (typeof given !== 'object') return cut(at, 'JSON cannot hold this.')
    if (around.has(given)) return cut(at, 'This holds itself.')
    if (around.size > DEEPEST) return cut(at, 'This is too deep.')
    shared += weights.get(given) ?? 0
    if (shared > MOST_SHARED) return cut('', 'Written out, it is too large.')
    const before = weight
    around.add(given)
    try {
      return copyParts(given, (part, step) => copy(part, `${at}/${step}`))
    } catch {
      return cut(at, 'This cannot be read.')
    } finally {
      around.delete(given)
      weights.set(given, weight - before)
    }
  }
  return copy(value, '')
}

function copyParts(given: object, copy: (part: unknown, step: string) => unknown): unknown {
  if (Array.isArray(given)) {
    // A list of nothing but holes may be longer than any loop.
    if (given.length > HEAVIEST) throw new RangeError()
    return Array.from(given, (item, index) => copy(item, String(index)))
  }
  const made: Record<string, unknown> = {}
  if (!isPlainObject(given)) return made
  for (const key of Object.keys(given)) {
    const value = given[key]
    if (value === undefined) continue
    withOwn(made, key, copy(value, pointerStep(key)))
  }
  return made
}
