import type { Field } from '../spec/fields/Field'
import { diceOf, mix, WORD } from './hash'
import { keepsRules } from './keepsRules'
import { patternText } from './patternText'
import { type Make, noSample, type Place, type Run, type SampleContext } from './Place'
import { sourceOf } from './sourceOf'

const TRIES = 100
const NOWHERE: readonly string[] = []

/** Make values of one field: left out now and then where it is optional, and validated by its rules. */
export function makerOf(field: Field, place: Place, context: SampleContext): Make {
  const draw = sourceOf(field, place, context)
  const { key, isSensitive, isOptional } = place
  const { provider } = context
  const keeps = (value: unknown) => value !== undefined && keepsRules(field, value)

  return (start, run) => {
    const path = provider || run.rejected ? pathAt(place, run) : NOWHERE
    // A value that the host rejected is made at another point, or left out.
    const times = run.rejected?.get(String(path)) ?? 0
    const point = times ? mix(start ^ times) : start
    const missing = times ? (times % 3) / 2 : (run.missing ?? context.missing)
    if (isOptional && mix(key ^ point ^ 0x2545f491) < missing * WORD) return undefined
    const provided = provider?.(field, path, mix(key ^ point))
    if (keeps(provided)) return provided
    for (let trial = 0; trial < TRIES; trial += 1) {
      const at = trial ? mix(point + trial) : point
      const value = draw(diceOf(key ^ at, isSensitive && trial < 2), at, run, trial)
      if (keeps(value)) return value
    }
    // Between two steps, or beyond what numbers can count, a bound itself is what is certain.
    const given = field as Partial<Record<'example' | 'default' | 'min' | 'max', unknown>>
    const found = [given.example, given.default, given.min, given.max].find(keeps)
    if (found !== undefined) return found
    const isUndecided = field.kind === 'text' && field.pattern && !patternText(field.pattern)
    throw noSample(place, isUndecided ? 'undecided' : 'impossible')
  }
}

function pathAt({ path: [, ...names] }: Place, { trail }: Run): readonly (string | number)[] {
  let depth = 0
  return names.map((name) => name ?? trail[depth++] ?? 0)
}
