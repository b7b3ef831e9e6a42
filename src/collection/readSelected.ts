import type { DataSource, ListQuery, RecordId } from '../data/DataSource'
import { MOST_IDS } from '../data/readPointing'
import { createRests } from '../internal/createRests'
import type { Fields } from '../spec/fields/fields'
import { absoluteFilter } from '../spec/values/fromNow'
import { ownValue } from '../spec/values/ownValue'
import type { Selection } from './Selection'

export interface SelectedRecords<R extends object> {
  readonly source: Pick<DataSource<R>, 'can' | 'list' | 'get' | 'getMany'>
  /** The field that identifies a record. */
  readonly idName: string
  /** Those of the entity, by which it is known what a day in the query is to them. */
  readonly fields?: Fields | undefined
  readonly selection: Selection
  /** The query of the list, from which all matching records are selected. */
  readonly query: Pick<ListQuery, 'search' | 'filter' | 'sort'>
  readonly signal?: AbortSignal | undefined
  /** Whether values are wanted that follow from other records: a list has them, and a record that is read by its id may not. @default false */
  readonly whole?: boolean | undefined
}

/** So many records are asked for at once. */
const pageSize = 500

/**
 * Read the selected records in stretches, whether they were ever loaded or not. Each comes once. One that is named but is no
 * longer there is left out.
 */
export async function* readSelected<R extends object>(
  selected: SelectedRecords<R>,
): AsyncGenerator<readonly R[], void, void> {
  const { selection } = selected
  const pages = selection.mode === 'include' ? readNamed(selected) : readMatching(selected)
  const seen = new Set<RecordId>()
  const rest = createRests()
  for await (const page of pages) {
    const fresh = page.filter((record) => {
      const id = ownValue(record, selected.idName) as RecordId
      // Records that come or go meanwhile move others to the next page: none may come twice.
      if (seen.has(id) || selection.ids.has(id) !== (selection.mode === 'include')) return false
      seen.add(id)
      return true
    })
    if (fresh.length > 0) yield fresh
    // A source that answers at once would leave the page no turn.
    await rest()
  }
}

async function* readMatching<R extends object>(selected: SelectedRecords<R>) {
  const { source, idName, fields, query, signal } = selected
  const sort = query.sort ?? []
  // With an order down to the last record, pages hold together.
  const byId = source.can.sort.includes(idName) && !sort.some(({ field }) => field === idName)
  const ordered = byId ? [...sort, { field: idName, direction: 'ascending' as const }] : sort
  // One answer for all stretches: at midnight "today" becomes another day.
  const asked = query.filter ? { ...query, filter: absoluteFilter(query.filter, fields) } : query
  let offset = 0
  for (;;) {
    signal?.throwIfAborted()
    const { records } = await source.list({ ...asked, sort: ordered, offset, limit: pageSize }, { signal })
    if (records.length === 0) return
    yield records
    offset += records.length
  }
}

async function* readNamed<R extends object>(selected: SelectedRecords<R>) {
  const { source, idName, selection, signal, whole = false } = selected
  const ids = [...selection.ids]
  const canFilter = source.can.filter[idName]?.includes('in') === true
  if (!source.getMany && !canFilter) return yield* readMatching(selected)
  const byList = canFilter && (whole || !source.getMany)
  const size = byList ? MOST_IDS : pageSize
  for (let start = 0; start < ids.length; start += size) {
    signal?.throwIfAborted()
    const some = ids.slice(start, start + size)
    yield source.getMany && !byList
      ? await source.getMany(some, { signal })
      : (await source.list({ filter: { [idName]: { in: some } }, limit: some.length }, { signal })).records
  }
}
