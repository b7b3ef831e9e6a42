import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { optionLabelOf } from '../../spec/labels/labels'
import { stateField } from '../../spec/states/stateField'
import type { Values } from '../source/formChanges'

/** The state of a record as a person reads it; empty where it has none. */
export function stateText<F extends Fields>(entity: Entity<F>, record: object, locale: string): string {
  const field = stateField(entity)
  const value = own(record as Values, entity.states?.field)
  return field && typeof value === 'string' ? optionLabelOf(field, value, locale) : ''
}
