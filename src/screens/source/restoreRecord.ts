import type { DataSource, RecordId } from '../../data/DataSource'
import { keepRecord } from './recordCache'

/** Bring back a record that was removed; lists ask again. */
export async function restoreRecord<R extends object>(
  source: DataSource<R>,
  id: RecordId,
): Promise<R | undefined> {
  const record = await source.restore?.(id)
  if (record) keepRecord(source, id, record)
  return record
}
