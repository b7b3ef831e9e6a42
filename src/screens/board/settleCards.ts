import type { RecordId } from '../../data/DataSource'
import { idOf, type ListState, windowSize } from '../source/listState'
import { cellKey } from './BoardColumn'

export interface CellPlace {
  readonly key: string
  readonly column: string
  readonly lane: string
}

interface LoadedCell<R> {
  readonly key: string
  readonly slot: CellPlace
  readonly state: ListState<R>
}

/** A card that is known from one cell and belongs to another. */
interface Stray<R> {
  readonly id: RecordId
  readonly record: R
  readonly from: string | undefined
  readonly to: string
}

/**
 * Keep every card in exactly one cell. A card that moves is shown where it goes at once, although the answers of its old and
 * its new column come one after the other.
 */
export function createSettler<R extends object>(idName: string, columnOf: (record: R) => string) {
  const found = new WeakMap<object, readonly Stray<R>[]>()
  const made = new Map<
    string,
    { readonly from: ListState<R>; readonly what: string; readonly state: ListState<R> }
  >()
  let moving = new Map<RecordId, Stray<R>>()

  function straysIn({ key, slot, state }: LoadedCell<R>): readonly Stray<R>[] {
    const known = found.get(state.windows)
    if (known) return known
    const strays = [...state.windows.values()].flat().flatMap((record): readonly Stray<R>[] => {
      const column = columnOf(record)
      const id = idOf(record, idName)
      if (column === slot.column || id === undefined) return []
      return [{ id, record, from: key, to: cellKey(column, slot.lane) }]
    })
    found.set(state.windows, strays)
    return strays
  }

  const holds = ({ state }: LoadedCell<R>, id: RecordId) =>
    [...state.windows.values()].some((rows) => rows.some((row) => idOf(row, idName) === id))

  return (cells: readonly LoadedCell<R>[]): ReadonlyMap<string, ListState<R>> => {
    const next = new Map(cells.flatMap(straysIn).map((stray) => [stray.id, stray]))
    // Its old column has answered already and its new one has not.
    const isRenewing = cells.some(({ state }) => state.status === 'refreshing')
    for (const [id, stray] of moving) {
      if (isRenewing && !next.has(id) && !cells.some((cell) => holds(cell, id))) {
        next.set(id, { ...stray, from: undefined })
      }
    }
    moving = next
    return new Map(cells.map((cell) => [cell.key, settled(cell)]))
  }

  function settled(cell: LoadedCell<R>): ListState<R> {
    const { key, state } = cell
    if (moving.size === 0) return state
    const all = [...moving.values()]
    const gone = new Set(all.filter(({ from }) => from === key).map(({ id }) => id))
    const come = all.filter(({ to, id }) => to === key && !holds(cell, id)).map(({ record }) => record)
    if (gone.size === 0 && come.length === 0) return state
    const what = JSON.stringify([[...gone], come])
    const known = made.get(key)
    if (known?.from === state && known.what === what) return known.state
    const next = withCards(state, { gone, come }, idName)
    made.set(key, { from: state, what, state: next })
    return next
  }
}

interface CardChanges<R> {
  readonly gone: ReadonlySet<RecordId>
  /** They stand first until their column has answered. */
  readonly come: readonly R[]
}

function withCards<R extends object>(
  state: ListState<R>,
  { gone, come }: CardChanges<R>,
  idName: string,
): ListState<R> {
  const windows = new Map<number, R[]>()
  const put = (index: number, row: R) => {
    const place = Math.floor(index / windowSize)
    const rows = windows.get(place) ?? []
    rows[index % windowSize] = row
    windows.set(place, rows)
  }
  for (const [place, row] of come.entries()) put(place, row)
  let removed = 0
  for (const [place, rows] of [...state.windows].sort(([one], [other]) => one - other)) {
    for (const [turn, row] of rows.entries()) {
      if (gone.has(idOf(row, idName) as RecordId)) removed += 1
      else put(place * windowSize + turn + come.length - removed, row)
    }
  }
  const more = come.length - removed
  const { total, status } = state
  const rowCount = state.rowCount + more
  return {
    ...state,
    windows,
    rowCount,
    total: total && total.kind !== 'unknown' ? { ...total, count: total.count + more } : total,
    status: rowCount > 0 && (status === 'empty' || status === 'noResults') ? 'ready' : status,
  }
}
