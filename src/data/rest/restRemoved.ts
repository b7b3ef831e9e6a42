import type { DataSource, RemovedRecord } from '../DataSource'
import type { Row } from '../Row'
import { addressBelow } from './restAddress'
import type { RestRemoved } from './RestSourceOptions'
import { plainOr502, restStretch } from './restStretch'
import type { RestSurroundings } from './restVersions'

/** Read the removed records that can be brought back from an address below that of all. */
export function restRemoved(
  {
    path = '/removed',
    cursor: cursorName = 'cursor',
    limit: limitName = 'limit',
    records: place,
    next: nextPlace = '/next',
    read = asSent,
  }: RestRemoved,
  { entity, options, records, call }: RestSurroundings,
): NonNullable<DataSource<Row>['removed']> {
  const readOne = (sent: unknown): RemovedRecord<Row> => {
    const one = plainOr502(read(sent), `A removed “${entity.name}”`)
    return { ...one, record: records.read(one.record) }
  }
  return async ({ cursor, limit } = {}, { signal } = {}) => {
    const { items, next } = await restStretch({
      call,
      address: addressBelow(options.url, path),
      signal,
      asked: { [cursorName]: cursor, [limitName]: limit },
      cursorName,
      items: place,
      next: nextPlace,
    })
    return { records: items.map(readOne), ...(next !== undefined && { next }) }
  }
}

const asSent = (sent: unknown): RemovedRecord => sent as RemovedRecord
