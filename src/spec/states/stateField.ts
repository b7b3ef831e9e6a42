import { own } from '../../internal/own'
import type { FieldOf, Fields } from '../fields/Field'
import type { States } from './states'

/**
 * The choice that holds the states of an entity; undefined without states, or where they are kept in something else.
 */
export function stateField({
  states,
  fields,
}: {
  readonly states?: States | undefined
  readonly fields: Fields
}): FieldOf<'choice'> | undefined {
  const field = own(fields, states?.field)
  return field?.kind === 'choice' ? field : undefined
}
