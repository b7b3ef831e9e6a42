import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { ownValue } from '../spec/values/ownValue'

/** The version by which the source knows whether someone else was faster. */
export function versionOf<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F>,
): string | number | undefined {
  if (entity.version === undefined) return undefined
  const version = ownValue(record, entity.version)
  return typeof version === 'string' || typeof version === 'number' ? version : undefined
}
