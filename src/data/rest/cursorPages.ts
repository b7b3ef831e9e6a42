import { ProblemError } from '../problems'
import { nextIn } from './readAnswer'
import { type AskPage, type RestPages, type Stretch, totalOf } from './page'
import type { RestPaging } from './RestSourceOptions'

type Led = Extract<RestPaging, { kind: 'cursor' | 'link' }>

/** How many pages a jump may take; a list that is scrolled takes one each time. */
const MOST_STEPS = 20

/** How many lists are remembered: a person goes back and forth between some, not between thousands. */
const MOST_LISTS = 24

/**
 * Read stretches where each page leads to the next. What leads to a page is remembered by the number of records before it,
 * so that reading on takes one request; any other start is reached page by page from the nearest that is known.
 */
export function cursorPages(paging: Led, pageCap: number | undefined, ask: AskPage): RestPages {
  const { limit: limitName = 'limit', next = paging.kind === 'link' ? 'Link' : '/next' } = paging
  const lists = new Map<string, Map<number, string>>()

  const askFrom = ({ parameters, signal }: Stretch, size: number, leading: string | undefined) => {
    const own = [...parameters, [limitName, String(size)] as const]
    if (paging.kind === 'cursor') {
      return ask(leading === undefined ? own : [...own, [paging.cursor ?? 'cursor', leading]], signal)
    }
    if (leading === undefined) return ask([...own, ...new URLSearchParams(paging.start)], signal)
    // Only what stands behind the question mark: so no other server is ever asked, whatever the address says.
    return ask([...new URLSearchParams(/(?<=\?)[^#]*/.exec(leading)?.[0])], signal, true)
  }

  async function walk(stretch: Stretch, size: number, known: Map<number, string>) {
    const { offset, limit } = stretch
    const records: unknown[] = []
    let start = Math.max(0, ...[...known.keys()].filter((place) => place <= offset))
    let count: number | undefined
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const page = await askFrom(stretch, size, known.get(start))
      const leading = page.answer && nextIn(page.answer, next)
      count = page.count ?? count
      records.push(...page.rows.slice(Math.max(0, offset - start)))
      start += page.rows.length
      if (leading !== undefined) known.set(start, leading)
      if (leading === undefined || records.length >= limit) {
        const isMore = leading !== undefined
        // A page may be longer than what was asked for: what is behind it begins later.
        const total = totalOf(count ?? (isMore ? undefined : start), offset, records.length, !isMore, isMore)
        return { records: records.slice(0, limit), total }
      }
    }
    throw new ProblemError({
      status: 400,
      title: 'The list goes on page by page',
      detail: `Record ${offset + 1} is more than ${MOST_STEPS} pages away`,
    })
  }

  return {
    forget: () => lists.clear(),

    async read(stretch) {
      const size = Math.min(stretch.limit, pageCap ?? stretch.limit)
      const key = JSON.stringify([stretch.parameters, size])
      // A list that is read from its start is read anew.
      const known = (stretch.offset > 0 ? lists.get(key) : undefined) ?? new Map<number, string>()
      lists.delete(key)
      lists.set(key, known)
      const [oldest] = lists.keys()
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
      try {
        return await walk(stretch, size, known)
      } catch (thrown) {
        const status = thrown instanceof ProblemError ? thrown.problem.status : undefined
        const wasRemembered = known.size > 0 && (status === 400 || status === 404 || status === 410)
        if (!wasRemembered) throw thrown
        // Servers forget cursors after a while; from its start the list is found again.
        known.clear()
        return walk(stretch, size, known)
      }
    },
  }
}
