import type { Sort } from '../spec/entities/Entity'
import type { Problem } from '../spec/problems/Problem'
import type { WriteQueue } from './queue/QueuedWrite'

/**
 * Where the records of one entity come from and go to. **Presence is capability**: a source without `remove`
 * means that this product cannot remove, and no screen offers it.
 *
 * Every method may throw a `ProblemError`; anything else that it throws counts as "no answer".
 */
export interface DataSource<R extends object = Record<string, unknown>> {
  /** The search, order and filters that lists take. Screens offer nothing beyond it. */
  readonly can: SourceCapabilities
  /** One stretch of the records that match, in order. */
  list(query: ListQuery, options?: CallOptions): Promise<ListResult<R>>
  /**
   * How often each value of the given fields occurs among the records that match. The filter of a field does not narrow its
   * own values, so that a person sees what else could be chosen.
   */
  facets?(
    query: Pick<ListQuery, 'search' | 'searchIn' | 'filter'>,
    fields: readonly string[],
    options?: CallOptions,
  ): Promise<Facets>
  /** One record. Throws a problem of status 404 when there is none. */
  get?(id: RecordId, options?: CallOptions): Promise<R>
  /**
   * The versions of a record, the newest first, a stretch at a time. Screens then show its history, compare versions and bring
   * one back by `update`. Versions of a record that was removed may be answered or rejected with status 404 or 410.
   */
  history?(id: RecordId, query?: HistoryQuery, options?: CallOptions): Promise<HistoryResult<R>>
  /**
   * The changes of all records, the newest first, a stretch at a time. Screens then show who did what to which of them. Each says what
   * changed (`changes`), since the version before stands elsewhere.
   */
  activity?(query?: ActivityQuery, options?: CallOptions): Promise<ActivityResult<R>>
  /** Several records by their ids, in any order. An id that no record has is left out of the answer. */
  getMany?(ids: readonly RecordId[], options?: CallOptions): Promise<readonly R[]>
  /** Makes a record of what a person entered and answers with the record as stored. */
  create?(values: Partial<R>, options?: WriteOptions): Promise<R>
  /** Changes the given fields alone and answers with the record as stored. */
  update?(id: RecordId, changes: Partial<R>, options?: WriteOptions): Promise<R>
  /** Takes a transition of the entity, with what the person was asked on the way, and answers with the record as stored. */
  transition?(id: RecordId, name: string, values: Partial<R>, options?: WriteOptions): Promise<R>
  remove?(id: RecordId, options?: WriteOptions): Promise<void>
  /** Brings back a record that was removed, as it was, and answers with it as stored. */
  restore?(id: RecordId, options?: WriteOptions): Promise<R>
  /** The removed records that can be brought back, the last removed first, a stretch at a time. With `restore` screens show a trash. */
  removed?(query?: RemovedQuery, options?: CallOptions): Promise<RemovedResult<R>>
  /** Removes a removed record for good. Throws a problem of status 404 when none with that id is kept. */
  purge?(id: RecordId, options?: WriteOptions): Promise<void>
  /**
   * Does several writes in one call, and answers to each in their order: one that fails stops no other. Actions on many records
   * use it.
   */
  batch?(writes: readonly BatchWrite<R>[], options?: CallOptions): Promise<readonly BatchOutcome<R>[]>
  /**
   * Whether screens show a change before the source has answered, and take it back with the source's words when it is
   * rejected. What the server makes is not guessed. `{ ...source, optimistic: true }` @default false
   */
  readonly optimistic?: boolean | undefined
  /** Writes that were made without a connection and wait for one: see `queuedSource`. */
  readonly queue?: WriteQueue | undefined
  /** Called whenever records change by another way than these methods; returns how to stop listening. */
  subscribe?(listener: () => void): () => void
}

/** One of several writes in one call, with what it would be given alone. */
export interface BatchWrite<R extends object> extends Omit<WriteOptions, 'signal'> {
  readonly method: 'update' | 'transition' | 'remove'
  readonly id: RecordId
  /** Which transition. */
  readonly name?: string | undefined
  /** The changed values, or those asked for on the way; none for a removal. */
  readonly values: Partial<R>
}

/** How one of several writes ended; with the record as stored, unless it was removed. */
export type BatchOutcome<R extends object> =
  | { readonly status: 'done'; readonly record?: R | undefined }
  | { readonly status: 'failed'; readonly problem: Problem }

/** A source that reads and writes; what it can do besides stays optional. */
export type WritableSource<R extends object> = DataSource<R> &
  Required<Pick<DataSource<R>, 'get' | 'getMany' | 'create' | 'update' | 'remove'>>

export type RecordId = string | number

export interface SourceCapabilities {
  /** Whether `list` understands `search`. */
  readonly search: boolean
  /** The fields that `list` can sort by. */
  readonly sort: readonly string[]
  /** The fields that `list` can filter by, with the comparisons it knows for each. */
  readonly filter: Readonly<Record<string, readonly FilterOperator[]>>
}

export type FilterOperator = 'is' | 'not' | 'in' | 'gte' | 'lte' | 'contains' | 'empty'

/** All conditions hold at once: `{ state: { is: 'Texas' }, speed: { gte: 100, empty: false } }`. */
export type ListFilter = Readonly<Record<string, { readonly [operator in FilterOperator]?: unknown }>>

export type ListSort = Sort

export interface ListQuery {
  /**
   * Words that a record must hold somewhere, in any case and with or without accents. Where no `sort` is asked for, those that have
   * them in their title may come first, as a `memorySource` has it.
   */
  readonly search?: string | undefined
  /**
   * Look for them in these fields alone. A `roleSource` asks so, because what a role may not read must not be found by its
   * words either; a server, which knows the role by itself, need not heed it.
   * @default all that a person reads
   */
  readonly searchIn?: readonly string[] | undefined
  readonly filter?: ListFilter | undefined
  /** The first decides; the next decides among equals. */
  readonly sort?: readonly ListSort[] | undefined
  /** How many matching records to pass over. @default 0 */
  readonly offset?: number | undefined
  /** How many records to answer with, at most. */
  readonly limit?: number | undefined
}

export interface ListResult<R> {
  readonly records: readonly R[]
  readonly total: Total
  /** Why records are missing, where one of several places that they come from gave no answer. */
  readonly partial?: Problem | undefined
  /** The source gives no more than so many of the records that match: the others are found by a narrower search. */
  readonly cap?: number | undefined
}

/** Which stretch of a record's versions is asked for. */
export interface HistoryQuery {
  /** Where it begins: the `next` of the stretch before. @default with the newest version */
  readonly cursor?: string | undefined
  /** How many versions to answer with, at most. @default what the source finds right */
  readonly limit?: number | undefined
}

export interface HistoryResult<R> {
  /** The newest first. */
  readonly versions: readonly RecordVersion<R>[]
  /** Leads to the versions before these; absent with the oldest one. */
  readonly next?: string | undefined
}

/** Which changes are asked for. */
export interface ActivityQuery extends HistoryQuery {
  /** Those of one person alone, by the name that people know. @default those of every person */
  readonly by?: string | undefined
  /** Those from a moment on (RFC 3339). @default since the beginning */
  readonly from?: string | undefined
}

export interface ActivityResult<R> {
  /** The newest first. */
  readonly changes: readonly RecordActivity<R>[]
  /** Leads to the changes before these; absent with the oldest one. */
  readonly next?: string | undefined
  /** The names of all who have changed something, to choose from; absent where they are not known. */
  readonly people?: readonly string[] | undefined
}

/** A change of one of many records. */
export interface RecordActivity<R = Record<string, unknown>> extends RecordVersion<R> {
  /** Which record. */
  readonly recordId: RecordId
  /** Whether nothing came before it: the record was made. @default false */
  readonly isFirst?: boolean | undefined
}

/** A version of a record. A source gives the record as it was then, or what changed, or both. */
export interface RecordVersion<R = Record<string, unknown>> {
  /** Tells it from the other versions of the record. */
  readonly id: string | number
  /** When it was made (RFC 3339); absent where that is not known. */
  readonly at?: string | undefined
  /** Who made it, by a name that people know. */
  readonly by?: string | undefined
  /** That it was removed or brought back, where it is that and no change of fields. */
  readonly action?: 'remove' | 'restore' | undefined
  /** The transition of the entity that made it. */
  readonly transition?: string | undefined
  /** Why, in the words of the person who made it. */
  readonly note?: string | undefined
  /** The record as it was then. */
  readonly record?: R | undefined
  /** The changes, by field. */
  readonly changes?: VersionChanges | undefined
}

/** Which stretch of the removed records is asked for. */
export interface RemovedQuery {
  /** Where it begins: the `next` of the stretch before. @default with the one removed last */
  readonly cursor?: string | undefined
  /** How many to answer with, at most. @default what the source finds right */
  readonly limit?: number | undefined
}

export interface RemovedResult<R> {
  /** The last removed first. */
  readonly records: readonly RemovedRecord<R>[]
  /** Leads to those removed before these; absent with the oldest one. */
  readonly next?: string | undefined
}

/** A record that was removed and can be brought back. */
export interface RemovedRecord<R = Record<string, unknown>> {
  /** As it was. */
  readonly record: R
  /** When it was removed (RFC 3339); absent where that is not known. */
  readonly at?: string | undefined
  /** Who removed it, by a name that people know. */
  readonly by?: string | undefined
  /** When it goes for good (RFC 3339); absent where it is kept until a person removes it. */
  readonly until?: string | undefined
}

/** The value of each changed field before and after; one that is absent was empty. */
export type VersionChanges = Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>

/** How many records match: known, known to be at least so many, or not known. */
export type Total =
  | { readonly kind: 'exact'; readonly count: number }
  | { readonly kind: 'atLeast'; readonly count: number }
  | { readonly kind: 'unknown' }

/** The values that occur, by field. */
export type Facets = Readonly<Record<string, readonly Facet[]>>

/** A value that occurs, and in how many records. */
export interface Facet {
  readonly value: unknown
  readonly count: number
}

export interface CallOptions {
  /** Ends the call; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

export interface WriteOptions extends CallOptions {
  /**
   * The version of the record that the person saw; another one in store is a problem of status 412. Compare it as text: a number that went
   * through an address or a header comes as one.
   */
  readonly ifMatch?: string | number | undefined
  /** The same key twice has one effect, so that a retry after a lost answer is safe. */
  readonly idempotencyKey?: string | undefined
}
