import { newKey } from '../../internal/newKey'
import type { Entity } from '../../spec/entities/Entity'
import type { Id } from '../../spec/fields/FieldBase'
import type { DataSource, RecordId, WriteOptions } from '../DataSource'
import { storageProblem } from '../kept/storageProblem'
import { ProblemError, problemOf } from '../problems'
import type { Row } from '../Row'
import { knownRows } from './knownRows'
import { listChanges } from './listChanges'
import type { QueuedWrite, QueueStore, WriteQueue } from './QueuedWrite'
import { type QueuePeer, queuePeers } from './queuePeers'
import { sendWrite } from './sendWrite'
import { madeRows, shownWrites, withWaiting } from './shownRows'
import { withReferences } from './withReferences'
import { writeQueue } from './writeQueue'

interface Surroundings {
  readonly person: Id | undefined
  readonly store: QueueStore
  readonly isOnline: () => boolean
}

/** The writes of a source: sent at once, or kept where they have to wait. */
export function queuedWrites(
  inner: DataSource<Row>,
  entity: Entity,
  { person, store, isOnline }: Surroundings,
) {
  const pending = () => shownWrites(writes())
  const known = knownRows(entity, pending)
  const { idOf, versionIn, realId, note, read, shown, nextId } = known
  const peers = queuePeers(entity, person)

  const {
    queue: sending,
    ready,
    writes,
    add,
    changeValues,
    mendable,
    mend,
  } = writeQueue({
    store,
    isOnline,
    sendOne: (write) => sendWrite(inner, write),
    identify: (row) => ({ id: idOf(row), ifMatch: versionIn(row) }),
    readVersion: async ({ id }) => {
      const row = await inner.get?.(id)
      return row && versionIn(row)
    },
    settled: peers.settled,
    onMade: async (temporary, row) => {
      known.noteMade(temporary, idOf(row))
      await peers.tellMade(temporary, idOf(row))
      peers.sendOthers(peer)
    },
    onGivenUp: () => peers.sendOthers(peer),
  })

  const queue: WriteQueue = {
    ...sending,
    changesTo: (query) => listChanges(entity, query, { writes: pending(), read }),
    known: known.all,
  }

  const peer: QueuePeer = {
    async stateOf(temporary) {
      await kept()
      return known.stateOf(temporary)
    },
    async onMade(to, temporary, id) {
      await kept()
      await changeValues((values) =>
        withReferences(entity.fields, values, (target, one) =>
          target === to && String(one) === String(temporary) ? id : one,
        ),
      )
    },
    send: () => void (isOnline() && queue.send()),
  }
  peers.join(peer)

  /** Where the browser keeps nothing, records are read and written all the same as long as there is a connection. */
  const kept = () => ready().catch(() => {})

  async function storing<Answer>(act: Promise<Answer>): Promise<Answer> {
    try {
      return await act
    } catch (thrown) {
      throw thrown instanceof ProblemError ? thrown : storageProblem(thrown, undefined)
    }
  }

  /** Send a write, or keep it where it has to wait. */
  async function write(
    about: Pick<QueuedWrite, 'method' | 'name' | 'values'> & { id?: RecordId | undefined },
    given: WriteOptions,
  ): Promise<Row | undefined> {
    const { idempotencyKey: key = newKey(), ifMatch, signal } = given
    await kept()
    signal?.throwIfAborted()
    const id = about.id === undefined ? nextId() : realId(about.id)
    const values = await peers.settled(about.values)
    const one = { ...about, values: values ?? about.values, key, id, ifMatch }
    // Waiting writes come first; one that waits for the person holds back its own record.
    const comesFirst = writes().some((other) => !other.problem || String(other.id) === String(id))
    if (values && !comesFirst && isOnline()) {
      try {
        const row = await sendWrite(inner, one, signal)
        return row && note(row)
      } catch (thrown) {
        signal?.throwIfAborted()
        if (problemOf(thrown).status !== 0) throw thrown
      }
    }
    const before = about.method === 'create' ? undefined : shown(id)
    const rejected = about.method === 'update' ? mendable(id) : undefined
    if (rejected) {
      const row = await storing(mend(rejected, one))
      if (row) void queue.send()
      return row ? note(row) : shown(id)
    }
    await storing(add(one))
    if (isOnline()) void queue.send()
    const last = writes().slice(-1)
    if (about.method === 'create') return madeRows(entity, last)[0]
    return withWaiting(entity, before ?? { ...about.values, [entity.id]: id }, last)
  }

  return { queue, known, pending, kept, write }
}
