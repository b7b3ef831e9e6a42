import type { Grant } from '../spec/access/access'
import { alternativesOf } from '../spec/conditions/When'
import type { Entity } from '../spec/entities/Entity'
import type { Me } from '../spec/values/Me'
import { absoluteFilter } from '../spec/values/fromNow'
import type { CallOptions, DataSource, ListQuery, ListResult } from './DataSource'
import { conditionFilter, filterWithin, widerFilter } from './grantFilter'
import { readCovered } from './readCovered'

/**
 * List the records of a source that a permission covers. Where the source can compare so, that is its filter; where it cannot, records
 * are read in order and those that are not covered are left out here, so that none of them gets any further. Of more than 10,000
 * the first are looked at (`cap`).
 */
export function grantedList<R extends object>(
  source: DataSource<R>,
  { fields }: Pick<Entity, 'fields'>,
  grant: Grant,
  me: Me | undefined,
  /** Whether the permission covers a record that the source has listed. */
  covers: (record: R) => boolean,
): (query: ListQuery, options?: CallOptions) => Promise<ListResult<R>> {
  if (typeof grant === 'boolean') return (query, options) => source.list(query, options)
  const exact = conditionFilter(grant, source.can, me, fields)
  const [only, another] = alternativesOf(grant)
  const own = exact ?? (only && !another ? widerFilter(only, source.can, me, fields) : undefined)

  return async (query, options) => {
    const filter = own && filterWithin(absoluteFilter(own, fields), absoluteFilter(query.filter, fields))
    const asked = filter ? { ...query, filter } : query
    return exact
      ? source.list(asked, options)
      : readCovered({ list: source.list.bind(source), asked, covers, options })
  }
}
