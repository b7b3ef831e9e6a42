import type { Grant } from '../spec/access/access'
import { alternativesOf, evaluate } from '../spec/conditions/When'
import type { Entity } from '../spec/entities/Entity'
import type { Me } from '../spec/values/Me'
import { absoluteFilter } from '../spec/values/fromNow'
import type { CallOptions, DataSource, ListQuery, ListResult } from './DataSource'
import { conditionFilter, filterWithin, widerFilter } from './grantFilter'

/** So many are looked at for one answer, where the source cannot compare as the permission does. */
const most = 10_000

const pageSize = 500

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
): (query: ListQuery, options?: CallOptions) => Promise<ListResult<R>> {
  if (typeof grant === 'boolean') return (query, options) => source.list(query, options)
  const exact = conditionFilter(grant, source.can, me, fields)
  const [only, another] = alternativesOf(grant)
  const own = exact ?? (only && !another ? widerFilter(only, source.can, me, fields) : undefined)
  const covers = (record: R) => evaluate(grant, record, { fields, me })

  return async (query, options) => {
    const filter = own && filterWithin(absoluteFilter(own, fields), absoluteFilter(query.filter, fields))
    const asked = filter ? { ...query, filter } : query
    return exact ? source.list(asked, options) : readCovered({ source, asked, covers, options })
  }
}

interface Reading<R extends object> {
  readonly source: DataSource<R>
  readonly asked: ListQuery
  readonly covers: (record: R) => boolean
  readonly options: CallOptions | undefined
}

/** Read from the first record on, until there is what is asked for and one more, which tells that there are others. */
async function readCovered<R extends object>(reading: Reading<R>): Promise<ListResult<R>> {
  const { source, asked, covers, options } = reading
  const { offset = 0, limit = Infinity, ...query } = asked
  // Of none at all the number is wanted.
  const wanted = limit === 0 ? Infinity : offset + limit + 1
  const found: R[] = []
  let partial: ListResult<R>['partial']
  let looked = 0
  let isAll = false
  while (looked < most && found.length < wanted) {
    const answer = await source.list({ ...query, offset: looked, limit: pageSize }, options)
    partial ??= answer.partial
    looked += answer.records.length
    for (const record of answer.records) if (covers(record)) found.push(record)
    isAll = answer.total.kind === 'exact' ? looked >= answer.total.count : answer.records.length === 0
    // A source that gives no more says so by its cap, or by an empty page.
    if (isAll || answer.records.length === 0 || (answer.cap !== undefined && looked >= answer.cap)) break
  }
  return {
    records: found.slice(offset, offset + limit),
    total: { kind: isAll ? 'exact' : 'atLeast', count: found.length },
    ...(partial && { partial }),
    ...(!isAll && found.length < wanted && { cap: found.length }),
  }
}
