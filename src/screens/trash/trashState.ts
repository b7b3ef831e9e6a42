import type { DataSource, RecordId } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import type { Entity } from '../../spec/entities/Entity'

/** An entity whose removed records are shown. */
export interface TrashTarget {
  /** As the person sees it: without the fields that the role may not read. */
  readonly entity: Entity
  /** Where its records come from, as the role may use it; one without `removed` is passed over. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** Why a record cannot be brought back, or removed for good, by this person: a sentence. @default it can */
  readonly getReason?: ((record: object, action: 'restore' | 'purge') => string | undefined) | undefined
}

/** The state of the trash, in one word. */
export type TrashStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** Removed records are there. */
  | 'ready'
  /** Some are there, and some entities gave no answer. */
  | 'partial'
  /** Nothing is removed. */
  | 'empty'
  /** Nothing could be read. */
  | 'failed'
  | 'offline'
  | 'rateLimited'
  | 'signedOut'
  /** The person may neither bring anything back nor remove it for good. */
  | 'forbidden'

/** A removed record, as it is shown. */
export interface TrashItem {
  /** Tells it from all others, of every entity. */
  readonly key: string
  readonly id: RecordId
  /** The name of its entity. */
  readonly kind: string
  /** Names it. */
  readonly title: string
  /** Tells it from others of that title: the number that people quote. */
  readonly subtitle?: string | undefined
  /** When it was removed (RFC 3339). */
  readonly at?: string | undefined
  /** Who removed it. */
  readonly by?: string | undefined
  /** When it goes for good (RFC 3339). */
  readonly until?: string | undefined
  /** Why it cannot be brought back now: a sentence. */
  readonly restoreReason?: string | undefined
  /** Why it cannot be removed for good now: a sentence. */
  readonly purgeReason?: string | undefined
  /** Whether it can be brought back. */
  readonly restores: boolean
  /** Whether it can be removed for good. */
  readonly purges: boolean
  /** The keys of removed records that it refers to. */
  readonly needs: readonly string[]
}

/** An entity, to show its removed records alone. */
export interface TrashKind {
  readonly name: string
  readonly label: string
}

/** A removed record with which something could not be done, and why. */
export interface TrashFailure {
  readonly item: TrashItem
  readonly problem: Problem
}
