import { isMissing } from '../values/isMissing'
import { buildRule, ifFound, type NamesAsked, type Rule, type RuleOptions } from './Rule'
import { takenMessage } from './takenMessage'
import type { When } from '../conditions/When'

/**
 * Declare that no two records have the same values: `unique({ at: ['number'] })`. It is validated where the other
 * records are known: by a source, or by a form with `isTaken`. Where a value is missing, nothing is compared.
 */
export function unique<const Name extends string, const Asked extends When = never>(
  options: RuleOptions<Name, Asked>,
): Rule<Name | NamesAsked<Asked>, Asked, never> {
  const { at } = options
  return buildRule(
    { ...options, unique: true },
    ({ fields, values, options: { isTaken, t, locale }, signal }) => {
      if (!isTaken || at.some((name) => isMissing(values[name]))) return undefined
      const taken = isTaken(Object.fromEntries(at.map((name) => [name, values[name]])), signal)
      return ifFound(taken, () => takenMessage(fields, at, t, locale))
    },
  )
}
