import { checkWhen } from '../../conditions/checkWhen'
import type { Entity } from '../../entities/Entity'
import type { Rule } from '../../rules/Rule'
import { sameData } from '../../values/sameData'
import { alternativesOf, clausesOf } from '../../conditions/When'
import { eachCondition, fieldsIn, type PlacedCondition } from './eachCondition'
import { type Check, error, type Finding, warning } from './Finding'
import { impossibleField } from './isPossible'

/** Conditions that no record meets, and rules of which a record can keep only one. */
export const checkImpossible: Check = (product) => [
  ...eachCondition(product).flatMap(neverHolds),
  ...(product.entities ?? []).flatMap(rulesApart),
]

function neverHolds({ entity, place, when, from }: PlacedCondition): readonly Finding[] {
  if (checkWhen(when, entity.fields) !== undefined) return []
  const fields = fieldsIn(entity, from)
  const states = from && entity.states ? { name: entity.states.field, from } : undefined
  const alternatives = alternativesOf(when).map((one) => impossibleField(clausesOf(one), fields))
  const isNever = alternatives.every((name) => name !== undefined)
  return alternatives.flatMap((name, index): readonly Finding[] => {
    if (name === undefined || (isNever && index > 0)) return []
    const around = states?.name === name ? ` while it is ${states.from.join(' or ')}` : ''
    const what = isNever ? 'it' : 'this alternative'
    const reason = `No value that “${name}” may have${around} is as the condition asks, so that ${what} never holds.`
    const cure = 'Ask for what the rules of the field allow, or remove the condition.'
    if (isNever) return [error('impossible-condition', place, reason, cure)]
    return [warning('impossible-condition', `${place}.${index}`, reason, cure)]
  })
}

/** Pairs of rules that are asked of the same records, and cannot both be kept. */
function rulesApart({ name, rules = [], fields }: Entity): readonly Finding[] {
  const all = rules.flatMap((rule, index) => {
    const clauses = demandsOf(rule)
    const isRight = rule.require && checkWhen(rule.require, fields) === undefined
    return isRight && clauses.length > 0 && impossibleField(clauses, fields) === undefined
      ? [{ rule, index, clauses }]
      : []
  })
  return all.flatMap((one, position) =>
    all.slice(0, position).flatMap((other): readonly Finding[] => {
      const isTogether = other.rule.when === undefined || sameData(other.rule.when, one.rule.when)
      const apart = isTogether ? impossibleField([...other.clauses, ...one.clauses], fields) : undefined
      if (apart === undefined) return []
      return [
        error(
          'contradictory-rules',
          `entities.${name}.rules.${one.index}.require`,
          `No value of “${apart}” keeps this rule and rule ${other.index} as well, so that no record is ever right.`,
          'Change one of the two, or say with “when” which of them is asked.',
        ),
      ]
    }),
  )
}

/** The clauses that a rule always demands. */
function demandsOf({ require, severity = 'error' }: Rule) {
  if (!require || severity !== 'error') return []
  const [only, ...more] = alternativesOf(require)
  return only && more.length === 0 ? clausesOf(only) : []
}
