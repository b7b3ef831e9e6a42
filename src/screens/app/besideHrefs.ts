import type { ListFilter } from '../../data/DataSource'
import { writeCalendarQuery } from '../calendar/calendarAddress'
import { writeListQuery } from '../list/listAddress'
import { hrefIn } from '../product/hrefIn'
import type { RowQuery } from '../source/rowQuery'
import type { ProductRecordProps } from './ProductScreenProps'

/** Where the same records are seen otherwise. */
interface BesideHrefs {
  readonly listHref?: string | undefined
  readonly boardHref?: string | undefined
  readonly calendarHref?: string | undefined
  readonly treeHref?: string | undefined
}

/** The other screens of the same records, narrowed as the one that leads there is. */
export function besideHrefs(
  { state: { router }, links, entity }: Pick<ProductRecordProps, 'state' | 'links' | 'entity'>,
  { filter, search }: Pick<RowQuery, 'filter' | 'search'>,
): BesideHrefs {
  const { fields, states } = entity
  const { list, board, calendar, tree } = links
  const rows = writeListQuery({ filter, search }, '', fields)
  // A board has a column for each state, and no filter by it.
  const cards = writeListQuery({ filter: without(filter, states?.field), search }, '', fields)
  return {
    ...(list !== undefined && { listHref: hrefIn(router, list + rows) }),
    ...(board !== undefined && { boardHref: hrefIn(router, board + cards) }),
    ...(calendar !== undefined && {
      calendarHref: hrefIn(router, calendar + writeCalendarQuery({ filter }, '', fields)),
    }),
    ...(tree !== undefined && { treeHref: hrefIn(router, tree) }),
  }
}

function without(filter: ListFilter | undefined, field: string | undefined): ListFilter | undefined {
  if (!filter || field === undefined) return filter
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field))
}
