import type { RecordId } from './DataSource'
import type { ReadableSource } from './readRecords'

/** A field whose values are read from the records that another field points at. */
export interface RelatedValue {
  readonly name: string
  /** The reference beside it; undefined where it is one record for all. */
  readonly via: string | undefined
  /** The id of that record. */
  readonly record?: RecordId | undefined
  /** The field of the other record. */
  readonly field: string
  /** Where the other records are. */
  readonly source: ReadableSource
  /** The field that identifies them. */
  readonly idName: string
}
