import type { DataSource } from '../../data/DataSource'
import { ProblemError } from '../../data/problems'
import { warn } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import { bothFilters, type RowQuery } from '../source/rowQuery'
import type { GroupCounts, ListGrouping } from './listGroups'

/**
 * Ask how many records each group has, and how many stand in none.
 *
 * @throws what the source throws, and status 501 where it does not count the field
 */
export async function countGroups<R extends object>(
  source: DataSource<R>,
  { name }: ListGrouping,
  query: RowQuery,
  signal: AbortSignal,
): Promise<GroupCounts> {
  const [facets, missing] = await Promise.all([
    source.facets?.(query, [name], { signal }),
    countMissing(source, name, query, signal),
  ])
  const values = facets && own(facets, name)
  if (!values) {
    warn(
      `ListScreen is grouped by “${name}”, but the “facets” of its source do not count that field, so that it has no ` +
        'groups. Answer with its values, or leave it out of “groupFields”.',
    )
    throw new ProblemError({ title: `No counts of “${name}”`, status: 501 })
  }
  return { values, missing }
}

async function countMissing<R extends object>(
  source: DataSource<R>,
  name: string,
  query: RowQuery,
  signal: AbortSignal,
): Promise<number> {
  if (!own(source.can.filter, name)?.includes('empty')) return 0
  const filter = bothFilters(query.filter, { [name]: { empty: true } })
  const { records, total } = await source.list({ ...query, filter, offset: 0, limit: 1 }, { signal })
  return total.kind === 'unknown' ? records.length : total.count
}
