import type { ReactNode } from 'react'

/** How a row stands in a tree. Keep the same object while nothing of it changes, so that the row is not drawn again. */
export interface GridTreeRow {
  /** How deep it stands, from 1. */
  readonly level: number
  /** Which of its siblings it is, from 1. */
  readonly position: number
  /** How many siblings there are, itself among them; absent while that is not known. */
  readonly setSize?: number | undefined
  /** Whether the rows below it are shown; absent where there are none. */
  readonly expanded?: boolean | undefined
  /** Stands across all columns in place of a record: that rows are on their way, or why they did not come. */
  readonly note?: ReactNode
  /** The row is there to show the place of others. @selector [data-quiet] @default false */
  readonly quiet?: boolean | undefined
  /** Said of the row to people who do not see that it is quiet. */
  readonly description?: string | undefined
  /**
   * Whether the record held over the tree may be dropped below this row.
   * @selector [data-drop="allowed"]
   * @default nothing is held over it
   */
  readonly drop?: 'allowed' | 'rejected' | undefined
}
