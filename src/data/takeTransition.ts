import { own } from '../internal/own'
import { evaluate } from '../spec/conditions/When'
import { withoutTests } from '../spec/access/withoutTests'
import { relatedNames } from '../spec/entities/originOf'
import { whileTaking } from '../spec/states/whileTaking'
import type { Entity } from '../spec/entities/Entity'
import type { Me } from '../spec/values/Me'
import type { ValidateOptions } from '../spec/rules/validate'
import { type ChangedRow, changeRow } from './changeRow'
import { ProblemError } from './problems'
import type { Row } from './Row'

/**
 * Bring a row into its next state, with what the person was asked on the way.
 *
 * @throws ProblemError of status 404 for an unknown transition, of status 409 for one that the row cannot take now
 */
export async function takeTransition(
  entity: Entity,
  row: Row,
  name: string,
  values: Row,
  { me, ...options }: ValidateOptions & { readonly me?: Me | undefined },
): Promise<ChangedRow> {
  const transition = own(entity.transitions, name)
  if (!entity.states || !transition)
    throw new ProblemError({ status: 404, title: `There is no way “${name}”` })
  const { from, when = true, ask = [], required = [] } = transition
  const inState = { [entity.states.field]: { in: from } }
  // Values of other records are asked for by those who read them.
  const asks = withoutTests(when, new Set(relatedNames(entity)))
  const isPossible = [inState, asks].every(
    (condition) => typeof condition === 'boolean' || evaluate(condition, row, { fields: entity.fields, me }),
  )
  if (!isPossible) throw new ProblemError({ status: 409, title: `The record cannot take “${name}” now` })
  // A required value that is missing is an answer as well: nothing.
  const usual = (field: string) => (required.includes(field) ? (own(row, field) ?? null) : undefined)
  const asked = Object.fromEntries(ask.map((field) => [field, own(values, field) ?? usual(field)]))
  // Rules hold for the state that the row is brought to.
  return changeRow(whileTaking(entity, transition), row, asked, options, {
    [entity.states.field]: transition.to,
  })
}
