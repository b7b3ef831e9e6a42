import type { ListStatus } from '../list/listStatus'
import { type ListState, nothingKnown } from '../source/listState'

/** The state of a board, in one word: that of a list, since a board has no pages. */
export type BoardStatus = Exclude<ListStatus, 'outOfRange'>

/** How the loading of all cells stands together, as that of one list. A column that failed is a part that is missing. */
export function joinCells<R>(
  cells: ReadonlyMap<string, ListState<R>>,
  lanes?: { readonly count: number; readonly isNarrowed: boolean },
): ListState<R> {
  const states = [...cells.values()]
  const is = (...statuses: readonly ListState<R>['status'][]) =>
    states.filter(({ status }) => statuses.includes(status))
  const known = states.filter(({ total }) => total !== undefined)
  const failed = is('failed')
  const stale = is('refreshFailed')
  const rowCount = known.reduce((sum, state) => sum + state.rowCount, 0)
  const joined = {
    ...nothingKnown,
    windows: new Map<number, readonly R[]>(),
    rowCount,
    total: totalOf(known, states.length),
    cap: states.find(({ cap }) => cap !== undefined)?.cap,
    partial:
      states.find(({ partial }) => partial)?.partial ?? (known.length > 0 ? failed[0]?.problem : undefined),
  }
  const status = (): ListState<R>['status'] => {
    if (states.length === 0 && lanes) {
      if (lanes.count > 0) return 'ready'
      return lanes.isNarrowed ? 'noResults' : 'empty'
    }
    if (states.length > 0 && failed.length === states.length) return 'failed'
    if (known.length === 0) return 'loading'
    if (stale.length > 0) return 'refreshFailed'
    if (is('loading').length > 0) return rowCount > 0 ? 'refreshing' : 'loading'
    if (rowCount === 0) return is('noResults').length > 0 ? 'noResults' : 'empty'
    return is('refreshing').length > 0 ? 'refreshing' : 'ready'
  }
  const problem = known.length === 0 ? failed[0]?.problem : stale[0]?.problem
  return { ...joined, status: status(), problem }
}

function totalOf<R>(known: readonly ListState<R>[], cells: number): ListState<R>['total'] {
  if (known.length === 0) return undefined
  const counts = known.flatMap(({ total }) => (total && total.kind !== 'unknown' ? total.count : []))
  const isExact = known.length === cells && known.every(({ total }) => total?.kind === 'exact')
  return { kind: isExact ? 'exact' : 'atLeast', count: counts.reduce((sum, count) => sum + count, 0) }
}
