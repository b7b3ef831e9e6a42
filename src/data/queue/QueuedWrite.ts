import type { Id } from '../../spec/fields/FieldBase'
import type { Problem } from '../problems'
import type { Row } from '../Row'

/** A write that waits to be sent, as it is kept. */
export interface QueuedWrite {
  /** Its idempotency key, which tells it from all others. */
  readonly key: string
  /** Which comes first: a later one has a higher number. */
  readonly turn: number
  readonly method: 'create' | 'update' | 'transition' | 'remove'
  /** The record; of one that waits to be made, the id that it has until then. */
  readonly id: Id
  /** Which transition. */
  readonly name?: string | undefined
  /** The values as entered. */
  readonly values: Row
  /** The version that the person saw. */
  readonly ifMatch?: string | number | undefined
  /** Why the source rejected it: it waits for the person now, and holds back what comes after it at its record. */
  readonly problem?: Problem | undefined
}

/** Where waiting writes are kept, so that they outlive the page. Each method resolves when it is certain. */
export interface QueueStore {
  /** All that is kept, in any order. */
  load(): Promise<readonly QueuedWrite[]>
  /** Keeps a write, in place of the one with the same key. */
  put(write: QueuedWrite): Promise<void>
  delete(key: string): Promise<void>
  /** Acts while no other page sends what is kept here, so that nothing is sent twice. @default at once */
  alone?<Answer>(act: () => Promise<Answer>): Promise<Answer>
}

/** How the writes of a source fare that were made without a connection. */
export interface QueueState {
  /** In one word: nothing waits, it waits for a connection, is being sent, or waits for the person. */
  readonly status: 'empty' | 'waiting' | 'sending' | 'rejected'
  /** Those that wait to be sent, the first one first. */
  readonly waiting: readonly QueuedWrite[]
  /** Those that the source rejected. */
  readonly rejected: readonly QueuedWrite[]
}

/** The part of a query that says which records match: its `search` and its `filter`. */
export interface MatchingQuery {
  readonly search?: string | undefined
  readonly filter?: Readonly<Record<string, object>> | undefined
}

/** How the writes that wait change the records of a query, as if they were done. */
export interface ListChanges<R extends object = Row> {
  /** The records that stand before all others: new ones, the newest first, and those that match by what waits alone. */
  readonly added: readonly R[]
  /** A record of an answer as it will be; undefined when it is none of the rest: it is removed, matches no more, or is added. */
  readonly change: (record: R) => R | undefined
}

export interface WriteQueue {
  getState(): QueueState
  subscribe(listener: () => void): () => void
  /** Sends what waits, one after the other; done when all is sent or the connection is lost again. */
  send(): Promise<void>
  /** Sends a rejected write again, over what the record is now. */
  retry(key: string): Promise<void>
  /** Gives up a rejected write, and what comes after it at a record that is never made. */
  discard(key: string): Promise<void>
  /** Says how records that are known of a query change by what waits: lists that get no answer show them so. */
  changesTo(query: MatchingQuery): ListChanges
  /** The records that came by on this page, as they are with what waits, new ones first: to choose from without a connection. */
  known(): readonly Row[]
}
