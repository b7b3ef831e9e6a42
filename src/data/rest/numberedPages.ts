import { fail } from '../../internal/developerMessages'
import { endQuietly, type AskPage, type Page, type RestPages, type Stretch, totalOf } from './page'
import type { RestPaging } from './RestSourceOptions'

type Numbered = Extract<RestPaging, { kind: 'page' }>

/** A server that decides how long pages are is asked for no more of them than this at once. */
const MOST_PAGES = 5

/**
 * Read stretches from numbered pages. One that begins inside a page is put together from two. A server that gives fewer
 * than were asked for, although its total says that there are more, has a cap: from then on no more are asked for, since
 * page 2 begins elsewhere then.
 */
export function numberedPages(paging: Numbered, pageCap: number | undefined, ask: AskPage): RestPages {
  const { page = 'page', limit: limitName = 'limit', first = 1, size: fixed } = paging
  let cap = pageCap

  const askFor = (number: number, size: number, { parameters, signal }: Stretch): Promise<Page> => {
    const limit = fixed === undefined ? [[limitName, String(size)] as const] : []
    return endQuietly(number > 0, () =>
      ask([...parameters, [page, String(number + first)], ...limit], signal),
    )
  }

  async function readBy(size: number, stretch: Stretch): Promise<ReadPages> {
    const { offset, limit } = stretch
    const records: unknown[] = []
    const from = Math.floor(offset / size)
    // A stretch that begins with a page is in it, unless the server makes shorter ones.
    const most = offset % size === 0 && fixed === undefined ? 1 : MOST_PAGES
    let count: number | undefined
    let isEnd = false
    for (let number = from; number < from + most && records.length < limit && !isEnd; number += 1) {
      const { rows, count: said } = await askFor(number, size, stretch)
      if (rows.length > size) tellLonger(rows.length, size)
      count = said ?? count
      isEnd = rows.length < size
      records.push(...rows.slice(Math.max(0, offset - number * size)))
      const isShort = isEnd && rows.length > 0 && said !== undefined && number * size + rows.length < said
      if (isShort) return { records, count, isEnd, cap: rows.length }
    }
    return { records, count, isEnd }
  }

  return {
    forget() {},

    async read(stretch) {
      const { offset, limit } = stretch
      const sizeUnder = (most: number | undefined) => fixed ?? Math.max(1, Math.min(limit, most ?? limit))
      let found = await readBy(sizeUnder(cap), stretch)
      if (found.cap !== undefined && cap === undefined && fixed === undefined) {
        cap = found.cap
        found = await readBy(sizeUnder(cap), stretch)
      }
      const { records, count, isEnd } = found
      return { records: records.slice(0, limit), total: totalOf(count, offset, records.length, isEnd) }
    },
  }
}

interface ReadPages {
  readonly records: readonly unknown[]
  readonly count: number | undefined
  readonly isEnd: boolean
  /** How long the pages are that the server makes at most. */
  readonly cap?: number | undefined
}

function tellLonger(length: number, size: number): void {
  fail(
    `restSource asked for pages of ${size} and got ${length} records, so that the next page would begin at the wrong one. Name the parameter with “limit”, or give “size” where the server decides.`,
  )
}
