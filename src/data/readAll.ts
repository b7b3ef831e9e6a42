import type { CallOptions, DataSource, ListQuery } from './DataSource'

interface WholeReading {
  /** So many are asked for at once; a source may answer with fewer. */
  readonly page: number
  readonly most: number
  readonly signal: AbortSignal | undefined
}

/**
 * Read all records that match, stretch by stretch. Undefined where they are more than `most`, or more than the source gives.
 *
 * @throws what the source throws
 */
export async function readAll<R extends object>(
  source: Pick<DataSource<R>, 'list'>,
  query: Pick<ListQuery, 'filter'>,
  { page, most, signal }: WholeReading,
): Promise<readonly R[] | undefined> {
  const options: CallOptions | undefined = signal && { signal }
  const found: R[] = []
  for (;;) {
    const { records, total, cap } = await source.list(
      { ...query, offset: found.length, limit: page },
      options,
    )
    found.push(...records)
    if (found.length > most || (cap !== undefined && found.length >= cap)) return undefined
    const isWhole = total.kind === 'exact' && found.length >= total.count
    if (isWhole || records.length === 0) return found
  }
}
