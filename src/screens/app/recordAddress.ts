import type { ListFilter, SourceCapabilities } from '../../data/DataSource'
import { paramsOf, withParams } from '../../internal/addressParams'
import { isListParam, queryWithin, readListQuery, writeListQuery } from '../list/listAddress'
import type { Fields } from '../../spec/fields/Field'
import type { ListPlace } from '../list/ListPlace'

/**
 * Write into the search of a record's address which list it was opened from: `?q=gull&sort=-date&at=12`, the twelfth of
 * those. So it is there after a reload, and in an address that is passed on.
 *
 * @param fields of the records, the same that the address is read with
 */
export function writeListPlace({ query, index, within }: ListPlace, fields?: Fields): string {
  const written = writeListQuery(query, '', fields)
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
  return passedOn(address, (name) => isListParam(name) || name === 'at' || name === 'within')
}

/** The search of the list that a record was opened from. */
export function listSearch(address: string): string {
  return passedOn(address, isListParam)
}

/** Parameters just as they are written: without the fields, an exact number would be read as one with fewer digits. */
function passedOn(address: string, isKept: (name: string) => boolean): string {
  if (!readListPlace(address)) return ''
  const kept = [...paramsOf(address)].filter(([name]) => isKept(name))
  return withParams('', new URLSearchParams(kept))
}

/** The address with another value of one parameter. */
export function withParam(address: string, name: string, value: string): string {
  const params = paramsOf(address)
  params.set(name, value)
  return withParams(address, params)
}
