import { alternativesOf, type Clause, clausesOf, evaluate, namesAsked } from '../conditions/When'
import type { Entity } from '../entities/Entity'
import { namesBehind } from '../fields/computedValue'
import type { Field, Fields } from '../fields/fields'
import { readValues } from './readValues'
import type { Rule } from './Rule'
import type { DraftValues, ValidateOptions } from './ValidateOptions'

/**
 * Those of the fields of a form that may not be left empty by the rules of the entity, by what is known of the record and by what is
 * answered so far.
 */
export function requiredByRules<F extends Fields>(
  entity: Pick<Entity<F>, 'fields' | 'rules'>,
  names: readonly string[],
  options: ValidateOptions & { readonly values: DraftValues },
): ReadonlySet<string> {
  const { fields, rules = [] } = entity
  // A rule about a value that is there, as a range is, lets the field stay empty.
  const appliesWithout = ({ when }: Rule, name: string) =>
    !when ||
    evaluate(
      when,
      { ...readValues(entity, namesAsked(when), options), [name]: undefined },
      { fields, me: options.me },
    )
  const required = rules.flatMap((rule) =>
    requiredBy(rule, fields).filter((name) => names.includes(name) && appliesWithout(rule, name)),
  )
  return new Set(required)
}

/** The answers on which that depends. */
export function answersRequiring<F extends Fields>({
  fields,
  rules = [],
}: Pick<Entity<F>, 'fields' | 'rules'>): readonly string[] {
  return rules.flatMap((rule) =>
    rule.when && requiredBy(rule, fields).length > 0
      ? namesAsked(rule.when).flatMap((name) => namesBehind(fields, name))
      : [],
  )
}

/** The fields that may not be empty while a rule applies. */
function requiredBy({ require, severity = 'error' }: Rule, fields: Fields): readonly string[] {
  const [only, ...others] = require ? alternativesOf(require) : []
  // Where there are alternatives, none of them is wanted by itself.
  if (severity !== 'error' || !only || others.length > 0) return []
  return clausesOf(only)
    .filter((clause) => isRequiring(clause, fields[clause.name]))
    .map(({ name }) => name)
}

function isRequiring({ operator, operand }: Clause, field: Field | undefined): boolean {
  // A box that is required has to be ticked; where any answer will do, no is one as well.
  if (field?.kind === 'boolean') return operator === 'is' && operand === true
  return operator === 'empty' ? operand === false : operator !== 'not'
}
