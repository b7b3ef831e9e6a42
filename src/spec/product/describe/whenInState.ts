import type { Grant } from '../../access/access'
import type { Entity } from '../../entities/Entity'
import { alternativesOf, type Condition, evaluate } from '../../conditions/When'

/** Work out a permission for one state: always, never, or the conditions that are left when the state is known. */
export function whenInState(
  grant: Grant | undefined,
  { states, fields }: Entity,
  state: string | undefined,
): Grant {
  if (grant === undefined || typeof grant === 'boolean') return grant ?? false
  const left: Condition[] = []
  for (const condition of alternativesOf(grant)) {
    const isOfState = states && state !== undefined && Object.hasOwn(condition, states.field)
    const { [states?.field ?? '']: ofState, ...others } = condition
    const rest = isOfState ? others : condition
    if (isOfState && !evaluate({ [states.field]: ofState }, { [states.field]: state }, { fields })) continue
    if (Object.keys(rest).length === 0) return true
    left.push(rest)
  }
  return left.length > 0 ? left : false
}
