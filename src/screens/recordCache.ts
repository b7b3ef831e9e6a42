import type { DataSource, RecordId } from '../data/DataSource'
import { tellLoader } from '../data/recordLoader'
import { clientOf, listKey, askAgain, recordKey } from './sourceClient'

/** A record as the source has just answered: pages show it at once, lists ask again. */
export function keepRecord<R extends object>(source: DataSource<R>, id: RecordId, record: R): void {
  const client = clientOf(source)
  // A reading that is still under way may have started before the change.
  void client.cancelQueries({ queryKey: recordKey(source, id) })
  client.setQueryData(recordKey(source, id), record)
  tellLoader(source, (loader) => loader.keep([record]))
  void askAgain(source, listKey(source))
}

/** A record that is gone. */
export function dropRecord<R extends object>(source: DataSource<R>, id: RecordId): void {
  const client = clientOf(source)
  void client.cancelQueries({ queryKey: recordKey(source, id) })
  client.removeQueries({ queryKey: recordKey(source, id) })
  tellLoader(source, (loader) => loader.drop(id))
  void askAgain(source, listKey(source))
}
