import { accessOf, type GuardedEntity } from '../access/accessOf'
import { explain } from '../conditions/explainWhen'
import { labelOf } from '../labels/labels'
import { localize } from '../labels/LocalizedText'
import { can, type CanOptions } from '../access/can'
import type { States, Transitions } from './states'
import { evaluate, unmetPart, type When } from '../conditions/When'

/** One transition of a record: whether it is possible now, and if not, why not. */
export type TransitionAnswer = { readonly name: string; readonly label: string } & (
  | { readonly possible: true }
  | {
      readonly possible: false
      readonly why: 'state' | 'condition' | 'permission'
      /** A part of a sentence: "only while status is draft". */
      readonly reason: string
    }
)

export interface TransitionsOptions extends CanOptions {
  readonly role?: string | undefined
}

interface MovingEntity extends GuardedEntity {
  readonly states?: States | undefined
  readonly transitions?: Transitions | undefined
}

/**
 * Every transition of an entity, in the order declared, as it stands for one record, in the language given.
 *
 * @example transitionsOf(invoice, record, { role, ...useLocale() })
 */
export function transitionsOf(
  entity: MovingEntity,
  record: unknown,
  { role, ...options }: TransitionsOptions = {},
): readonly TransitionAnswer[] {
  const { fields, states, transitions } = entity
  if (!states || !transitions) return []
  const access = accessOf(entity, role)
  return Object.entries(transitions).map(([name, transition]): TransitionAnswer => {
    const named = { name, label: labelOf(transition, name, options.locale) }
    const reject = (why: 'state' | 'condition' | 'permission', reason: string) =>
      ({ ...named, possible: false, why, reason }) as const
    // A transition that the role may never take is not put down to the record.
    const ever = can(access, { transition: name }, undefined, options)
    if (!ever.allowed) return reject('permission', ever.reason)
    const { from, when, reason } = transition
    const inState: When = { [states.field]: { in: from } }
    const asked = [['state', inState, undefined] as const, ['condition', when, reason] as const]
    for (const [why, condition, said] of asked) {
      const context = { fields, me: options.me }
      if (condition === undefined || evaluate(condition, record, context)) continue
      if (said !== undefined) return reject(why, localize(said, options.locale))
      return reject(why, explain(unmetPart(condition, record, context), entity, options))
    }
    const now = can(access, { transition: name }, record ?? null, options)
    return now.allowed ? { ...named, possible: true } : reject('permission', now.reason)
  })
}
