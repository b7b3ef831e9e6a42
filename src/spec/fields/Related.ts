/** Where a value comes from: a field of the record that another field points at, or of one record that is the same for all. */
export type Related = RelatedByReference | RelatedRecord

export interface RelatedByReference {
  /** The reference beside it. */
  readonly via: string
  /** The field of the record that it points at. */
  readonly field: string
}

export interface RelatedRecord {
  /** The entity of the record: the settings, say. */
  readonly of: string
  /** The id of the record. */
  readonly record: string | number
  /** Its field. */
  readonly field: string
}
