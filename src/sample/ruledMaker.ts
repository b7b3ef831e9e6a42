import type { Values } from './judge'
import { isAllowed, isLate } from './judge'
import { noSample, type Run, rootOf, type SampledEntity } from './Place'
import { namesIn } from '../spec/Rule'

const TURNS = 200

/**
 * Has a record made until the host's own rules and those across fields are kept: what they refuse is made at another
 * point, the rest stays.
 * @param isGiven whether the value of a field is not ours to mend
 */
export function ruledMaker(
  entity: SampledEntity,
  make: (run: Run) => Values,
  isGiven: (name: string) => boolean,
): (run: Run) => Values {
  const { rules = [], fields } = entity
  if (rules.length === 0 && !hasRule(fields)) return make
  const spokenOf = rules.flatMap(namesIn)
  return (run) => {
    const refused = new Map<string, number>()
    let record = make(run)
    for (let turn = 0; turn < TURNS; turn += 1) {
      const paths = refusedIn(entity, record).filter(([name]) => !isGiven(String(name)))
      if (paths.length === 0) return record
      // Every other time all that the rules speak of.
      for (const path of [...paths, ...(turn % 2 ? spokenOf : [])]) {
        refused.set(String(path), (refused.get(String(path)) ?? 0) + 1)
      }
      record = make({ ...run, refused })
    }
    throw noSample(rootOf(entity, 0), 'impossible')
  }
}

function refusedIn(entity: SampledEntity, record: Values): readonly (readonly PropertyKey[])[] {
  const verdict = entity['~standard'].validate(record)
  if (!isLate(verdict)) return (verdict.issues ?? []).map(({ path }) => path)
  return Object.entries(entity.fields)
    .filter(([name, field]) => !isAllowed(field, record[name], record))
    .map(([name]) => [name])
}

/** Whether the host has a rule of its own for anything in it. */
const hasRule = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && ('validate' in one || Object.values(one).some(hasRule))
