import type { ValueOf } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/Field'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { BatchWrite, FilterOperator, RecordActivity, RecordVersion, RemovedRecord } from '../DataSource'
import type { EventSourceOptions } from '../eventSource'
import type { Problem } from '../problems'
import type { Row } from '../Row'
import type { Place } from './Place'
import type { RestError, RestFailure } from './RestError'
import type { RestFacets } from './RestFacets'
import type { RestField } from './RestField'
import type { RestTransition } from './RestTransition'

export type { Place, RestError, RestFacets, RestFailure, RestField }
export type { RestTaken, RestTransition } from './RestTransition'

/** Options for a REST server. All of them can be data, so that one object may serve many entities. */
export interface RestSourceOptions<F extends Fields = Fields> {
  /** The address of all records; each stands below it: `/api/strikes/7`. */
  readonly url: string
  /**
   * How pages are asked for. The words stand for the usual parameters: `page` and `limit`, `offset` and `limit`, `cursor`
   * and `limit` with the next cursor at `/next` in the body, or the header `Link`; `none` for a server that always
   * answers with all records. @default 'none'
   */
  readonly paging?: RestPaging['kind'] | RestPaging | undefined
  /**
   * The most records that one request may ask for. Without it a shorter page than was asked for is the last one, unless the
   * server's total says that there are more.
   */
  readonly pageCap?: number | undefined
  /** Where the records of a page stand. @default the body, or the one array in it */
  readonly records?: Place | undefined
  /** Where a single record stands. @default the body */
  readonly record?: Place | undefined
  /**
   * Where it says how many records match. @default the header `X-Total-Count` or `Content-Range`, or `/total` or `/count` in
   * the body
   */
  readonly total?: Place | undefined
  /** The parameter that takes words to search for. @default none: lists have no search */
  readonly search?: string | undefined
  /** How an order is asked for; a text is the parameter of `name` and `-name`. @default none */
  readonly sort?: string | RestSort | undefined
  /** The fields that lists can be sorted by. @default all that are stored and whose kind has an order, where `sort` is given */
  readonly sortable?: readonly string[] | undefined
  /** How each comparison is asked for. @default none */
  readonly filter?: RestFilter | undefined
  /** The fields that lists can be filtered by. @default all that are stored, where `filter` is given: neither `related` nor `rollup` */
  readonly filterable?: readonly string[] | undefined
  /**
   * How several records are asked for at once: `id={value}` once for each, or `ids={values}` with commas between.
   * @default the filter of the id by `in`, or else none
   */
  readonly getMany?: string | undefined
  /** The methods of the server besides lists. @default all of them */
  readonly methods?: readonly ('get' | 'create' | 'update' | 'remove')[] | undefined
  /**
   * How changes are sent: `patch` as JSON, `merge-patch` by the media type of RFC 7396, `put` as the whole record.
   * @default 'patch'
   */
  readonly update?: 'patch' | 'merge-patch' | 'put' | undefined
  /**
   * Where the version that a person saw is sent: in `If-Match`, or in the body, where a 409 then means a conflict, unless it is about
   * fields, or of a type or code that the error catalogue names without `reloadAndCompare`.
   * @default 'header'
   */
  readonly version?: 'header' | 'body' | undefined
  /**
   * How a transition is taken: by POST of the asked values to what stands behind the record's address, in which `{transition}` stands
   * for its name (`/{transition}`), or as an update of the state. @default none: it cannot be
   */
  readonly transition?: `/${string}` | 'update' | RestTransition | undefined
  /**
   * How a removed record is brought back: by POST to what stands behind its address (`/restore`), or by the changes that take its
   * removal back, where the server only marks it (`{ deletedAt: null }`). @default none: it cannot be
   */
  readonly restore?: `/${string}` | Row | undefined
  /**
   * Whether the server heeds keys that make repeating a write harmless, or the header that it wants them in. Without it
   * no key is sent, and a new record whose answer is lost is not sent again. @default false
   */
  readonly idempotencyKey?: boolean | string | undefined
  /** The names that fields have at the server: `{ sentAt: 'sent_at' }`. @default their own */
  readonly names?: Readonly<Record<string, string>> | undefined
  /**
   * How the server writes the values of some fields, wherever they stand: `{ rent: { read: euros, write: cents } }`.
   * @default by their kinds, each in the form in which it came
   */
  readonly fields?:
    | { readonly [Name in keyof F & string]?: RestField<ValueOf<F[Name]>> | undefined }
    | undefined
  /** Makes a record of what the server sent, before its names and values are read. */
  readonly read?: ((sent: unknown) => unknown) | undefined
  /** Makes what the server takes of the values to store, after their names and values are the server's. */
  readonly write?: ((values: Row, method: 'create' | 'update') => unknown) | undefined
  /** Headers of each request, or a function that is asked for them each time, as a token is. */
  readonly headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>) | undefined
  /** Whether cookies go along to another origin. @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined
  /** Makes the requests. @default the global one, when a request is made */
  readonly fetch?: typeof fetch | undefined
  /** How many milliseconds an answer may take. @default 30000 */
  readonly timeout?: number | undefined
  /** How often a call is tried again that cannot have two effects. @default two times */
  readonly retry?: RestRetry | false | undefined
  /** The product's error catalogue: an error that it places at a field becomes an issue there. */
  readonly errors?: ErrorCatalogue | undefined
  /**
   * Reads the body of a failed answer to any call, which is undefined where it is no JSON. Nothing leaves it to the usual reading, as
   * does each part that is left out. A `status` that is given counts as it is, so that 412 and 409 tell a conflict and a rejection
   * apart.
   * @default bodies as RFC 9457 has them, and as many servers write them
   */
  readonly readError?: ((body: unknown, answer: RestFailure) => RestError | undefined) | undefined
  /** How several writes are sent in one request. @default one request each */
  readonly batch?: RestBatch | undefined
  /** Where the server counts the values of fields, and how that is read; `true` for all the defaults. @default it does not */
  readonly facets?: boolean | RestFacets | undefined
  /** Where the versions of a record are, and how they are read; `true` for all the defaults. @default there are none */
  readonly history?: boolean | RestHistory | undefined
  /** Where the changes of all records are, and how they are read; `true` for all the defaults. @default there are none */
  readonly activity?: boolean | RestActivity | undefined
  /** Where the removed records are listed, and how they are read; `true` for all the defaults. @default they are not */
  readonly removed?: boolean | RestRemoved | undefined
  /**
   * How a removed record is removed for good: `true` by DELETE below the list of what was removed (`/api/strikes/removed/7`), a path by
   * DELETE to what stands behind the record's own address (`/forever`). @default none: it cannot be
   */
  readonly purge?: boolean | `/${string}` | undefined
  /** Where the server tells of changes (Server-Sent Events), and by which names if not `message`. */
  readonly events?: string | RestEvents | undefined
}

export type RestPaging =
  /** Pages by number. `first` is the number of the first one; `size` is for a server that decides how long pages are. */
  | {
      readonly kind: 'page'
      readonly page?: string | undefined
      readonly limit?: string | undefined
      readonly first?: number | undefined
      readonly size?: number | undefined
    }
  | { readonly kind: 'offset'; readonly offset?: string | undefined; readonly limit?: string | undefined }
  /**
   * Each page names the cursor of the next. Cursors are remembered while a list is read on; a start that none leads to is
   * reached page by page, and one more than twenty pages away is rejected.
   */
  | {
      readonly kind: 'cursor'
      readonly cursor?: string | undefined
      readonly limit?: string | undefined
      readonly next?: Place | undefined
    }
  /** Each page has the address of the next, of which the parameters are used. The rest is as with cursors. */
  | {
      readonly kind: 'link'
      readonly limit?: string | undefined
      readonly next?: Place | undefined
      /** Parameters that the first page wants besides: `page=1`. */
      readonly start?: string | undefined
    }
  | { readonly kind: 'none' }

export interface RestSort {
  /** The text of each parameter, ascending and descending: `{ sort: ['{field}', '-{field}'] }`. */
  readonly parameters: Readonly<Record<string, readonly [ascending: string, descending: string]>>
  /** The separator of several fields, or `repeat` for a parameter each. @default ',' */
  readonly separator?: string | undefined
}

/** A parameter for each comparison: `{ is: '{field}={value}', in: '{field}={values}', gte: '{field}_gte={value}' }`. */
export type RestFilter = { readonly [operator in FilterOperator]?: RestTemplate | undefined }

/**
 * A parameter with `{field}` and `{value}` in it. Of several values `{value}` makes a parameter each, `{values}` one with
 * commas. Two texts are for `true` and `false`. A function gives parameters where words are not enough.
 */
export type RestTemplate =
  | string
  | readonly [whenTrue: string, whenFalse: string]
  | ((field: string, value: unknown) => Iterable<readonly [parameter: string, value: string]>)

export interface RestRetry {
  /** @default 2 */
  readonly times?: number | undefined
  /** How many milliseconds to wait before the second try, about; twice as long before each next. @default 300 */
  readonly delay?: number | undefined
  /** The longest wait in milliseconds; where a server wants more, its problem is thrown with its `retryAfter`. @default 10000 */
  readonly mostDelay?: number | undefined
}

export interface RestBatch {
  /** Where they are sent, by POST. */
  readonly url: string
  /** Makes the body of the request of writes with the names and values of the entity. */
  readonly write: (writes: readonly BatchWrite<Row>[]) => unknown
  /** Reads from the body of the answer how each write ended, in their order; records have the names of the server. */
  readonly read: (sent: unknown, writes: readonly BatchWrite<Row>[]) => readonly RestBatchOutcome[]
}

/** How the server says that a write ended. */
export type RestBatchOutcome =
  | { readonly status: 'done'; readonly record?: unknown }
  | { readonly status: 'failed'; readonly problem: Problem }

export interface RestHistory {
  /** The path below the address of the record. @default '/history' */
  readonly path?: string | undefined
  /** The parameter that takes the cursor of a stretch. @default 'cursor' */
  readonly cursor?: string | undefined
  /** The parameter that takes how many versions to answer with. @default 'limit' */
  readonly limit?: string | undefined
  /** Where the versions stand, the newest first. @default the body, or the one array in it */
  readonly versions?: Place | undefined
  /** Where the cursor of the next stretch stands, or its address: a place in the body, or `Link`. @default '/next' */
  readonly next?: Place | undefined
  /** Makes a version of what the server sends; record and fields keep the names of the server. @default as it is sent */
  readonly read?: ((sent: unknown) => RecordVersion) | undefined
}

export interface RestActivity {
  /** The path below the address of all records. @default '/activity' */
  readonly path?: string | undefined
  /** The parameter that takes the cursor of a stretch. @default 'cursor' */
  readonly cursor?: string | undefined
  /** The parameter that takes how many changes to answer with. @default 'limit' */
  readonly limit?: string | undefined
  /** The parameter that takes the name of the person whose changes are asked for. @default 'by' */
  readonly by?: string | undefined
  /** The parameter that takes the moment from which on they are asked for (RFC 3339). @default 'from' */
  readonly from?: string | undefined
  /** Where the changes stand, the newest first. @default `/changes`, the body, or the one array in it */
  readonly changes?: Place | undefined
  /** Where the names of all who have changed something stand. @default '/people' */
  readonly people?: Place | undefined
  /** Where the cursor of the next stretch stands, or its address: a place in the body, or `Link`. @default '/next' */
  readonly next?: Place | undefined
  /** Makes a change of what the server sends; record and fields keep the names of the server. @default as it is sent */
  readonly read?: ((sent: unknown) => RecordActivity) | undefined
}

export interface RestRemoved {
  /** The path below the address of all records, or parameters: `?deleted=true`. @default '/removed' */
  readonly path?: string | undefined
  /** The parameter that takes the cursor of a stretch. @default 'cursor' */
  readonly cursor?: string | undefined
  /** The parameter that takes how many records to answer with. @default 'limit' */
  readonly limit?: string | undefined
  /** Where they stand, the last removed first. @default the body, or the one array in it */
  readonly records?: Place | undefined
  /** Where the cursor of the next stretch stands, or its address: a place in the body, or `Link`. @default '/next' */
  readonly next?: Place | undefined
  /**
   * Makes `{ record, at, by, until }` of what the server sends; the record keeps the names of the server. @default as it is sent
   */
  readonly read?: ((sent: unknown) => RemovedRecord) | undefined
}

export interface RestEvents extends EventSourceOptions {
  readonly url: string
}
