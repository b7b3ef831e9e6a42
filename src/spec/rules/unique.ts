import { isMissing } from '../values/isMissing'
import { buildRule, type NamesAsked, type Rule, type RuleOptions } from './Rule'
import { takenMessage } from './takenMessage'
import { evaluate, type When } from '../conditions/When'

/**
 * Declare that no two records have the same values: `unique({ at: ['number'] })`. It is validated where the other
 * records are known: by a source, or by a form with `isTaken`. Where a value is missing, nothing is compared.
 */
export function unique<const Name extends string, const Asked extends When = never>(
  options: RuleOptions<Name, Asked>,
): Rule<Name | NamesAsked<Asked>, Asked, never> {
  const { at, when } = options
  return buildRule(
    { ...options, unique: true },
    ({ fields, values, options: { isTaken, t, locale, me }, signal }) => {
      if (!isTaken || (when && !evaluate(when, values, { fields, me }))) return undefined
      if (at.some((name) => isMissing(values[name]))) return undefined
      const taken = isTaken(Object.fromEntries(at.map((name) => [name, values[name]])), signal)
      const message = () => takenMessage(fields, at, t, locale)
      if (typeof taken === 'boolean') return taken ? message() : undefined
      return taken.then((found) => (found ? message() : undefined))
    },
  )
}
