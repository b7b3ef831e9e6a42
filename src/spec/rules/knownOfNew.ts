import type { Entity } from '../entities/Entity'
import { isMissing } from '../values/isMissing'
import { ownValue } from '../values/ownValue'
import type { DraftValues, ValidateOptions } from './ValidateOptions'

/** The values that are known of a record before it is made: its state is the first. */
export function knownOfNew({ states }: Pick<Entity, 'states'>): DraftValues {
  return states ? { [states.field]: states.initial } : {}
}

/** The options for a draft of which no record is known: one without a state is to be a new record. */
export function withKnownOfNew(
  entity: Pick<Entity, 'states'>,
  draft: unknown,
  options: ValidateOptions = {},
): ValidateOptions {
  const { states } = entity
  return options.known || !states || !isMissing(ownValue(draft, states.field))
    ? options
    : { ...options, known: knownOfNew(entity) }
}
