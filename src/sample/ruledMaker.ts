import { namesIn } from '../spec/rules/Rule'
import { brokenRulesOf } from './brokenRules'
import type { Values } from './keepsRules'
import { noSample, type Run, rootOf, type SampledEntity } from './Place'

const TURNS = 200

/**
 * Make a record until it keeps the host's own rules and those across fields: values that they reject are made at
 * another point, the rest stays.
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
    const rejected = new Map<string, number>()
    let record = make(run)
    for (let turn = 0; turn < TURNS; turn += 1) {
      const paths = brokenRulesOf(entity, record).map(({ path }) => path)
      const ours = paths.filter(([name]) => !isGiven(String(name)))
      if (ours.length === 0) return record
      // Every other time all that the rules speak of.
      for (const path of [...ours, ...(turn % 2 ? spokenOf : [])]) {
        rejected.set(String(path), (rejected.get(String(path)) ?? 0) + 1)
      }
      record = make({ ...run, rejected })
    }
    throw noSample(rootOf(entity, 0), 'impossible')
  }
}

/** Whether the host has a rule of its own for anything in it. */
const hasRule = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && ('validate' in one || Object.values(one).some(hasRule))
