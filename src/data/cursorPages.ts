import { ProblemError } from './problems'

/** One answer of a list that goes on after a cursor alone. */
export interface CursorPage<One> {
  readonly rows: readonly One[]
  /** How many places the answer takes, those of records that failed alone too. @default those of its rows */
  readonly places?: number | undefined
  /** Cursors by the number of places of this answer before them; the last leads to the next page. */
  readonly cursors: ReadonlyMap<number, string>
  /** Whether it says that nothing follows, whatever cursors it has. */
  readonly isEnd?: boolean | undefined
}

/** A stretch of a list, and the last answer on the way to it. */
export interface CursorStretch<One, Page> {
  readonly rows: readonly One[]
  readonly page: Page
  /** How many places lie before the end of that answer. */
  readonly end: number
  /** Whether something leads on. */
  readonly hasMore: boolean
}

export interface CursorQuery<Page> {
  /** Tells lists apart: its search, filter and order, and all else that cursors depend on. */
  readonly key: string
  readonly offset: number
  readonly limit: number
  /**
   * Reads on from a cursor, or from the start.
   * @param missing how many records lie before those that are wanted
   * @param wanted how many of those that are wanted are not there yet
   */
  readonly ask: (cursor: string | undefined, missing: number, wanted: number) => Promise<Page>
}

/** How many pages a jump may take; a list that is scrolled takes one each time. */
const MOST_STEPS = 20

/** How many lists are remembered: a person goes back and forth between some, not between thousands. */
const MOST_LISTS = 24

/**
 * Read stretches by their offset from a list in which each page leads to the next. What leads on is remembered by the
 * number of records before it, so that reading on takes one request; any other start is reached page by page from the
 * nearest that is known.
 */
export function cursorPages<One, Page extends CursorPage<One>>() {
  const lists = new Map<string, Map<number, string>>()

  /** The cursors of a list. One that is read from its start is read anew. */
  function cursorsOf(key: string, offset: number): Map<number, string> {
    const known = (offset > 0 ? lists.get(key) : undefined) ?? new Map<number, string>()
    lists.delete(key)
    lists.set(key, known)
    const [oldest] = lists.keys()
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
    return known
  }

  async function walk({ offset, limit, ask }: CursorQuery<Page>, known: Map<number, string>) {
    const rows: One[] = []
    let start = Math.max(0, ...[...known.keys()].filter((place) => place <= offset))
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const missing = Math.max(0, offset - start)
      const page = await ask(known.get(start), missing, offset + limit - Math.max(offset, start))
      const places = page.places ?? page.rows.length
      for (const [count, cursor] of page.cursors) known.set(start + count, cursor)
      rows.push(...page.rows.slice(missing))
      start += places
      const hasMore = page.isEnd !== true && page.cursors.has(places)
      // A page may be longer than what was asked for: what is behind it begins later.
      if (!hasMore || start >= offset + limit)
        return { rows: rows.slice(0, limit), page, end: start, hasMore }
    }
    throw new ProblemError({
      status: 400,
      title: 'The list goes on page by page',
      detail: `Record ${offset + 1} is more than ${MOST_STEPS} pages away`,
    })
  }

  return {
    async read(query: CursorQuery<Page>): Promise<CursorStretch<One, Page>> {
      const known = cursorsOf(query.key, query.offset)
      try {
        return await walk(query, known)
      } catch (thrown) {
        const status = thrown instanceof ProblemError ? thrown.problem.status : undefined
        const wasRemembered = known.size > 0 && (status === 400 || status === 404 || status === 410)
        if (!wasRemembered) throw thrown
        // Servers forget cursors after a while; from its start the list is found again.
        known.clear()
        return walk(query, known)
      }
    },

    /** After a write the places have moved. */
    forget: () => lists.clear(),
  }
}
