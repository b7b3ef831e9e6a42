import type { ListSort, SourceCapabilities } from '../../data/DataSource'
import { paramsOf } from '../../internal/addressParams'
import { own } from '../../internal/own'
import type { Fields } from '../../spec/fields/Field'
import { filterWithin, isFilterParam, readFilter, writeFilter } from './filterAddress'
import { asksRows, normalQuery, type RowQuery } from '../source/rowQuery'
import { groupedNames } from './listGroups'

/**
 * Write what a person asks of a list into the search of an address: `?view=12&q=gull&sort=-date&group=damage&speed.gte=100`. What else
 * stands there, such as a tab, stays.
 *
 * @param fields of the records, the same that the address is read with
 */
export function writeListQuery(query: RowQuery, address = '', fields: Fields = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of paramsOf(address)) if (!isListParam(name)) params.append(name, value)
  const { search, filter = {}, sort = [], group, page, pageSize } = normalQuery(query)
  if (query.view !== undefined) params.append('view', query.view)
  // The address of a view alone leads to it as it was saved: one that was cleared says that all records are meant.
  const isCleared =
    query.view !== undefined && query.search === '' && !asksRows({ search, filter, sort, group })
  if (search !== undefined || isCleared) params.append('q', search ?? '')
  for (const one of sort) params.append('sort', writeSort(one))
  writeFilter(params, filter, fields)
  if (group !== undefined) params.append('group', group)
  if (page !== undefined) params.append('page', String(page))
  if (pageSize !== undefined) params.append('size', String(pageSize))
  const written = params.toString()
  return written && `?${written}`
}

/**
 * Read what an address asks of a list. With what the source can do, anything else is left out: an old link, or one that was
 * typed, still leads to a list.
 *
 * @param fields of the records: exact numbers are kept as texts, and read as such
 */
export function readListQuery(address: string, can?: SourceCapabilities, fields: Fields = {}): RowQuery {
  const sort: ListSort[] = []
  const params = paramsOf(address)
  let search: string | undefined
  let view: string | undefined
  let group: string | undefined
  let page: number | undefined
  let pageSize: number | undefined
  for (const [name, value] of params) {
    if (name === 'q') search = value
    else if (name === 'view') view = value
    else if (name === 'sort') sort.push(readSort(value))
    else if (name === 'group') group = value
    else if (name === 'page') page = readCount(value)
    else if (name === 'size') pageSize = readCount(value, mostRows)
  }
  const query = normalQuery({
    search,
    filter: readFilter(params, fields),
    sort,
    ...(group && { group }),
    page,
    pageSize,
  })
  const known = can ? queryWithin(query, can) : query
  if (view === undefined) return known
  return { ...known, ...(search === '' && !asksRows(known) && { search }), view }
}

/** As much of a query as a source can do. */
export function queryWithin(
  { search, filter = {}, sort = [], group, page, pageSize }: RowQuery,
  can: SourceCapabilities,
): RowQuery {
  return normalQuery({
    ...(can.search && search !== undefined && { search }),
    filter: filterWithin(filter, can),
    sort: sort.filter(({ field }) => can.sort.includes(field)),
    ...(group && groupedNames(group).some((name) => own(can.filter, name)) && { group }),
    page,
    pageSize,
  })
}

const ownNames: ReadonlySet<string> = new Set(['view', 'q', 'sort', 'group', 'page', 'size'])
/** Whether a parameter of an address says what is asked of a list. */
export const isListParam = (name: string) => ownNames.has(name) || isFilterParam(name)

/** The most rows that an address can ask for at once: a link is no way to load a service. */
const mostRows = 1000

/** A number that was typed into an address may be anything. */
function readCount(written: string, most = Infinity): number | undefined {
  return /^[1-9]\d{0,8}$/.test(written) ? Math.min(Number(written), most) : undefined
}

/** A name that begins like a direction gets one, so that it is read as it was. */
function writeSort({ field, direction }: ListSort): string {
  if (direction === 'descending') return `-${field}`
  return /^[+-]/.test(field) ? `+${field}` : field
}

function readSort(written: string): ListSort {
  return {
    field: written.replace(/^[+-]/, ''),
    direction: written.startsWith('-') ? 'descending' : 'ascending',
  }
}
