import type { RecordId } from '../../data/DataSource'
import { paramsOf } from '../../internal/addressParams'

/** The ids of the records that an address compares: `?ids=7&ids=12`. */
export function comparedIds(address: string): readonly string[] {
  return paramsOf(address).getAll('ids')
}

/** An id may hold any sign, so that each has a parameter of its own. */
export function pathToCompare(path: string, ids: readonly RecordId[]): string {
  const params = new URLSearchParams(ids.map((id) => ['ids', String(id)]))
  return `${path}?${params.toString()}`
}
