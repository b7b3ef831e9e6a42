import type { ListResult } from '../DataSource'
import { restCursorPages } from './restCursorPages'
import { numberedPages } from './numberedPages'
import { type AskPage, endQuietly, type RestPages, type Stretch, totalOf } from './page'
import { recordsIn, totalIn } from './readAnswer'
import { addressWith } from './restAddress'
import type { RestCall } from './restCall'
import type { RestPaging, RestSourceOptions } from './RestSourceOptions'

/** Read stretches of a list by the kind of pages that the server has. */
export function restPages(options: RestSourceOptions, call: RestCall): RestPages {
  const { url, paging = 'none' } = options
  const kind: RestPaging = typeof paging === 'string' ? { kind: paging } : paging

  const ask: AskPage = async (parameters, signal, isWhole = false) => {
    const address = addressWith(isWhole ? url.replace(/\?.*$/, '') : url, parameters)
    const answer = await call(address, { signal })
    return { rows: recordsIn(answer, options), count: totalIn(answer, options), answer }
  }

  switch (kind.kind) {
    case 'page':
      return numberedPages(kind, options.pageCap, ask)
    case 'cursor':
    case 'link':
      return restCursorPages(kind, options.pageCap, ask)
    case 'offset':
      return { read: (stretch) => byOffset(kind, options.pageCap, ask, stretch), forget() {} }
    case 'none':
      return { read: (stretch) => all(ask, stretch), forget() {} }
  }
}

async function byOffset(
  names: Extract<RestPaging, { kind: 'offset' }>,
  pageCap: number | undefined,
  ask: AskPage,
  { parameters, offset, limit, signal }: Stretch,
): Promise<ListResult<unknown>> {
  const size = Math.min(limit, pageCap ?? limit)
  const { rows, count } = await endQuietly(offset > 0, () =>
    ask(
      [...parameters, [names.offset ?? 'offset', String(offset)], [names.limit ?? 'limit', String(size)]],
      signal,
    ),
  )
  return { records: rows.slice(0, limit), total: totalOf(count, offset, rows.length, rows.length < size) }
}

async function all(
  ask: AskPage,
  { parameters, offset, limit, signal }: Stretch,
): Promise<ListResult<unknown>> {
  const { rows } = await ask(parameters, signal)
  return { records: rows.slice(offset, offset + limit), total: { kind: 'exact', count: rows.length } }
}
