import type { Entity } from '../../spec/entities/Entity'
import { isInSomeForm } from '../../spec/access/isInSomeForm'
import { isEmptyValue } from '../../spec/values/isEmptyValue'
import { ownValue } from '../../spec/values/ownValue'

/**
 * Whether a field of a record is empty because the way that asks for it was not gone: no form has it, and "Why it was revoked –"
 * above a permit that is valid would say that something is missing.
 */
export function isStillToCome(entity: Entity, record: object | undefined, name: string): boolean {
  const isAsked = Object.values(entity.transitions ?? {}).some(({ ask }) => ask?.includes(name))
  return isAsked && !isInSomeForm(entity, name) && (!record || isEmptyValue(ownValue(record, name)))
}
