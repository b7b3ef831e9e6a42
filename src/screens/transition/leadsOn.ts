import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { stateField } from '../../spec/states/stateField'
import type { Transition } from '../../spec/states/states'
import type { Values } from '../source/formChanges'

/**
 * Whether a transition leads on from the state of a record: options stand in the order in which a record comes through them, and where
 * nothing follows it has come to its end.
 */
export function leadsOn<F extends Fields>(entity: Entity<F>, record: object, name: string): boolean {
  const order: readonly unknown[] = stateField(entity)?.options ?? []
  const target = own<Transition>(entity.transitions, name)?.to
  if (entity.states?.final?.some((state) => state === target)) return true
  return order.indexOf(target) > order.indexOf(own(record as Values, entity.states?.field))
}
