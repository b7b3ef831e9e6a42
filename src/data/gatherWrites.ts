import type { BatchWrite, DataSource, RecordId, WriteOptions } from './DataSource'
import { ProblemError } from './problems'

/** So many writes go into one call. */
export const mostInBatch = 100

interface Waiting {
  readonly write: BatchWrite<object>
  readonly signal: AbortSignal | undefined
  readonly resolve: (record: object | undefined) => void
  readonly reject: (reason: unknown) => void
}

const gathering = new WeakMap<object, DataSource<object>>()

/**
 * A source whose changes, transitions and removals leave together: those that are asked for in one turn are one `batch`. A
 * source that has none comes back as it is.
 */
export function gatherWrites<R extends object>(source: DataSource<R>): DataSource<R> {
  if (!source.batch) return source
  const known = gathering.get(source) ?? gathered(source)
  gathering.set(source, known)
  return known as unknown as DataSource<R>
}

function gathered(source: DataSource<object>): DataSource<object> {
  let waiting: Waiting[] = []

  function gather(
    about: Pick<BatchWrite<object>, 'method' | 'id' | 'name' | 'values'>,
    { signal, ...options }: WriteOptions = {},
  ) {
    return new Promise<object | undefined>((resolve, reject) => {
      // The answers to one call come in one turn, so that what follows each of them leaves together as well.
      if (waiting.length === 0) setTimeout(leave)
      waiting.push({ write: { ...about, ...options }, signal, resolve, reject })
    })
  }

  function leave() {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += mostInBatch) void send(all.slice(from, from + mostInBatch))
  }

  async function send(some: readonly Waiting[]) {
    const stop = new AbortController()
    // One call for several has an end when none of them wants it any more.
    const end = () => {
      if (some.every(({ signal }) => signal?.aborted)) stop.abort(some[0]?.signal?.reason)
    }
    for (const { signal } of some) signal?.addEventListener('abort', end)
    end()
    try {
      const outcomes = await source.batch?.(
        some.map(({ write }) => write),
        { signal: stop.signal },
      )
      for (const [place, { resolve, reject }] of some.entries()) {
        const outcome = outcomes?.[place]
        if (outcome?.status === 'done') resolve(outcome.record)
        else reject(new ProblemError(outcome?.problem ?? { status: 0, title: 'No answer to this one' }))
      }
    } catch (thrown) {
      for (const { reject } of some) reject(thrown)
    }
    for (const { signal } of some) signal?.removeEventListener('abort', end)
  }

  const stored = async (answer: Promise<object | undefined>): Promise<object> => (await answer) as object
  return {
    ...source,
    ...(source.update && {
      update: (id: RecordId, values: object, options?: WriteOptions) =>
        stored(gather({ method: 'update', id, values }, options)),
    }),
    ...(source.transition && {
      transition: (id: RecordId, name: string, values: object, options?: WriteOptions) =>
        stored(gather({ method: 'transition', id, name, values }, options)),
    }),
    ...(source.remove && {
      remove: async (id: RecordId, options?: WriteOptions) =>
        void (await gather({ method: 'remove', id, values: {} }, options)),
    }),
  }
}
