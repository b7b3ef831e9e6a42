import type { CallOptions, DataSource } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import { listen } from '../../internal/listen'
import type { Entity } from '../../spec/entities/Entity'

/** An entity and where its records come from. */
export interface PartTarget {
  readonly entity: Entity
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
}

/** The result of one of several sources, as far as it is read. */
export interface ReadPart<Target, One> {
  readonly target: Target
  readonly status: 'loading' | 'ready' | 'failed'
  readonly found: readonly One[]
  /** The names of those who have made it, where the source tells. */
  readonly people?: readonly string[] | undefined
  /** Leads to older ones. */
  readonly next?: string | undefined
  readonly problem?: Problem | undefined
}

interface Reading<Target, One> {
  /** Reads one stretch of a source. */
  readonly read: (
    target: Target,
    query: { readonly limit: number; readonly cursor?: string | undefined },
    options: CallOptions,
  ) => Promise<Pick<ReadPart<Target, One>, 'found' | 'people' | 'next'>>
  /** Tells what is found of a source from all else of it. */
  readonly keyOf: (target: Target, one: One) => string
}

/** Reads several sources. */
export interface PartsReader<Target, One> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => readonly ReadPart<Target, One>[]
  /** Begins with these sources; what is known of them stays until they have answered. */
  readonly read: (targets: readonly Target[]) => void
  readonly stop: () => void
  /** Reads older ones of every source that has some. */
  readonly more: () => Promise<void>
  /** Reads all that there is; a source that fails on the way is left out, and says so. */
  readonly all: () => Promise<void>
  /** Asks those again that have failed. */
  readonly retry: () => void
  /** Leaves out what is over. */
  readonly drop: (target: Target, key: string) => void
}

const stretch = 50

/** Read several sources a stretch at a time. Each answers and fails by itself. */
export function createPartsReader<Target extends PartTarget, One>({
  read,
  keyOf,
}: Reading<Target, One>): PartsReader<Target, One> {
  type Part = ReadPart<Target, One>
  const listeners = new Set<() => void>()
  let parts: readonly Part[] = []
  let running = new AbortController()
  let stops: readonly (() => void)[] = []

  const partOf = (target: Target) => parts.find((part) => part.target === target)

  function put(target: Target, change: Partial<Part>) {
    parts = parts.map((part) => (part.target === target ? { ...part, ...change } : part))
    for (const tell of listeners) tell()
  }

  /** Read one stretch more, or the first one anew. */
  async function readOne(target: Target, cursor?: string): Promise<void> {
    const { signal } = running
    try {
      const query = { limit: stretch, ...(cursor !== undefined && { cursor }) }
      const { found, people, next } = await read(target, query, { signal })
      if (signal.aborted) return
      const before = cursor === undefined ? [] : (partOf(target)?.found ?? [])
      const known = new Set(before.map((one) => keyOf(target, one)))
      const more = found.filter((one) => !known.has(keyOf(target, one)))
      put(target, { status: 'ready', found: [...before, ...more], people, next, problem: undefined })
    } catch (thrown) {
      if (!signal.aborted) put(target, { status: 'failed', problem: problemOf(thrown) })
    }
  }

  const more = async () => {
    const longer = parts.filter(({ next }) => next !== undefined)
    await Promise.all(longer.map(({ target, next }) => readOne(target, next)))
  }

  return {
    subscribe: (listener: () => void) => listen(listeners, listener),
    get: () => parts,

    read(targets: readonly Target[]) {
      running = new AbortController()
      parts = targets.map((target) => partOf(target) ?? { target, status: 'loading', found: [] })
      for (const target of targets) void readOne(target)
      stops = targets.flatMap((target) => target.source.subscribe?.(() => void readOne(target)) ?? [])
    },

    stop() {
      running.abort()
      for (const stop of stops) stop()
      stops = []
    },

    more,

    async all() {
      for (;;) {
        const longer = parts.some(({ status, next }) => status === 'ready' && next !== undefined)
        if (!longer || running.signal.aborted) return
        await more()
      }
    },

    retry() {
      for (const { target, status } of parts) {
        if (status !== 'failed') continue
        put(target, { status: 'loading', problem: undefined })
        void readOne(target)
      }
    },

    drop(target: Target, key: string) {
      const found = partOf(target)?.found.filter((one) => keyOf(target, one) !== key)
      put(target, { found: found ?? [] })
    },
  }
}

/**
 * How far back all sources are read, in milliseconds since 1970. What is older waits, so that nothing comes in between later;
 * minus infinity where all are read to their end.
 */
export function readBackTo<One extends { readonly at?: string | undefined }>(
  parts: readonly ReadPart<unknown, One>[],
): number {
  const ends = parts.filter(({ next }) => next !== undefined).map(({ found }) => momentOf(found.at(-1)?.at))
  return Math.max(-Infinity, ...ends)
}

/** A moment to compare; one that is not known was before all others. */
export const momentOf = (at: string | undefined) => (at === undefined ? -Infinity : Date.parse(at))

/** The later one first. */
export function laterFirst(one: string | undefined, other: string | undefined): number {
  const [first, second] = [momentOf(one), momentOf(other)]
  return first === second ? 0 : second > first ? 1 : -1
}
