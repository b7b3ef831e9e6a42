import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { sameData } from '../../spec/values/sameData'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

/** The version by which the source knows whether someone else was faster. */
export function versionOf<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F>,
): string | number | undefined {
  if (entity.version === undefined) return undefined
  const version = ownValue(record, entity.version)
  return isTextOrNumber(version) ? version : undefined
}

/** Whether the record was changed since the form was filled: its version tells, or else its values. */
export function isAnother<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F> | undefined,
  base: RecordBy<F> | undefined,
): boolean {
  if (!record || !base || record === base) return false
  const version = versionOf(entity, record)
  return version === undefined ? !sameData(record, base) : version !== versionOf(entity, base)
}
