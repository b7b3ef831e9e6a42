import type { RecordId } from './DataSource'
import type { LoadedRecord, RecordLoader } from './recordLoader'

/**
 * Wait until records are read, or known not to be there, together with all that is asked for in the same turn.
 * @returns what became of each, by its id as text
 */
export function readWith(
  loader: RecordLoader,
  ids: readonly RecordId[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, LoadedRecord>> {
  return new Promise((resolve, reject) => {
    const waiting = new Set(ids.map(String))
    const stops: (() => void)[] = []
    const stop = () => {
      for (const each of stops) each()
      signal?.removeEventListener('abort', leave)
    }
    const leave = () => {
      stop()
      reject(signal?.reason)
    }
    const note = (id: RecordId) => {
      if (loader.get(id).status !== 'loading') waiting.delete(String(id))
    }
    const end = () => {
      if (waiting.size > 0) return
      stop()
      resolve(new Map(ids.map((id) => [String(id), loader.get(id)])))
    }
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
    for (const id of ids) {
      stops.push(
        loader.subscribe(id, () => {
          note(id)
          end()
        }),
      )
      note(id)
    }
    end()
  })
}
