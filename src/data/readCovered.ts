import type { CallOptions, DataSource, ListQuery, ListResult } from './DataSource'

/** So many are looked at for one answer. */
const most = 10_000

const pageSize = 500

interface Reading<R extends object> {
  readonly list: DataSource<R>['list']
  readonly asked: ListQuery
  readonly covers: (record: R) => boolean
  readonly options: CallOptions | undefined
}

/**
 * List records by a test that their source cannot make: they are read from the first on, until there is what is asked for and one more,
 * which tells that there are others. Of more than 10,000 the first are looked at (`cap`).
 */
export async function readCovered<R extends object>(reading: Reading<R>): Promise<ListResult<R>> {
  const { list, asked, covers, options } = reading
  const { offset = 0, limit = Infinity, ...query } = asked
  // Of none at all the number is wanted.
  const wanted = limit === 0 ? Infinity : offset + limit + 1
  const found: R[] = []
  let partial: ListResult<R>['partial']
  let looked = 0
  let isAll = false
  while (looked < most && found.length < wanted) {
    const answer = await list({ ...query, offset: looked, limit: pageSize }, options)
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
