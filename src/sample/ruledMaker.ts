import { namesBehind } from '../spec/fields/computedValue'
import { namesIn } from '../spec/rules/Rule'
import { type BrokenRule, brokenRulesOf } from './brokenRules'
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
  const spokenOf = rules.flatMap(namesIn).flatMap((name) => namesBehind(fields, name))
  return (run) => {
    const rejected = new Map<string, number>()
    let record = make(run)
    let broken: readonly BrokenRule[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      broken = brokenRulesOf(entity, record).filter(({ path: [name] }) => !isGiven(String(name)))
      if (broken.length === 0) return record
      const ours = broken.map(({ path }) => path)
      // Every other time all that the rules speak of.
      for (const path of [...ours, ...(turn % 2 ? spokenOf : [])]) {
        rejected.set(String(path), (rejected.get(String(path)) ?? 0) + 1)
      }
      record = make({ ...run, rejected })
    }
    const found = broken.map(({ path, rule }) => `“${path.join('.')}” (${rule})`).join(', ')
    throw noSample(
      rootOf(entity, 0),
      'impossible',
      `of ${TURNS} records that were made up none kept the rules together, the last one not ${found}. Such values seldom ` +
        'come by chance: fix some with `with`, or give them by `provider`',
    )
  }
}

/** Whether the host has a rule of its own for anything in it. */
const hasRule = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && ('validate' in one || Object.values(one).some(hasRule))
