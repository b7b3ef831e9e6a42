import { alternativesOf, type Clause, clausesOf, namesAsked } from '../conditions/When'
import { rule } from '../rules/crossFieldRule'
import type { Rule } from '../rules/Rule'
import { holdsSeveral } from '../values/holdsSeveral'
import { isMissing } from '../values/isMissing'
import { type Me, ownOfMe } from '../values/Me'
import { isPlainObject } from '../values/ownValue'
import type { AccessOfRole } from './accessOf'

/** Return as rules what the permission to create asks of a new record: each test beside its field, alternatives beside the first. */
export function creationRules({ grantsFor }: AccessOfRole): readonly Rule[] {
  const [grant = false] = grantsFor('create')
  if (typeof grant === 'boolean') return []
  const [only, ...others] = alternativesOf(grant)
  if (only && others.length === 0) {
    return Object.entries(only).map(([name, test]): Rule => rule({ at: [name], require: { [name]: test } }))
  }
  const [at] = namesAsked(grant)
  return at === undefined ? [] : [rule({ at: [at], require: grant })]
}

/** The fields of a new record that the role may give one value only. */
export function grantedNames(access: AccessOfRole): readonly string[] {
  return grantedClauses(access).map(({ name }) => name)
}

/**
 * The values that the role may give a new record and no others, where its permission to create leaves no choice: `{ owner: 'ada' }` of
 * `{ owner: { me: true } }`.
 */
export function grantedValues(access: AccessOfRole, me: Me | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    grantedClauses(access)
      .map(
        ({ name, operator, operand }) =>
          [name, operator === 'me' ? onlyOne(ownOfMe(me, operand)) : operand] as const,
      )
      .filter(([, value]) => !isMissing(value)),
  )
}

/** Of several departments a person still chooses one. */
const onlyOne = ([first, ...others]: readonly unknown[]) => (others.length > 0 ? undefined : first)

function grantedClauses({ fields, grantsFor }: AccessOfRole): readonly Clause[] {
  const [grant = false] = grantsFor('create')
  const [only, ...others] = typeof grant === 'boolean' ? [] : alternativesOf(grant)
  // Where there are alternatives, none of them is wanted by itself.
  if (!only || others.length > 0) return []
  return clausesOf(only).filter(({ name, operator, operand }) => {
    const field = fields[name]
    if (operator === 'me') return !holdsSeveral(field)
    return operator === 'is' && operand !== undefined && !isPlainObject(operand)
  })
}
