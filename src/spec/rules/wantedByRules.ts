import { alternativesOf, clausesOf, evaluate, namesAsked } from '../conditions/When'
import type { Entity } from '../entities/Entity'
import type { Fields } from '../fields/fields'
import type { ValidateOptions } from './ValidateOptions'

/**
 * Those of the fields of a form that a rule wants filled in whatever is answered: its condition asks about nothing else in the
 * form, and holds by what is known of the record, such as its state.
 */
export function wantedByRules<F extends Fields>(
  { fields, rules = [] }: Pick<Entity<F>, 'fields' | 'rules'>,
  names: readonly string[],
  { known, me }: Pick<ValidateOptions, 'known' | 'me'>,
): ReadonlySet<string> {
  const wanted = rules.flatMap(({ when, require, severity = 'error' }) => {
    const [required, ...others] = require ? alternativesOf(require) : []
    // Where there are alternatives, none of them is wanted by itself.
    if (severity !== 'error' || !required || others.length > 0) return []
    if (when && namesAsked(when).some((name) => names.includes(name))) return []
    if (when && !evaluate(when, known ?? {}, { fields, me })) return []
    return clausesOf(required)
      .filter(({ operator, operand }) => operator === 'empty' && operand === false)
      .map(({ name }) => name)
  })
  return new Set(wanted.filter((name) => names.includes(name)))
}
