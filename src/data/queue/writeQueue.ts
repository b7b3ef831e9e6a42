import { listen } from '../../internal/listen'
import { type Problem, problemOf } from '../problems'
import type { Row } from '../Row'
import { isMendable } from './shownRows'
import type { QueuedWrite, QueueState, QueueStore, WriteQueue } from './QueuedWrite'

/** The parts of a source that its queue needs. */
interface Surroundings {
  readonly store: QueueStore
  readonly isOnline: () => boolean
  /** Sends a write, and answers with the record as stored. */
  readonly sendOne: (write: QueuedWrite) => Promise<Row | undefined>
  /** The id and the version of a record as stored. */
  readonly identify: (row: Row) => Pick<QueuedWrite, 'id' | 'ifMatch'>
  /** The version that a record has now. */
  readonly readVersion: (write: QueuedWrite) => Promise<QueuedWrite['ifMatch']>
  /** Values that refer to stored records alone; undefined as long as one of those waits to be made itself. */
  readonly settled: (values: Row) => Promise<Row | undefined>
  /** Called when a record that waited to be made has its own id; done when what refers to it has that too. */
  readonly onMade: (temporary: QueuedWrite['id'], row: Row) => Promise<void>
  /** Called when a record that waited to be made never will be. */
  readonly onGivenUp: () => void
}

/** Writes that wait, in their order; what is said to be kept is in the store already. */
export function writeQueue(surroundings: Surroundings) {
  const { store, isOnline, sendOne, identify, readVersion, settled, onMade, onGivenUp } = surroundings
  const listeners = new Set<() => void>()
  let writes: readonly QueuedWrite[] = []
  let state: QueueState = { status: 'empty', waiting: [], rejected: [] }
  let sending: Promise<void> | undefined
  let isAskedAgain = false
  let loaded: Promise<void> | undefined

  function show(next: readonly QueuedWrite[]) {
    writes = next.toSorted((one, other) => one.turn - other.turn)
    const rejected = writes.filter(({ problem }) => problem)
    const waiting = writes.filter(({ problem }) => !problem)
    state = { status: statusOf(waiting.length, rejected.length), waiting, rejected }
    for (const listener of listeners) listener()
  }

  function statusOf(waiting: number, rejected: number): QueueState['status'] {
    if (sending && waiting > 0) return 'sending'
    if (rejected > 0) return 'rejected'
    return waiting > 0 ? 'waiting' : 'empty'
  }

  /** Load the waiting writes, those of other tabs and earlier pages too. */
  async function load(): Promise<void> {
    show(await store.load())
  }

  const alone = <Answer>(act: () => Promise<Answer>) => (store.alone ? store.alone(act) : act())

  const ready = () => {
    loaded ??= load()
    // A browser that could not read now may do so later.
    loaded.catch(() => (loaded = undefined))
    return loaded
  }

  async function put(write: QueuedWrite): Promise<void> {
    await store.put(write)
    show([...writes.filter(({ key }) => key !== write.key), write])
  }

  async function drop(key: string): Promise<void> {
    await store.delete(key)
    show(writes.filter((one) => one.key !== key))
  }

  /** The first one that nothing holds back: neither a rejected one of its record, nor a record that is not made yet. */
  function next(unmade: ReadonlySet<string>): QueuedWrite | undefined {
    const held = new Set(unmade)
    for (const write of writes) {
      if (write.problem) held.add(String(write.id))
      else if (!held.has(String(write.id))) return write
    }
    return undefined
  }

  async function sendAll(): Promise<void> {
    await load()
    const unmade = new Set<string>()
    for (let write = next(unmade); write && isOnline(); write = next(unmade)) {
      isAskedAgain = false
      const sent = await sendNext(write)
      if (sent === 'no connection') return
      if (sent === 'unmade') unmade.add(String(write.id))
      // Those held back may be complete now: a record was made, here or in another queue.
      if (isAskedAgain || (sent === 'sent' && write.method === 'create')) unmade.clear()
    }
  }

  /** Without a connection the rest is sent another time; what refers to a record that is not made waits for that. */
  async function sendNext(write: QueuedWrite): Promise<'sent' | 'rejected' | 'unmade' | 'no connection'> {
    let row: Row | undefined
    try {
      const values = await settled(write.values)
      if (!values) return 'unmade'
      row = await sendOne({ ...write, values })
    } catch (thrown) {
      const problem = problemOf(thrown)
      if (isPassing(problem)) return 'no connection'
      const isGone = write.method === 'remove' && (problem.status === 404 || problem.status === 410)
      if (!isGone) {
        await put({ ...write, problem })
        return 'rejected'
      }
    }
    await finish(write, row)
    return 'sent'
  }

  /** Tell what a write that is done has made, and let it go. */
  async function finish(write: QueuedWrite, row: Row | undefined): Promise<void> {
    if (row) {
      const stored = identify(row)
      if (write.method === 'create') await onMade(write.id, row)
      // First those that follow: broken off in between, the same call is repeated by its key, with the same answer.
      for (const follower of writes) {
        if (follower.key !== write.key && String(follower.id) === String(write.id))
          await put(following(follower, write, stored))
      }
    }
    await drop(write.key)
  }

  /** The rejected write of a record whose values the person can mend. */
  function mendable(id: QueuedWrite['id']): QueuedWrite | undefined {
    return writes.find((write) => String(write.id) === String(id) && isMendable(write))
  }

  /**
   * Do a rejected write with other values. Without a connection it waits, and nothing is returned.
   *
   * @throws a ProblemError when it is rejected once more: then it stays with the values that the person entered last
   */
  async function mend(rejected: QueuedWrite, { key, values, ifMatch }: Omit<QueuedWrite, 'turn'>) {
    const next = {
      ...rejected,
      key,
      values: { ...rejected.values, ...values },
      ifMatch: rejected.method === 'create' ? undefined : ifMatch,
      problem: undefined,
    }
    await put(next)
    await drop(rejected.key)
    if (!isOnline()) return undefined
    const sent = await alone(async () => {
      const complete = await settled(next.values)
      return complete && sendOne({ ...next, values: complete })
    }).catch(async (thrown: unknown) => {
      const problem = problemOf(thrown)
      if (isPassing(problem)) return undefined
      await put({ ...next, problem })
      throw thrown
    })
    if (sent) await finish(next, sent)
    return sent
  }

  const queue: Omit<WriteQueue, 'changesTo' | 'known'> = {
    getState: () => state,
    subscribe: (listener) => listen(listeners, listener),

    send() {
      isAskedAgain = true
      if (sending) return sending
      const all = alone(sendAll)
      const end = () => {
        sending = undefined
        show(writes)
      }
      sending = all.then(end, end)
      show(writes)
      return sending
    },

    async retry(key) {
      const write = writes.find((one) => one.key === key && one.problem)
      if (!write) return
      const ifMatch = write.ifMatch === undefined ? undefined : await readVersion(write)
      // Later writes of the person are meant to replace the other's values as well.
      for (const follower of writes) {
        const isBehind = follower.turn > write.turn && String(follower.id) === String(write.id)
        if (isBehind && follower.ifMatch === write.ifMatch) await put({ ...follower, ifMatch })
      }
      // Another call than the one that was rejected: its own key would be answered with the rejection.
      await put({ ...write, key: `${key}+`, ifMatch, problem: undefined })
      await drop(key)
      await queue.send()
    },

    async discard(key) {
      const write = writes.find((one) => one.key === key)
      if (!write) return
      const orphans =
        write.method === 'create' ? writes.filter(({ id }) => String(id) === String(write.id)) : []
      for (const orphan of orphans) if (orphan.key !== key) await drop(orphan.key)
      await drop(key)
      if (write.method === 'create') onGivenUp()
      await queue.send()
    },
  }

  return {
    queue,
    ready,
    writes: () => writes,
    mendable,
    mend,
    /** Keep a write at the end of the queue; done when it is certain. */
    async add(write: Omit<QueuedWrite, 'turn'>): Promise<void> {
      const turn = Math.max(Date.now(), (writes.at(-1)?.turn ?? 0) + 1)
      await put({ ...write, turn })
    },
    /** Change the values of what waits. */
    async changeValues(change: (values: Row) => Row): Promise<void> {
      for (const write of writes) {
        const values = change(write.values)
        if (values !== write.values) await put({ ...write, values })
      }
    },
  }
}

/** A write of the same record after one that is done: with the record's own id, and the version that the first has made. */
function following(
  follower: QueuedWrite,
  { ifMatch, method }: QueuedWrite,
  stored: Pick<QueuedWrite, 'id' | 'ifMatch'>,
): QueuedWrite {
  const saw = method === 'create' || follower.ifMatch === ifMatch
  return { ...follower, id: stored.id, ...(saw && { ifMatch: stored.ifMatch }) }
}

/** Statuses that say nothing about the write: no answer, not signed in, too much at once, no server behind the proxy. */
const PASSING: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504])

/** Whether to try again later. */
const isPassing = ({ status }: Problem): boolean => PASSING.has(status)
