import { type Problem, problemOf } from '../../data/problems'
import { listen } from '../../internal/listen'
import type { Notice, NoticePage, NoticeSource } from './Notice'
import { unreadOf } from './unreadNotices'

/** How the notices stand, in one word. */
export type NotificationsStatus =
  /** They are on their way. */
  | 'loading'
  /** They could not be read. */
  | 'failed'
  /** There are none, or none that is not read. */
  | 'empty'
  | 'ready'

export interface NoticesState {
  readonly status: NotificationsStatus
  /** Those that are shown, the newest first. */
  readonly notices: readonly Notice[]
  /** Those that have come since: they wait until the person asks for them, so that nothing moves below their eyes. */
  readonly arrived: readonly Notice[]
  /** How many are not read, of all; undefined where that is not known. */
  readonly unread: number | undefined
  /** Whether those alone are shown that were not read. */
  readonly unreadOnly: boolean
  /** How the older ones stand: there are none, or they can be had, are on their way, could not be read. */
  readonly older: 'none' | 'there' | 'loading' | 'failed'
  /** Why they could not be read. */
  readonly problem: Problem | undefined
  /** Why the last mark was not stored; what it changed is put back. */
  readonly markProblem: Problem | undefined
}

/** The notices of a source, without React. */
export interface Notices {
  getState(): NoticesState
  subscribe(listener: () => void): () => void
  /** Reads the newest, and listens for others; returns how to stop. */
  open(): () => void
  reload(): void
  showOlder(): void
  showArrived(): void
  setUnreadOnly(unreadOnly: boolean): void
  mark(ids: readonly Notice['id'][] | 'all', read: boolean): void
}

const atFirst: NoticesState = {
  status: 'loading',
  notices: [],
  arrived: [],
  unread: undefined,
  unreadOnly: false,
  older: 'none',
  problem: undefined,
  markProblem: undefined,
}

export function createNotices(source: NoticeSource): Notices {
  const listeners = new Set<() => void>()
  const shared = unreadOf(source)
  let state = atFirst
  let next: string | undefined
  /** Answers to what was asked before are of no interest. */
  let round = new AbortController()

  function set(change: Partial<NoticesState>) {
    state = { ...state, ...change }
    shared.set(state.unread)
    for (const listener of listeners) listener()
  }

  /** Begin with the newest. */
  function show(page: NoticePage) {
    next = page.next
    set({
      status: page.notices.length > 0 ? 'ready' : 'empty',
      notices: page.notices,
      unread: page.unread,
      older: next === undefined ? 'none' : 'there',
    })
  }

  function reload() {
    round.abort()
    round = new AbortController()
    const { signal } = round
    set({ status: 'loading', problem: undefined, markProblem: undefined, arrived: [] })
    source.list({ unread: state.unreadOnly }, { signal }).then(
      (page) => {
        if (!signal.aborted) show(page)
      },
      (thrown: unknown) => {
        if (!signal.aborted) set({ status: 'failed', notices: [], problem: problemOf(thrown) })
      },
    )
  }

  function showOlder() {
    if (next === undefined || state.older === 'loading') return
    const { signal } = round
    set({ older: 'loading' })
    source.list({ unread: state.unreadOnly, cursor: next }, { signal }).then(
      (page) => {
        if (signal.aborted) return
        next = page.next
        set({
          notices: [...state.notices, ...without(page.notices, state.notices)],
          older: next === undefined ? 'none' : 'there',
        })
      },
      () => {
        if (!signal.aborted) set({ older: 'failed' })
      },
    )
  }

  /** Look whether others have come. A failure says nothing: the next call looks again. */
  function look() {
    if (state.status === 'loading') return
    if (state.status === 'failed') return reload()
    const { signal } = round
    source.list({ unread: state.unreadOnly }, { signal }).then(
      (page) => {
        if (signal.aborted) return
        // There is nothing that could move.
        if (state.notices.length === 0) return show(page)
        const now = new Map(page.notices.map((one) => [one.id, one]))
        set({
          arrived: without(page.notices, state.notices),
          unread: page.unread,
          notices: state.notices.map((one) => now.get(one.id) ?? one),
        })
      },
      () => {},
    )
  }

  function mark(which: readonly Notice['id'][] | 'all', read: boolean) {
    const changed = [...state.notices, ...state.arrived]
      .filter((one) => one.read !== read && (which === 'all' || which.includes(one.id)))
      .map(({ id }) => id)
    const { unread } = state
    if (!source.mark || (changed.length === 0 && (which !== 'all' || unread === 0))) return
    const turn = (value: boolean) => (one: Notice) =>
      changed.includes(one.id) ? { ...one, read: value } : one
    const turnAll = (value: boolean) => ({
      notices: state.notices.map(turn(value)),
      arrived: state.arrived.map(turn(value)),
    })
    const counted = which === 'all' ? 0 : (unread ?? 0) + (read ? -changed.length : changed.length)
    set({ ...turnAll(read), markProblem: undefined, unread: unread === undefined ? undefined : counted })
    source.mark(which, read).catch((thrown: unknown) => {
      set({ ...turnAll(!read), unread, markProblem: problemOf(thrown) })
    })
  }

  return {
    getState: () => state,
    subscribe: (listener) => listen(listeners, listener),
    open() {
      const letGo = shared.hold()
      reload()
      const stop = source.subscribe?.(look)
      return () => {
        letGo()
        stop?.()
        round.abort()
      }
    },
    reload,
    showOlder,
    showArrived: () => set({ notices: [...state.arrived, ...state.notices], arrived: [] }),
    setUnreadOnly(unreadOnly) {
      if (unreadOnly === state.unreadOnly) return
      set({ unreadOnly, notices: [] })
      reload()
    },
    mark,
  }
}

function without(notices: readonly Notice[], known: readonly Notice[]): readonly Notice[] {
  const ids = new Set(known.map(({ id }) => id))
  return notices.filter(({ id }) => !ids.has(id))
}
