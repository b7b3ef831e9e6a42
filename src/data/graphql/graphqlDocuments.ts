import type {
  ActivityQuery,
  ActivityResult,
  BatchOutcome,
  BatchWrite,
  DataSource,
  Facets,
  HistoryQuery,
  HistoryResult,
  ListQuery,
  RecordId,
  RemovedQuery,
  RemovedResult,
  SourceCapabilities,
  Total,
  WriteOptions,
} from '../DataSource'
import type { GraphqlServer } from './graphqlCall'

/** A document, where its variables or its answer have other shapes than those that are found by themselves. */
export interface GraphqlOperation<Given extends readonly unknown[], Answer> {
  readonly document: string
  /** Variables beside, or in place of, those that a document of this method is given by itself. */
  variables?(...given: Given): object
  /** Finds the answer in the `data` of the response. */
  data?(data: unknown): Answer
}

export type Operation<Given extends readonly unknown[], Answer> = string | GraphqlOperation<Given, Answer>

/** The document of a transition. */
export type GraphqlTransition<R extends object> = Operation<
  [id: RecordId, name: string, values: Partial<R>, write: WriteOptions],
  R
>

/** The documents of the methods that the server has. A method without one is one that this product does not have. */
export interface GraphqlDocuments<R extends object> {
  /** Given `$search`, `$filter`, `$sort`, `$offset` and `$limit`, or `$first` and `$after` for a list with cursors. */
  readonly list: Operation<
    [query: ListQuery, after: string | undefined],
    { readonly records: readonly R[]; readonly total?: Total | undefined }
  >
  /**
   * How often values occur. Given `$search`, `$filter` and `$fields`; answers with an object that has a list of `{ value, count }` under the
   * name of each field.
   */
  readonly facets?:
    | Operation<[query: Pick<ListQuery, 'search' | 'filter'>, fields: readonly string[]], Facets>
    | undefined
  /** Given `$id`. */
  readonly get?: Operation<[id: RecordId], R | null | undefined> | undefined
  /** Given `$ids`. */
  readonly getMany?: Operation<[ids: readonly RecordId[]], readonly (R | null)[]> | undefined
  /** The versions of a record, the newest first. Given `$id`, `$cursor` and `$limit`; answers with `{ versions, next }`. */
  readonly history?:
    | Operation<[id: RecordId, query: HistoryQuery], HistoryResult<R> | null | undefined>
    | undefined
  /**
   * The changes of all records, the newest first. Given `$cursor`, `$limit`, `$by` and `$from`; answers with
   * `{ changes, next, people }`.
   */
  readonly activity?: Operation<[query: ActivityQuery], ActivityResult<R>> | undefined
  /** Given `$input`, and `$idempotencyKey` where it takes it. */
  readonly create?: Operation<[values: Partial<R>, write: WriteOptions], R> | undefined
  /** Given `$id` and `$input`, and `$ifMatch` and `$idempotencyKey` where it takes them. */
  readonly update?: Operation<[id: RecordId, changes: Partial<R>, write: WriteOptions], R> | undefined
  /**
   * Takes a transition: one document for all, given `$name` as well, or one for each by its name. Given `$id` and `$input` with what the
   * person was asked, and `$ifMatch` and `$idempotencyKey` where it takes them.
   */
  readonly transition?: GraphqlTransition<R> | Readonly<Record<string, GraphqlTransition<R>>> | undefined
  /** Given `$id`, and `$ifMatch` and `$idempotencyKey` where it takes them. */
  readonly remove?: Operation<[id: RecordId, write: WriteOptions], unknown> | undefined
  /** Brings back a record that was removed. Given `$id`, and `$idempotencyKey` where it takes it. */
  readonly restore?: Operation<[id: RecordId, write: WriteOptions], R> | undefined
  /** The removed records, the last removed first. Given `$cursor` and `$limit`; answers with `{ records, next }`. */
  readonly removed?: Operation<[query: RemovedQuery], RemovedResult<R>> | undefined
  /** Removes a removed record for good. Given `$id`, and `$idempotencyKey` where it takes it. */
  readonly purge?: Operation<[id: RecordId, write: WriteOptions], unknown> | undefined
  /** Several writes in one request, given `$writes`; `data` says how each ended, in their order. */
  readonly batch?:
    | GraphqlOperation<[writes: readonly BatchWrite<R>[]], readonly BatchOutcome<R>[]>
    | undefined
}

export interface GraphqlSourceOptions<R extends object> extends GraphqlServer, GraphqlDocuments<R> {
  /** The search, order and filters that the list document hands on. @default none */
  readonly can?: Partial<SourceCapabilities> | undefined
}

/** A source with the methods that have a document. */
export type GraphqlSource<R extends object, Given> = DataSource<R> &
  Pick<Required<DataSource<R>>, Extract<keyof Given, keyof GraphqlDocuments<R>>>

/** A document that is given alone has nothing special about it. */
export function wholeOf<Args extends readonly unknown[], Answer>(
  operation: Operation<Args, Answer>,
): GraphqlOperation<Args, Answer> {
  return typeof operation === 'string' ? { document: operation } : operation
}
