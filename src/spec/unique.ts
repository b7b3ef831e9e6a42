import { fillIn } from '../words/fill'
import { uniqueRules } from '../words/rules/uniqueRules'
import { isMissing } from './isMissing'
import { nounOf } from './labels'
import { buildRule, type Rule, type RuleOptions } from './Rule'
import { evaluate } from './When'

/**
 * Declares that no two records have the same values: `unique({ at: ['number'] })`. It is judged by whoever knows the
 * other records: a source, or a form that may ask one. Where a value is missing, nothing is compared.
 */
export function unique<const Name extends string>(options: RuleOptions<Name>): Rule<Name> {
  const { at, when } = options
  return buildRule(
    { ...options, unique: true },
    ({ fields, values, options: { isTaken, say, me }, signal }) => {
      if (!isTaken || (when && !evaluate(when, values, { fields, me }))) return undefined
      if (at.some((name) => isMissing(values[name]))) return undefined
      const taken = isTaken(Object.fromEntries(at.map((name) => [name, values[name]])), signal)
      const field = fields[at[0]]
      const filling = { field: field ? nounOf(field, at[0]) : at[0] }
      const words = () =>
        say ? say('rule.unique', filling) : fillIn('en')(uniqueRules['rule.unique'], filling)
      if (typeof taken === 'boolean') return taken ? words() : undefined
      return taken.then((found) => (found ? words() : undefined))
    },
  )
}
