import { cursorPages, type CursorPage } from '../cursorPages'
import type { ListQuery } from '../DataSource'
import type { Row } from '../Row'
import type { FoundList } from './graphqlShapes'

/** So many are passed over with one request on the way to a place that no cursor is known for. */
const STRIDE = 100

/** Read stretches by their offset from a list whose records have cursors, a hundred at a time on the way to a far one. */
export function graphqlCursorPages() {
  const pages = cursorPages<Row, CursorPage<Row> & { readonly found: FoundList }>()

  return {
    forget: pages.forget,

    async read(
      { search, filter, sort, offset = 0, limit = Infinity }: ListQuery,
      readAfter: (first: number | undefined, after: string | undefined) => Promise<FoundList>,
    ): Promise<FoundList> {
      const { rows, page, end, hasMore } = await pages.read({
        key: JSON.stringify([search, filter, sort]),
        offset,
        limit,
        async ask(after, missing, wanted) {
          const first = missing > 0 ? Math.min(missing, STRIDE) : wanted
          return pageOf(await readAfter(Number.isFinite(first) ? first : undefined, after), first)
        },
      })
      const { total, hasNextPage } = page.found
      // Behind the last record there is nothing, however far the place.
      const known = total ?? (hasNextPage === false ? ({ kind: 'exact', count: end } as const) : undefined)
      return { records: rows, total: known, hasNextPage: hasMore || hasNextPage }
    },
  }
}

/** An answer that says nothing of what follows is the last one when it is shorter than what was asked for. */
function pageOf(found: FoundList, asked: number) {
  const { records, cursors = [], hasNextPage } = found
  const places = cursors.length || records.length
  const known = cursors.flatMap((cursor, place): [number, string][] =>
    cursor === undefined ? [] : [[place + 1, cursor]],
  )
  return {
    found,
    rows: records,
    places,
    cursors: new Map(known),
    isEnd: !(hasNextPage ?? places >= asked),
  }
}
