import type { ProvidedList } from './DataProvider'
import type { ListQuery, ListResult, Total } from '../DataSource'
import type { Row } from '../Row'

/** So many are asked for when the query sets no limit. */
const USUAL_LIMIT = 100

/**
 * Read a stretch of records from a backend that has pages alone: one page where the stretch is one, or else the two that
 * it lies in.
 */
export async function readPages(
  { offset = 0, limit: wanted = Infinity }: ListQuery,
  readPage: (pagination: { page: number; perPage: number }) => Promise<ProvidedList>,
): Promise<ListResult<Row>> {
  const limit = Number.isFinite(wanted) ? wanted : USUAL_LIMIT
  const perPage = Math.max(limit, 1)
  const start = Math.max(offset, 0)
  const page = Math.floor(start / perPage) + 1
  const over = start % perPage
  const numbers = over === 0 ? [page] : [page, page + 1]
  const pages = await Promise.all(numbers.map((number) => readPage({ page: number, perPage })))
  const [first, second] = pages
  const whole = [...(first?.data ?? [])]
  // A page that the backend cut short leaves a gap before the next.
  if (second && whole.length === perPage) whole.push(...second.data)
  return {
    records: whole.slice(over, over + limit),
    total: totalOf(pages, (page - 1) * perPage, whole.length),
  }
}

function totalOf(pages: readonly ProvidedList[], start: number, count: number): Total {
  const last = pages.at(-1)
  const total = pages.map((page) => page.total).findLast(Number.isFinite)
  if (total !== undefined) return { kind: 'exact', count: total }
  if (last?.pageInfo?.hasNextPage === true) return { kind: 'atLeast', count: start + count + 1 }
  // An empty page beyond the end does not tell where the end is.
  const isLast = last?.pageInfo?.hasNextPage === false && (count > 0 || start === 0)
  return isLast ? { kind: 'exact', count: start + count } : { kind: 'unknown' }
}
