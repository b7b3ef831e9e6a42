import type { DataSource, RecordVersion } from '../DataSource'
import type { Row } from '../Row'
import { addressBelow, addressOf } from './restAddress'
import type { RestHistory } from './RestSourceOptions'
import { restStretch } from './restStretch'
import { type RestSurroundings, restVersions } from './restVersions'

/** Read the versions of a record from an address below its own. */
export function restHistory(
  {
    path = '/history',
    cursor: cursorName = 'cursor',
    limit: limitName = 'limit',
    versions,
    next: nextPlace = '/next',
    read = asSent,
  }: RestHistory,
  surroundings: RestSurroundings,
): NonNullable<DataSource<Row>['history']> {
  const { options, call } = surroundings
  const own = restVersions(surroundings)
  return async (id, { cursor, limit } = {}, { signal } = {}) => {
    const { items, next } = await restStretch({
      call,
      address: addressBelow(addressOf(options.url, id), path),
      signal,
      asked: { [cursorName]: cursor, [limitName]: limit },
      cursorName,
      items: versions,
      next: nextPlace,
    })
    return { versions: items.map((sent) => own.version(read(sent))), ...(next !== undefined && { next }) }
  }
}

const asSent = (sent: unknown): RecordVersion => sent as RecordVersion
