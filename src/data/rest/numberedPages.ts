import { fail } from '../../internal/developerMessages'
import { endQuietly, type AskPage, type Page, type RestPages, type Stretch, totalOf } from './page'
import type { RestPaging } from './RestSourceOptions'

type Numbered = Extract<RestPaging, { kind: 'page' }>

/** A server that decides how long pages are is asked for no more of them than this at once. */
const MOST_PAGES = 5

/**
 * Read stretches from numbered pages. One that begins inside a page is put together from two. A server that gives fewer
 * than were asked for, although there are more, has a cap: from then on no more are asked for, since page 2 means another
 * stretch then.
 */
export function numberedPages(paging: Numbered, pageCap: number | undefined, ask: AskPage): RestPages {
  const { page = 'page', limit: limitName = 'limit', first = 1, size: fixed } = paging
  let cap = pageCap ?? Infinity

  const askFor = (number: number, size: number, { parameters, signal }: Stretch): Promise<Page> =>
    endQuietly(number > 0, () =>
      ask(
        [
          ...parameters,
          [page, String(number + first)],
          ...(fixed === undefined ? [[limitName, String(size)] as const] : []),
        ],
        signal,
      ),
    )

  return {
    forget() {},

    async read(stretch) {
      const { offset, limit } = stretch
      for (;;) {
        const size = fixed ?? Math.max(1, Math.min(limit, cap))
        const records: unknown[] = []
        let number = Math.floor(offset / size)
        let count: number | undefined
        let isEnd = false
        let isCapped = false
        const last = number + MOST_PAGES
        while (records.length < limit && !isEnd && number < last) {
          const { rows, count: said } = await askFor(number, size, stretch)
          if (rows.length > size) tellLonger(rows.length, size)
          count = said ?? count
          isEnd = rows.length < size
          isCapped = isEnd && rows.length > 0 && said !== undefined && number * size + rows.length < said
          if (isCapped) cap = rows.length
          if (isCapped) break
          records.push(...rows.slice(Math.max(0, offset - number * size)))
          number += 1
          // What was asked for is there, unless the stretch begins inside a page or pages are of a fixed size.
          if (offset % size === 0 && fixed === undefined) break
        }
        if (isCapped && fixed === undefined) continue
        const { length } = records
        return {
          records: records.slice(0, limit),
          total: totalOf(count, offset, length, isEnd),
        }
      }
    },
  }
}

function tellLonger(length: number, size: number): void {
  fail(
    `restSource asked for pages of ${size} and got ${length} records, so that the next page would begin at the wrong one. Name the parameter with “limit”, or give “size” where the server decides.`,
  )
}
