import type { RecordId } from '../../data/DataSource'
import { sameData } from '../../spec/values/sameData'
import { idOf, type ListLoader, type ListState } from '../source/listState'
import { ownChangesOf } from '../source/sourceClient'
import { listen } from '../../internal/listen'

export interface CalmLoader<R> extends ListLoader<R> {
  /** Shows the list as it is now. */
  showNews(): void
}

/** The list as it is shown, and the answers that it was made of. */
interface Shown<R> {
  readonly raw: ReadonlyMap<number, readonly R[]>
  readonly state: ListState<R>
}

/**
 * Keep the rows of a list where a person looks at them: what others changed is changed in its place, and what would move
 * rows waits until the person wants to see it. What this page has changed itself is shown at once.
 */
export function calmList<R extends object>(
  loader: ListLoader<R>,
  source: object,
  idName: string,
): CalmLoader<R> {
  const listeners = new Set<() => void>()
  let shown: Shown<R> | undefined
  /** Whether the next answers are those that the person waits for: of a search, of a change, of the list when it opens. */
  let isAwaited = true
  let ownChanges = ownChangesOf(source)

  function getState(): ListState<R> {
    const now = loader.getState()
    if (ownChangesOf(source) !== ownChanges) {
      ownChanges = ownChangesOf(source)
      isAwaited = true
    }
    if (shown && now === lastState) return shown.state
    lastState = now
    const isHeld = shown !== undefined && !isAwaited && shown.state.rowCount > 0 && now.rowCount > 0
    const next = isHeld ? heldState(shown as Shown<R>, now, idName) : now
    const changed = isHeld ? changedIn(shown as Shown<R>, next, idName) : undefined
    shown = { raw: now.windows, state: changed ? { ...next, changed } : next }
    if (now.status !== 'refreshing' && now.status !== 'loading') isAwaited = false
    return shown.state
  }
  let lastState: ListState<R> | undefined

  return {
    ...loader,
    getState,
    setQuery(query) {
      isAwaited = true
      loader.setQuery(query)
      getState()
      // Known rows are there at once, and an equal query brings no answer.
      if (loader.getState().status === 'ready') isAwaited = false
    },
    showNews() {
      shown = undefined
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const forget = listen(listeners, listener)
      const stop = loader.subscribe(listener)
      return () => {
        forget()
        stop()
      }
    },
  }
}

/** The rows as they stood, with what is new about each; the list as it is now where no row would move. */
function heldState<R extends object>(
  { raw, state }: Shown<R>,
  now: ListState<R>,
  idName: string,
): ListState<R> {
  if (raw === now.windows && state.news === undefined) return now
  const idsIn = (windows: ReadonlyMap<number, readonly R[]>) =>
    [...windows.keys()]
      .filter((place) => state.windows.has(place))
      .toSorted((one, other) => one - other)
      .flatMap((place) => windows.get(place) ?? [])
      .map((row) => idOf(row, idName))
  const before = idsIn(state.windows)
  const after = idsIn(now.windows)
  const [known, stays] = [new Set(before), new Set(after)]
  // Values change in their places, what is gone leaves its place, and what comes at the end moves nothing.
  if (before.filter((id) => stays.has(id)).every((id, place) => id === after[place])) return now

  const newest = new Map([...now.windows.values()].flat().map((row) => [idOf(row, idName), row]))
  const windows = new Map<number, readonly R[]>()
  for (const [place, rows] of now.windows) {
    const held = state.windows.get(place)
    windows.set(place, held ? held.map((row) => keepEqual(row, newest.get(idOf(row, idName)))) : rows)
  }
  // Behind the last row that was known stand those that have moved up.
  const last = after.findLastIndex((id) => known.has(id))
  const added = after.slice(0, last).filter((id) => !known.has(id)).length
  const { rowCount, hasMore, total } = state
  return { ...now, windows, rowCount, hasMore, total, news: { added } }
}

/** The rows of which others have changed a value; the same set as before where none came. */
function changedIn<R extends object>({ state }: Shown<R>, next: ListState<R>, idName: string) {
  if (state.windows === next.windows) return state.changed
  const before = new Map([...state.windows.values()].flat().map((row) => [idOf(row, idName), row]))
  const changed = [...next.windows.values()].flat().flatMap((row): readonly RecordId[] => {
    const id = idOf(row, idName)
    const known = before.get(id)
    return id === undefined || known === undefined || known === row || sameData(known, row) ? [] : [id]
  })
  return changed.length > 0 ? new Set(changed) : state.changed
}

function keepEqual<R>(row: R, newer: R | undefined): R {
  return newer === undefined || sameData(row, newer) ? row : newer
}
