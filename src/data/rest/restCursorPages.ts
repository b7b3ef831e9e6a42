import { cursorPages, type CursorPage } from '../cursorPages'
import { nextIn } from './readAnswer'
import { type AskPage, type Page, type RestPages, type Stretch, totalOf } from './page'
import type { RestPaging } from './RestSourceOptions'

type Led = Extract<RestPaging, { kind: 'cursor' | 'link' }>

/** Read stretches where each page has the cursor of the next, or its address. */
export function restCursorPages(paging: Led, pageCap: number | undefined, ask: AskPage): RestPages {
  const { limit: limitName = 'limit', next = paging.kind === 'link' ? 'Link' : '/next' } = paging
  const pages = cursorPages<unknown, Page & CursorPage<unknown>>()

  const askFrom = ({ parameters, signal }: Stretch, size: number, leading: string | undefined) => {
    const own = [...parameters, [limitName, String(size)] as const]
    if (paging.kind === 'cursor') {
      return ask(leading === undefined ? own : [...own, [paging.cursor ?? 'cursor', leading]], signal)
    }
    if (leading === undefined) return ask([...own, ...new URLSearchParams(paging.start)], signal)
    // Only what stands behind the question mark: so no other server is ever asked, whatever the address says.
    return ask([...new URLSearchParams(/(?<=\?)[^#]*/.exec(leading)?.[0])], signal, true)
  }

  return {
    forget: pages.forget,

    async read(stretch) {
      const { parameters, offset, limit } = stretch
      const size = Math.min(limit, pageCap ?? limit)
      let count: number | undefined
      const { rows, end, hasMore } = await pages.read({
        key: JSON.stringify([parameters, size]),
        offset,
        limit,
        async ask(leading) {
          const page = await askFrom(stretch, size, leading)
          count = page.count ?? count
          const leadsOn = page.answer && nextIn(page.answer, next)
          return { ...page, cursors: new Map(leadsOn === undefined ? [] : [[page.rows.length, leadsOn]]) }
        },
      })
      const total = totalOf(count ?? (hasMore ? undefined : end), offset, rows.length, !hasMore, hasMore)
      return { records: rows, total }
    },
  }
}
