import type { RecordId } from '../../data/DataSource'

/** An address has no room for more. */
const most = 100

/** The ids of the branches that an address says are open: `?open=12&open=31`. */
export function readOpenBranches(address: string): readonly string[] {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? []
  return new URLSearchParams(search).getAll('open').slice(0, most)
}

/** The address with other branches open; of very many, those that were opened last. */
export function withOpenBranches(address: string, ids: readonly RecordId[]): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const params = new URLSearchParams(search)
  params.delete('open')
  for (const id of ids.slice(-most)) params.append('open', String(id))
  const written = params.toString()
  return written ? `${path}?${written}` : path
}
