import type { ListQuery } from '../DataSource'
import type { FoundList } from './graphqlShapes'

/** So many are passed over with one request on the way to a place that no cursor is known for. */
const STRIDE = 100

/** As many different queries as a person goes back and forth between. */
const MOST_QUERIES = 24

/**
 * Read stretches by their offset from a list that goes on after a cursor alone. The cursors that came by are remembered,
 * so that the next page costs one request; a jump ahead passes over all that lies between, a hundred at a time.
 */
export function cursorPages() {
  const known = new Map<string, Map<number, string>>()

  function cursorsFor({ search, filter, sort }: ListQuery): Map<number, string> {
    const key = JSON.stringify([search, filter, sort])
    const cursors = known.get(key) ?? new Map<number, string>()
    known.delete(key)
    known.set(key, cursors)
    const [oldest] = known.keys()
    if (known.size > MOST_QUERIES && oldest !== undefined) known.delete(oldest)
    return cursors
  }

  return {
    async read(
      query: ListQuery,
      readAfter: (first: number | undefined, after: string | undefined) => Promise<FoundList>,
    ): Promise<FoundList> {
      const { offset = 0, limit } = query
      const cursors = cursorsFor(query)
      let start = Math.max(0, ...[...cursors.keys()].filter((place) => place <= offset))
      for (;;) {
        const missing = offset - start
        const first = missing > 0 ? Math.min(missing, STRIDE) : limit
        const found = await readAfter(first, cursors.get(start))
        const { records, hasNextPage } = found
        found.cursors?.forEach((cursor, place) => {
          if (cursor !== undefined) cursors.set(start + place + 1, cursor)
        })
        if (missing <= 0) return found
        const end = start + (found.cursors?.length ?? records.length)
        // Behind the last record there is nothing, however far the place.
        if (end === start || hasNextPage === false || !cursors.has(end)) {
          const total = found.total ?? (hasNextPage === false ? { kind: 'exact', count: end } : undefined)
          return { records: [], total }
        }
        start = end
      }
    },

    /** After a write the places have moved. */
    forget: () => known.clear(),
  }
}
