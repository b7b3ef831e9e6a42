import type { RecordId } from '../../data/DataSource'
import { paramsOf, withParams } from '../../internal/addressParams'

/** An address has no room for more. */
const most = 100

/** The ids of the branches that an address says are open: `?open=12&open=31`. */
export function readOpenBranches(address: string): readonly string[] {
  return paramsOf(address).getAll('open').slice(0, most)
}

/** The address with other branches open; of very many, those that were opened last. */
export function withOpenBranches(address: string, ids: readonly RecordId[]): string {
  const params = paramsOf(address)
  params.delete('open')
  for (const id of ids.slice(-most)) params.append('open', String(id))
  return withParams(address, params)
}
