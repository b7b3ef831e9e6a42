import type { RecordId } from '../../data/DataSource'
import { idOf, type ListLoader, type ListState, putRow, windowSize } from './listState'
import { type PendingChanges, pendingChangesOf } from './pendingChanges'

/** The rows of a list with the changes that the source has not answered yet. */
export function withPendingChanges<R extends object, Loader extends ListLoader<R>>(
  loader: Loader,
  source: object,
  idName: string,
): Loader {
  const pending = pendingChangesOf(source)
  let made:
    | { readonly from: ListState<R>; readonly changes: object; readonly state: ListState<R> }
    | undefined

  return {
    ...loader,
    getState() {
      const from = loader.getState()
      const changes = pending.getSnapshot()
      if (made?.from !== from || made.changes !== changes) {
        made = { from, changes, state: changed(from, pending, idName) }
      }
      return made.state
    },
    subscribe(listener) {
      const stops = [loader.subscribe(listener), pending.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function changed<R extends object>(
  state: ListState<R>,
  pending: PendingChanges,
  idName: string,
): ListState<R> {
  let removed = 0
  let isOther = false
  const windows = new Map<number, R[]>()
  const inOrder = [...state.windows].sort(([one], [other]) => one - other)
  for (const [place, rows] of inOrder) {
    for (const [turn, row] of rows.entries()) {
      const now = pending.apply(idOf(row, idName), row)
      isOther ||= now !== row
      // Rows behind one that is gone move up, also into the window before.
      if (now) putRow(windows, place * windowSize + turn - removed, now)
      else removed += 1
    }
  }
  if (!isOther) return state
  const { total, status } = state
  const rowCount = state.rowCount - removed
  return {
    ...state,
    windows,
    rowCount,
    total: total && total.kind !== 'unknown' ? { ...total, count: total.count - removed } : total,
    status: rowCount === 0 && status === 'ready' ? 'empty' : status,
  }
}

/** A record with the changes that the source has not answered yet; one that is being removed stays until the host goes on. */
export function withPendingChange<R extends object>(
  record: R,
  pending: PendingChanges,
  changes: object,
  id: RecordId | undefined,
): R {
  if (Array.isArray(changes) && changes.length === 0) return record
  return pending.apply(id, record) ?? record
}

/** A few records with the changes that the source has not answered yet. */
export function withPendingRows<R extends object>(
  records: readonly R[],
  pending: PendingChanges,
  changes: object,
  idName: string,
): readonly R[] {
  if (Array.isArray(changes) && changes.length === 0) return records
  return records.flatMap((record) => pending.apply(idOf(record, idName), record) ?? [])
}
