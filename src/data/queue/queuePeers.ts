import type { Entity } from '../../spec/entities/Entity'
import { isTemporaryId } from '../../spec/entities/temporaryId'
import type { Id } from '../../spec/fields/FieldBase'
import { ProblemError } from '../problems'
import type { Row } from '../Row'
import { withReferences } from './withReferences'

/** How a record fares that waited to be made. */
export type MadeState =
  | { readonly status: 'waiting' }
  | { readonly status: 'made'; readonly id: Id }
  /** Given up, or made by a page that is closed. */
  | { readonly status: 'lost' }

/** A queue, as the others of the page see it. */
export interface QueuePeer {
  /** Says how a record of this queue fares. */
  readonly stateOf: (temporary: Id) => Promise<MadeState>
  /** Called when a record of a queue has got its own id, before the write that made it is dropped. */
  readonly onMade: (to: string, temporary: Id, id: Id) => Promise<void>
  /** Called when what this queue waits for may have come, or never will. */
  readonly send: () => void
}

/** The queues of the page by person and entity; held weakly, because a host may let one go. */
const people = new Map<Id | undefined, Map<string, WeakRef<QueuePeer>>>()

/** The queues of one person, which may refer to each other's records. */
export function queuePeers(entity: Entity, person: Id | undefined) {
  forgetTheLost()
  const peers = people.get(person) ?? new Map<string, WeakRef<QueuePeer>>()
  people.set(person, peers)
  const all = () => [...peers.values()].flatMap((peer) => peer.deref() ?? [])

  return {
    /** Of two queues of one entity the later one is known. */
    join: (peer: QueuePeer) => void peers.set(entity.name, new WeakRef(peer)),

    async tellMade(temporary: Id, id: Id): Promise<void> {
      for (const peer of all()) await peer.onMade(entity.name, temporary, id)
    },

    sendOthers(than: QueuePeer) {
      for (const peer of all()) if (peer !== than) peer.send()
    },

    /**
     * Values that refer to stored records alone; undefined as long as one of them still waits to be made.
     *
     * @throws a ProblemError when one never will be
     */
    async settled(values: Row): Promise<Row | undefined> {
      const found = new Map<string, MadeState>()
      for (const [to, id] of waitingIn(entity, values)) {
        const peer = peers.get(to)?.deref()
        found.set(`${to} ${id}`, (await peer?.stateOf(id)) ?? { status: 'waiting' })
      }
      const states = [...found.values()]
      if (states.some(({ status }) => status === 'lost')) throw neverMade()
      if (states.some(({ status }) => status === 'waiting')) return undefined
      return withReferences(entity.fields, values, (to, id) => {
        const state = found.get(`${to} ${id}`)
        return state?.status === 'made' ? state.id : id
      })
    },
  }
}

/** A page that stays open, or a server, sees people come and go. */
function forgetTheLost() {
  for (const [person, peers] of people) {
    if ([...peers.values()].every((peer) => !peer.deref())) people.delete(person)
  }
}

/** The references in values to records that had no id of their own yet. */
function waitingIn(entity: Entity, values: Row): readonly (readonly [to: string, id: Id])[] {
  const found: [string, Id][] = []
  withReferences(entity.fields, values, (to, id) => {
    if (isTemporaryId(id)) found.push([to, id])
    return id
  })
  return found
}

const neverMade = () => new ProblemError({ status: 422, title: 'It refers to a record that was not created' })
