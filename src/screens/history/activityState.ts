import type { DataSource, RecordActivity, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { FieldChange } from '../record/historyEntries'

/** An entity whose changes are shown. */
export interface ActivityTarget {
  /** As the person sees it: without the fields that the role may not read. */
  readonly entity: Entity
  /** Where its changes come from, as the role may use it; one without `activity` is passed over. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** The address of a record's page; without it a record is named and leads nowhere. */
  readonly getHref?: ((id: RecordId) => string) | undefined
}

/** The state of the history of all records, in one word. */
export type ActivityStatus =
  /** Nothing is known yet. */
  | 'loading'
  /** Changes are there. */
  | 'ready'
  /** Some are there, and some entities gave no answer. */
  | 'partial'
  /** Nothing has changed. */
  | 'empty'
  /** Nothing matches what was chosen. */
  | 'noResults'
  /** Nothing could be read. */
  | 'failed'
  | 'offline'
  | 'rateLimited'
  | 'signedOut'
  /** The person may read no record. */
  | 'forbidden'

/** Which changes are shown. */
export interface ActivityFilter {
  /** The name of an entity. @default all of them */
  readonly kind?: string | undefined
  /** The name of a person. @default everyone */
  readonly by?: string | undefined
  /** Those of so many last days. @default any time */
  readonly days?: number | undefined
}

/** A change of a record, as it is shown. */
export interface ActivityItem {
  /** Tells it from all others, of every entity. */
  readonly key: string
  /** The entity as the person sees it: how fields are called, and how values are written. */
  readonly entity: Entity
  readonly recordId: RecordId
  /** Names the record. */
  readonly title: string
  /** The address of its page. */
  readonly href?: string | undefined
  /** The origin of the change: when, who, by which transition, and why. */
  readonly version: RecordActivity<object>
  /** The fields that changed and may be read. */
  readonly changes: readonly FieldChange[]
  /** Where its versions come from, to compare them and to bring one back; absent where there are none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source?: DataSource<any> | undefined
}

/** An entity to choose, by name. */
export interface ActivityKind {
  readonly name: string
  readonly label: string
}
