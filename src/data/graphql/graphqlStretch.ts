import type { ListQuery, ListResult, Total } from '../DataSource'
import type { Row } from '../Row'
import type { FoundList } from './graphqlShapes'

/** The answer of a server that pages. */
export function stretch({ offset = 0, limit = Infinity }: ListQuery, found: FoundList): ListResult<Row> {
  const { records, total, hasNextPage } = found
  const end = offset + records.length
  return { records: records.slice(0, limit), total: total ?? totalAt(end, hasNextPage, records.length > 0) }
}

/** A stretch of everything. */
export function cut({ offset = 0, limit = Infinity }: ListQuery, found: FoundList): ListResult<Row> {
  const { records, total, hasNextPage } = found
  const more = hasNextPage ?? false
  return {
    records: records.slice(offset, offset + limit),
    total: total ?? totalAt(records.length, more, true),
  }
}

function totalAt(end: number, hasNextPage: boolean | undefined, isCertain: boolean): Total {
  if (hasNextPage === true) return { kind: 'atLeast', count: end + 1 }
  // An empty page beyond the end does not tell where the end is.
  const isEnd = hasNextPage === false && (isCertain || end === 0)
  return isEnd ? { kind: 'exact', count: end } : { kind: 'unknown' }
}
