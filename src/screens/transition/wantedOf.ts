import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { isError } from '../../spec/rules/issues'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'

/** Those of some fields that may not be empty, by what is known of the record: a rule may want a value in one state alone. */
export function wantedOf<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  validating: ValidateOptions,
): ReadonlySet<string> {
  const rules: Readonly<Record<string, ReturnType<typeof fieldRules>[string]>> = fieldRules(
    entity,
    validating,
  )
  const isWanted = (name: string) => {
    const issues = rules[name]?.(undefined, { values: { [name]: undefined } })
    return Array.isArray(issues) && issues.some(isError)
  }
  return new Set(names.filter(isWanted))
}
