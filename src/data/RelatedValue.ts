import type { ReadableSource } from './readRecords'

/** A field whose values are read from the records that another field points at. */
export interface RelatedValue {
  readonly name: string
  /** The reference beside it. */
  readonly via: string
  /** The field of the other record. */
  readonly field: string
  /** Where the other records are. */
  readonly source: ReadableSource
  /** The field that identifies them. */
  readonly idName: string
}
