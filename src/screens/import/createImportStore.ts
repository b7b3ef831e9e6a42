import { listen } from '../../internal/listen'
import type { ImportSetting } from './ImportSetting'
import { atFirst, type ImportState, type ImportStatus } from './importState'

export type ImportStore = ReturnType<typeof createImportStore>

/** Keep the state of an import, its setting, and the one piece of work that is under way. */
export function createImportStore(first: ImportSetting) {
  let setting = first
  let state: ImportState = atFirst
  let work = new AbortController()
  const listeners = new Set<() => void>()

  function set(next: Partial<ImportState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  return {
    getSetting: () => setting,
    getState: () => state,
    subscribe: (listener: () => void) => listen(listeners, listener),
    /** Works with this from now on: another language, other rights. */
    use(next: ImportSetting) {
      setting = next
    },
    set,
    /** Begins something that ends what is under way. */
    begin(status: ImportStatus, total: number) {
      work.abort()
      work = new AbortController()
      set({ status, problem: undefined, progress: { done: 0, total } })
      return { signal: work.signal, onProgress: paced((done) => set({ progress: { done, total } })) }
    },
    /** Aborts when what is under way ends. */
    getSignal: () => work.signal,
    abort: () => work.abort(),
  }
}

/** A page has no use for more than some drawings a second. */
function paced(draw: (done: number) => void) {
  let last = 0
  return (done: number) => {
    if (Date.now() - last < 100) return
    last = Date.now()
    draw(done)
  }
}
