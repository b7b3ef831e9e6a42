import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { reasonText } from './reasonText'
import type { EntityAccess } from './useEntityAccess'

interface ReadOnlyOptions<F extends Fields> {
  names: readonly (keyof F & string)[]
  record: RecordBy<F> | undefined
  can: EntityAccess<F>['can']
  locale: string
}

/**
 * Say why fields of a record are to be read only: each by itself, or all with the record. While it is not there yet, those that the
 * role may change in none.
 */
export function readOnlyReasons<F extends Fields>({
  names,
  record,
  can,
  locale,
}: ReadOnlyOptions<F>): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name): readonly [string, string][] => {
      const permission = can({ updateField: name }, record)
      return permission.allowed ? [] : [[name, reasonText(permission.reason, locale)]]
    }),
  )
}
