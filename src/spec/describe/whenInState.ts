import { alternativesOf, type Condition, evaluate, type When } from '../When'
import type { SpecifiedEntity } from '../SpecifiedEntity'

/**
 * What a permission comes to in one state: always, never, or the conditions that are left when the state is known.
 */
export function whenInState(
  permission: boolean | When | undefined,
  { states, fields }: SpecifiedEntity,
  state: string | undefined,
): boolean | When {
  if (permission === undefined || typeof permission === 'boolean') return permission ?? false
  if (!states || state === undefined) return permission
  const left: Condition[] = []
  for (const condition of alternativesOf(permission)) {
    const { [states.field]: ofState, ...others } = condition
    const holds =
      ofState === undefined || evaluate({ [states.field]: ofState }, { [states.field]: state }, { fields })
    if (!holds) continue
    if (ofState !== undefined && Object.keys(others).length === 0) return true
    left.push(others)
  }
  return left.length > 0 ? left : false
}
