import type { DataSource, ListResult, RecordId, Total } from '../../data/DataSource'
import { tellLoader } from '../../data/recordLoader'
import type { Entity } from '../../spec/entities/Entity'
import { ownValue } from '../../spec/values/ownValue'
import { askAgain, clientOf, historyKey, listKey, recordKey } from './sourceClient'

/**
 * A record as the source has just answered: pages show it at once, lists ask again.
 *
 * @param idName the field that identifies a record; with it lists show it at once as well
 */
export function keepRecord<R extends object>(
  source: DataSource<R>,
  id: RecordId,
  record: R,
  idName?: string,
): void {
  const client = clientOf(source)
  // A reading that is still under way may have started before the change.
  void client.cancelQueries({ queryKey: recordKey(source, id) })
  client.setQueryData(recordKey(source, id), record)
  void client.invalidateQueries({ queryKey: historyKey(source, id) })
  if (idName !== undefined) {
    changeLists(source, (known) => {
      const place = placeOf(known, idName, id)
      return place < 0 ? known : { ...known, records: known.records.with(place, record) }
    })
  }
  tellLoader(source, (loader) => loader.keep([record]))
  void askAgain(source, listKey(source))
}

/**
 * A record that is gone.
 *
 * @param idName the field that identifies a record; with it lists leave it out at once
 */
export function dropRecord<R extends object>(source: DataSource<R>, id: RecordId, idName?: string): void {
  const client = clientOf(source)
  void client.cancelQueries({ queryKey: recordKey(source, id) })
  client.removeQueries({ queryKey: recordKey(source, id) })
  if (idName !== undefined) {
    changeLists(source, (known) => {
      const place = placeOf(known, idName, id)
      if (place < 0) return known
      const { kind } = known.total
      const total: Total = kind === 'exact' ? { kind, count: known.total.count - 1 } : known.total
      return { records: known.records.toSpliced(place, 1), total }
    })
  }
  tellLoader(source, (loader) => loader.drop(id))
  void askAgain(source, listKey(source))
}

/** The record of an id as a list has read it, if all of it was there: a page of half a record would say that the rest is empty. */
export function recordInLists<R extends object>(
  source: DataSource<R>,
  id: RecordId | undefined,
  { id: idName, fieldNames }: Pick<Entity, 'id' | 'fieldNames'>,
): R | undefined {
  if (id === undefined) return undefined
  for (const [, known] of clientOf(source).getQueriesData<ListResult<R>>({ queryKey: listKey(source) })) {
    const record = known?.records[placeOf(known, idName, id)]
    if (record && fieldNames.every((name) => Object.hasOwn(record, name))) return record
  }
  return undefined
}

/** Change what is known of lists, until they have been asked for again. */
function changeLists<R extends object>(
  source: DataSource<R>,
  change: (known: ListResult<R>) => ListResult<R>,
): void {
  clientOf(source).setQueriesData<ListResult<R>>(
    { queryKey: listKey(source) },
    (known) => known && change(known),
  )
}

function placeOf({ records }: ListResult<object>, idName: string, id: RecordId): number {
  return records.findIndex((one) => String(ownValue(one, idName)) === String(id))
}
