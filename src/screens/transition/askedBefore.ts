import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { isError } from '../../spec/rules/issues'
import { fieldRules } from '../../spec/rules/validate'
import type { Transition } from '../../spec/states/states'
import { whileTaking } from '../../spec/states/whileTaking'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { type Values, valuesBefore } from '../source/formChanges'

/**
 * The values that a way back asks for, as a record has them that was not on its way yet. Nothing where one is missing that the state
 * it leads to wants: a person has to be asked for that.
 */
export function askedBefore<F extends Fields>(
  entity: Entity<F>,
  back: Transition,
  before: RecordBy<F>,
): Values | undefined {
  const names = (back.ask ?? []).filter((name) => own<Fields[string]>(entity.fields, name))
  const missing = names.filter((name) => isMissing(ownValue(before, name)))
  const next = entity.states && { [entity.states.field]: back.to }
  const rules = fieldRules(whileTaking(entity, back), { known: { ...before, ...next } })
  return missing.some((name) => isWanted(name, rules)) ? undefined : valuesBefore(before, names)
}

/** Whether a field may not be empty by its rules: one may want a value in one state alone. */
function isWanted(
  name: string,
  rules: Readonly<Record<string, ReturnType<typeof fieldRules>[string]>>,
): boolean {
  const issues = rules[name]?.(undefined, { values: { [name]: undefined } })
  return Array.isArray(issues) && issues.some(isError)
}
