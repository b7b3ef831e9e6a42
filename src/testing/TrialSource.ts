import type { DataSource } from '../data/DataSource'
import type { Row } from '../data/Row'
import type { Entity } from '../spec/entities/Entity'

/** A fresh source and all that is known of it: every check gets one of its own. */
export interface TrialSource {
  readonly entity: Entity
  readonly source: DataSource<Row>
  /** The records that the source holds, in no certain order. */
  readonly records: readonly Row[]
  /** The values of a record that can be made. */
  readonly newValues: Row
  /** Changes that the first of the records can take. */
  readonly changes: Row
}

/** One thing that a source must do. */
export interface Check {
  /** The method, option or part of a query that it is about. */
  readonly about: SourceSubject
  /** A sentence about the source: `sorts by “speed”`. */
  readonly name: string
  readonly run: (trial: TrialSource) => Promise<void>
}

/** Part of what a source can be asked for. */
export type SourceSubject =
  | 'list'
  | 'total'
  | 'sort'
  | 'filter'
  | 'search'
  /** How often values occur. */
  | 'facets'
  /** Search that finds “Zürich” by “zurich”. */
  | 'accents'
  | 'get'
  | 'getMany'
  /** The versions of a record. */
  | 'history'
  /** The changes of all records. */
  | 'activity'
  | 'create'
  | 'update'
  | 'transition'
  | 'remove'
  | 'restore'
  /** The trash. */
  | 'removed'
  | 'batch'
  | 'ifMatch'
  | 'idempotencyKey'
  | 'signal'
  | 'subscribe'
  /** Texts and ids with signs that have a meaning in addresses, and the texts that look like other values. */
  | 'oddValues'
