import { own } from '../internal/own'
import type { DataSource, ListFilter, RecordId } from './DataSource'
import { readAll } from './readAll'

/** One request names no more ids than an address has room for. */
export const MOST_IDS = 100

const PAGE = 500

interface PointingReading {
  /** Only those that match this too. @default all that point at them */
  readonly filter: ListFilter | undefined
  readonly most: number
  readonly signal: AbortSignal | undefined
}

/**
 * Read the records that point at any of these by a reference, with one request for a hundred. Undefined where the source cannot be asked
 * so, where they are more than `most`, or more than the source gives.
 *
 * @throws what the source throws
 */
export async function readPointing<R extends object>(
  source: Pick<DataSource<R>, 'can' | 'list'>,
  via: string,
  ids: readonly RecordId[],
  { filter, most, signal }: PointingReading,
): Promise<readonly R[] | undefined> {
  const tests = own(source.can.filter, via) ?? []
  if (!tests.includes('in') && !(tests.includes('is') && ids.length === 1)) return undefined
  const found: R[] = []
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS)
    const pointing = { [via]: tests.includes('in') ? { in: some } : { is: some[0] } }
    const query = { filter: { ...filter, ...pointing } }
    const pointers = await readAll(source, query, { page: PAGE, most: most - found.length, signal })
    if (!pointers) return undefined
    found.push(...pointers)
  }
  return found
}
