import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { EntityAccess } from '../product/useEntityAccess'

/** Which records a person may list, as a part of a sentence; undefined where there is no limit. */
export function listLimit<F extends Fields>(can: EntityAccess<F>['can']): string | undefined {
  // Of no record at all: what the permission asks of each.
  const permission = can('list', {} as RecordBy<F>)
  return permission.allowed ? undefined : permission.reason
}
