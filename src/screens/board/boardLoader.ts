import type { QueryClient } from '@tanstack/query-core'
import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { listen } from '../../internal/listen'
import { sameData } from '../../spec/values/sameData'
import { createListLoader } from '../list/listLoader'
import { idOf, type ListLoader, type ListState } from '../source/listState'
import { bothFilters, type RowQuery } from '../source/rowQuery'
import { withPendingChanges } from '../source/shownList'
import { withWaitingWrites } from '../source/waitingRows'
import { pendingChangesOf } from '../source/pendingChanges'
import { ownChangesOf } from '../source/sourceClient'
import { type CellPlace, createSettler } from './settleCards'

/** One cell of a board, and what tells its records from those of the others. */
export interface BoardSlot extends CellPlace {
  readonly filter: ListFilter
}

export interface BoardState<R> {
  readonly cells: ReadonlyMap<string, ListState<R>>
  /** The cards that others have changed or moved, in the last answer that brought such. */
  readonly changed: ReadonlySet<RecordId> | undefined
}

export interface BoardLoader<R> {
  subscribe(listener: () => void): () => void
  getState(): BoardState<R>
  /** Another search or filter. */
  setQuery(query: RowQuery): void
  /** The cells that are shown: others load nothing. */
  setSlots(slots: readonly BoardSlot[]): void
  /** The cards of a cell in view: these and the next ones are loaded. */
  setRange(key: string, first: number, last: number): void
  /** Asks again for what failed. */
  retry(): void
  /** Keeps everything where it is, while a person holds a card. */
  hold(held: boolean): void
}

interface BoardLoaderOptions<R> {
  readonly idName: string
  /** The condition that every record of the board must meet. */
  readonly condition: ListFilter | undefined
  /** Tells in which column a record stands. */
  readonly columnOf: (record: R) => string
}

interface Part<R> {
  readonly slot: BoardSlot
  readonly loader: ListLoader<R>
  leave: (() => void) | undefined
}

/** Loads the cells of a board, each piece by piece, and keeps every card in one of them while it moves. */
export function createBoardLoader<R extends object>(
  source: DataSource<R>,
  client: QueryClient,
  startQuery: RowQuery,
  { idName, condition, columnOf }: BoardLoaderOptions<R>,
): BoardLoader<R> {
  let wanted = startQuery
  let held = false
  let ownChanges = ownChangesOf(source)
  const pending = pendingChangesOf(source)
  /** The cards that the person is moving, or has moved just now. */
  let ownIds = pending.ids()
  /** Whether the next answers are those that the person waits for. */
  let isAwaited = true
  let shown: BoardState<R> = { cells: new Map(), changed: undefined }
  const parts = new Map<string, Part<R>>()
  const listeners = new Set<() => void>()
  const settle = createSettler<R>(idName, columnOf)

  function read(): BoardState<R> {
    if (ownChangesOf(source) !== ownChanges) {
      ownChanges = ownChangesOf(source)
      isAwaited = true
    }
    const raw = [...parts].map(([key, { slot, loader }]) => ({ key, slot, state: loader.getState() }))
    const cells = settle(raw)
    const before = ownIds
    ownIds = pending.ids()
    const own = new Set([...before, ...ownIds])
    const changed = isAwaited ? undefined : changedIn(shown.cells, cells, idName, own)
    if (![...cells.values()].some(({ status }) => status === 'refreshing' || status === 'loading')) {
      isAwaited = false
    }
    return { cells, changed: changed ?? shown.changed }
  }

  function update() {
    if (held) return
    const next = read()
    if (next.changed === shown.changed && sameCells(next.cells, shown.cells)) return
    shown = next
    for (const listener of listeners) listener()
  }

  function begin() {
    for (const part of parts.values()) part.leave ??= part.loader.subscribe(update)
  }

  function end() {
    for (const part of parts.values()) {
      part.leave?.()
      part.leave = undefined
    }
  }

  return {
    getState: () => shown,
    subscribe(listener) {
      const leave = listen(listeners, listener)
      begin()
      update()
      return () => {
        leave()
        if (listeners.size === 0) end()
      }
    },
    setQuery(query) {
      if (JSON.stringify(query) === JSON.stringify(wanted)) return
      wanted = query
      isAwaited = true
      for (const { loader } of parts.values()) loader.setQuery(query)
      update()
    },
    setSlots(slots) {
      const keys = new Set(slots.map(({ key }) => key))
      for (const [key, part] of parts) {
        if (keys.has(key)) continue
        part.leave?.()
        parts.delete(key)
      }
      for (const slot of slots) {
        if (parts.has(slot.key)) continue
        const among = createListLoader(source, client, wanted, {
          condition: bothFilters(condition, slot.filter),
        })
        const loader = withPendingChanges(withWaitingWrites(among, source), source, idName)
        parts.set(slot.key, { slot, loader, leave: undefined })
      }
      if (listeners.size > 0) begin()
      isAwaited = true
      update()
    },
    setRange: (key, first, last) => parts.get(key)?.loader.setRange(first, last),
    retry() {
      for (const { loader } of parts.values()) if (loader.getState().problem) loader.retry()
    },
    hold(next) {
      held = next
      update()
    },
  }
}

type Cells<R> = BoardState<R>['cells']

function sameCells<R>(one: Cells<R>, other: Cells<R>): boolean {
  return one.size === other.size && [...one].every(([key, cell]) => other.get(key) === cell)
}

/** The cards that were known and have other values now, or stand elsewhere, but for those that the person moves. */
function changedIn<R extends object>(
  before: Cells<R>,
  now: Cells<R>,
  idName: string,
  own: ReadonlySet<string>,
) {
  const isOther = (key: string) => before.get(key)?.windows !== now.get(key)?.windows
  const others = [...now.keys()].filter(isOther)
  if (others.length === 0) return undefined
  const known = new Map<RecordId | undefined, { readonly key: string; readonly row: R }>()
  for (const key of others)
    for (const row of rowsIn(before.get(key))) known.set(idOf(row, idName), { key, row })
  const changed = others.flatMap((key) =>
    rowsIn(now.get(key)).flatMap((row): readonly RecordId[] => {
      const id = idOf(row, idName)
      const was = known.get(id)
      if (id === undefined || !was || was.row === row || own.has(String(id))) return []
      return was.key === key && sameData(was.row, row) ? [] : [id]
    }),
  )
  return changed.length > 0 ? new Set(changed) : undefined
}

export function rowsIn<R>(state: ListState<R> | undefined): readonly R[] {
  return state ? [...state.windows.values()].flat() : []
}
