import { alternativesOf, type When } from '../conditions/When'
import { own } from '../../internal/own'
import type { Transition } from '../states/states'
import { accessOf, type Action, type GuardedEntity } from './accessOf'

/** An entity whose rights are asked for: its transitions ask for something as well. */
export interface RuledEntity extends GuardedEntity {
  readonly transitions?: Readonly<Record<string, Transition>> | undefined
}

/** Whether a role may take an action with any record: always, never, or with those that meet all of some conditions. */
export type Right =
  | { readonly held: 'always' }
  | { readonly held: 'never' }
  | { readonly held: 'while'; readonly conditions: readonly When[] }

/**
 * Work out what a role may do before any record is at hand. An entity without `access` enforces nothing, so that everything is
 * allowed.
 *
 * @example rightOf(invoice, 'clerk', 'update') // { held: 'while', conditions: [{ status: 'draft' }] }
 */
export function rightOf(entity: RuledEntity, role: string | undefined, action: Action): Right {
  const grants = accessOf(entity, role).grantsFor(action)
  const asked = typeof action === 'object' && 'transition' in action ? whenOf(entity, action.transition) : []
  const conditions: When[] = []
  for (const grant of [...grants, ...asked]) {
    if (grant === true) continue
    if (grant === false || alternativesOf(grant).length === 0) return { held: 'never' }
    // One of several that asks for nothing always holds.
    if (alternativesOf(grant).every((one) => Object.keys(one).length > 0)) conditions.push(grant)
  }
  return conditions.length === 0 ? { held: 'always' } : { held: 'while', conditions }
}

function whenOf({ transitions }: RuledEntity, name: string): readonly When[] {
  const when = own(transitions, name)?.when
  return when === undefined ? [] : [when]
}
