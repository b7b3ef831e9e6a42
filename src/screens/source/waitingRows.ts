import type { DataSource } from '../../data/DataSource'
import type { ListChanges, WriteQueue } from '../../data/queue/QueuedWrite'
import { totalWith } from '../../data/totalWith'
import { type ListLoader, type ListState, putRow, windowSize } from './listState'

/**
 * The rows of a list with the writes that wait for a connection. An answer has them already; rows that are kept because no
 * answer came get them here, as soon as they wait.
 */
export function withWaitingWrites<R extends object, Loader extends ListLoader<R>>(
  loader: Loader,
  { queue }: Pick<DataSource<R>, 'queue'>,
): Loader {
  if (!queue) return loader
  let made: { readonly from: ListState<R>; readonly writes: object; readonly state: ListState<R> } | undefined

  return {
    ...loader,
    getState() {
      const from = loader.getState()
      const writes = queue.getState()
      if (made?.from !== from || made.writes !== writes)
        made = { from, writes, state: changed(from, loader, queue) }
      return made.state
    },
    subscribe(listener) {
      const stops = [loader.subscribe(listener), queue.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function changed<R extends object>(
  state: ListState<R>,
  loader: ListLoader<R>,
  queue: WriteQueue,
): ListState<R> {
  const { waiting, rejected } = queue.getState()
  if (waiting.length + rejected.length === 0) return state
  const { added, change } = queue.changesTo(loader.getQuery()) as unknown as ListChanges<R>
  const first = beginsHere(state) ? added : []
  let shift = first.length
  const windows = new Map<number, R[]>()
  for (const [index, row] of first.entries()) putRow(windows, index, row)
  const inOrder = [...state.windows].toSorted(([one], [other]) => one - other)
  for (const [place, rows] of inOrder) {
    for (const [turn, row] of rows.entries()) {
      const now = change(row)
      if (now) putRow(windows, place * windowSize + turn + shift, now)
      else shift -= 1
    }
  }
  const rowCount = state.rowCount + shift
  return { ...state, windows, rowCount, total: totalOf(state, shift), status: statusOf(state, rowCount) }
}

/** Whether the first rows of all are known, or nothing is and nothing else can be shown. */
function beginsHere({ windows, status, problem, pages, rowCount }: ListState<object>): boolean {
  if (pages && pages.page > 1) return false
  if (status === 'failed') return problem?.status === 0
  return windows.has(0) || (rowCount === 0 && status !== 'loading')
}

function totalOf({ total, status }: ListState<object>, more: number): ListState<object>['total'] {
  if (total) return totalWith(total, more)
  return status === 'failed' && more > 0 ? { kind: 'unknown' } : total
}

function statusOf({ status }: ListState<object>, rowCount: number): ListState<object>['status'] {
  if (rowCount === 0) return status === 'ready' ? 'empty' : status
  if (status === 'failed') return 'refreshFailed'
  return status === 'empty' || status === 'noResults' ? 'ready' : status
}
