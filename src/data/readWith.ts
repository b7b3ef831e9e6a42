import type { RecordId } from './DataSource'
import type { RecordLoader } from './recordLoader'

/**
 * Wait until the loader has each of these records, or knows that it is not there, with one request for all that are asked for in the same
 * turn. One that is known and no longer fresh is asked for again and not waited for: the loader tells of another answer.
 */
export function readWith(
  loader: RecordLoader,
  ids: readonly RecordId[],
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<RecordId>()
    const stops: (() => void)[] = []
    const stop = () => {
      signal?.removeEventListener('abort', leave)
      // The loader asks at the end of the turn, and for no record that is listened to no more.
      queueMicrotask(() => {
        for (const each of stops) each()
      })
    }
    const leave = () => {
      stop()
      reject(signal?.reason)
    }
    const end = () => {
      if (waiting.size > 0) return
      stop()
      resolve()
    }
    const note = (id: RecordId) => {
      if (loader.get(id).status === 'loading') waiting.add(id)
      else waiting.delete(id)
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', leave)
    for (const id of ids) {
      const listener = () => {
        note(id)
        end()
      }
      stops.push(loader.subscribe(id, listener))
      note(id)
    }
    end()
  })
}
