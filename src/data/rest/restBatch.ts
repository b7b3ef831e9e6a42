import type { BatchOutcome, DataSource } from '../DataSource'
import type { Row } from '../Row'
import type { RestCall } from './restCall'
import type { RestRecords } from './restRecords'
import type { RestBatch } from './RestSourceOptions'

/** Send several writes in one request, as the host says that the server takes them. */
export function restBatch(
  { url, write, read }: RestBatch,
  records: RestRecords,
  call: RestCall,
): NonNullable<DataSource<Row>['batch']> {
  return async (writes, { signal } = {}) => {
    const answer = await call(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: records.text(write(writes)),
      signal,
      // With their keys a second request has no second effect.
      isRepeatable: writes.every(({ idempotencyKey }) => idempotencyKey !== undefined),
    })
    return read(answer.body, writes).map((one): BatchOutcome<Row> => {
      if (one.status === 'failed') return one
      return { status: 'done', ...(one.record !== undefined && { record: records.read(one.record) }) }
    })
  }
}
