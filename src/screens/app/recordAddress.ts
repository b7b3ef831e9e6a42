import type { ListFilter, SourceCapabilities } from '../../data/DataSource'
import { paramsOf, withParams } from '../../internal/addressParams'
import { queryWithin, readListQuery, writeListQuery } from '../list/listAddress'
import type { Fields } from '../../spec/fields/Field'
import type { ListPlace } from '../list/ListPlace'

/**
 * Write into the search of a record's address which list it was opened from: `?q=gull&sort=-date&at=12`, the twelfth of
 * those. So it is there after a reload, and in an address that is passed on.
 */
export function writeListPlace({ query, index, within }: ListPlace): string {
  const written = writeListQuery(query)
  const group = within ? `&within=${encodeURIComponent(JSON.stringify(within))}` : ''
  return `${written || '?'}${written && '&'}at=${index + 1}${group}`
}

/** Read which list a record was opened from; undefined where it was opened in another way. */
export function readListPlace(
  address: string,
  can?: SourceCapabilities,
  fields?: Fields,
): ListPlace | undefined {
  const at = Number(searchParam(address, 'at'))
  if (!Number.isSafeInteger(at) || at <= 0) return undefined
  const within = readWithin(searchParam(address, 'within'), can)
  return { query: readListQuery(address, can, fields), index: at - 1, ...(within && { within }) }
}

/** The filter of the group in which a record was opened, as far as the source can compare it: an address may say anything. */
function readWithin(text: string | undefined, can: SourceCapabilities | undefined): ListFilter | undefined {
  const filter = text === undefined ? undefined : parsedObject(text)
  return filter && can ? queryWithin({ filter }, can).filter : filter
}

function parsedObject(text: string): ListFilter | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isFilter =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((tests) => typeof tests === 'object' && tests !== null)
    return isFilter ? (value as ListFilter) : undefined
  } catch {
    return undefined
  }
}

export function searchParam(address: string, name: string): string | undefined {
  return paramsOf(address).get(name) ?? undefined
}

/** The part of a record's address that names the list it was opened from, to be passed on to its form and back. */
export function listPlaceSearch(address: string): string {
  const place = readListPlace(address)
  return place ? writeListPlace(place) : ''
}

/** The search of the list that a record was opened from. */
export function listSearch(address: string): string {
  const place = readListPlace(address)
  return place ? writeListQuery(place.query) : ''
}

/** The address with another value of one parameter. */
export function withParam(address: string, name: string, value: string): string {
  const params = paramsOf(address)
  params.set(name, value)
  return withParams(address, params)
}
