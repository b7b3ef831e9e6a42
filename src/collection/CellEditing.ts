/** A value that is being edited in its cell. */
export interface CellEditing<R> {
  /** The record of the row. */
  readonly record: R
  /** Called when it is saved or given up. */
  readonly onClose: (next: AfterEditing) => void
}

/**
 * Where to go on: in the same cell, in the next or the last one that can be edited, or wherever the person has gone.
 */
export type AfterEditing = 'stay' | 'next' | 'previous' | 'leave'
