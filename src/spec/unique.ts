import { isMissing } from './isMissing'
import { buildRule, type NamesAsked, type Rule, type RuleOptions } from './Rule'
import { takenWords } from './takenWords'
import { evaluate, type When } from './When'

/**
 * Declares that no two records have the same values: `unique({ at: ['number'] })`. It is judged by whoever knows the
 * other records: a source, or a form that may ask one. Where a value is missing, nothing is compared.
 */
export function unique<const Name extends string, const Asked extends When = never>(
  options: RuleOptions<Name, Asked>,
): Rule<Name | NamesAsked<Asked>, Asked, never> {
  const { at, when } = options
  return buildRule(
    { ...options, unique: true },
    ({ fields, values, options: { isTaken, say, locale, me }, signal }) => {
      if (!isTaken || (when && !evaluate(when, values, { fields, me }))) return undefined
      if (at.some((name) => isMissing(values[name]))) return undefined
      const taken = isTaken(Object.fromEntries(at.map((name) => [name, values[name]])), signal)
      const words = () => takenWords(fields, at[0], say, locale)
      if (typeof taken === 'boolean') return taken ? words() : undefined
      return taken.then((found) => (found ? words() : undefined))
    },
  )
}
