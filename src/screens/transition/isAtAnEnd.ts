import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { Transition } from '../../spec/states/states'
import type { Values } from '../source/formChanges'

/** Whether no transition, of whatever role, leads out of the state of a record: a refused application stays refused. */
export function isAtAnEnd<F extends Fields>(
  { states, transitions = {} }: Entity<F>,
  record: object,
): boolean {
  const state = own(record as Values, states?.field)
  return Object.values<Transition>(transitions).every(({ from }) => !from.some((one) => one === state))
}
