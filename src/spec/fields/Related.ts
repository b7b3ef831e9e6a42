/** Where a value comes from: a field of the record that another field points at. */
export interface Related {
  /** The reference beside it. */
  readonly via: string
  /** The field of the record that it points at. */
  readonly field: string
}
