import type { CellEditing } from './CellEditing'
import type { Column, GridLayout } from './Column'
import type { GridTreeRow } from './GridTreeRow'

export interface GridRowProps<R> {
  index: number
  /** The number of its row, the header with them. */
  number: number
  /** Which of the records of its group it is, from 1; nothing without groups. */
  position: number | undefined
  /** How many its group has. */
  setSize: number | undefined
  /** Nothing while it loads. */
  record: R | undefined
  /** Pixels below the header. */
  top: number
  columns: readonly Column<R>[]
  /** The column whose cell names the row and opens it. */
  title: string
  /** The number of the cell that takes focus, or -1. */
  active: number
  selectable: boolean
  selected: boolean
  /** It is open beside the list. */
  current: boolean
  /** Whether someone else has just changed it. */
  changed: boolean
  opens: boolean
  getHref: ((record: R, index: number) => string) | undefined
  layout: GridLayout
  /** Where the first columns stand that stay in sight. */
  kept: readonly string[]
  /** The column whose value is being edited in this row. */
  edited: string | undefined
  /** Called when that has ended. */
  onEditorClose: CellEditing<R>['onClose'] | undefined
  /** Whether more of the record is shown below; nothing when there is no more. */
  expanded: boolean | undefined
  /** How it stands in a tree; nothing without one. */
  tree: GridTreeRow | undefined
  /** Starts the ids of its parts. */
  id: string
  /** Names the checkbox, before the row's title. */
  selectLabel: string
  /** Names the button that shows more of the record, before the row's title. */
  detailLabel: string
  /** Names the button that opens and closes a branch, before the row's title. */
  branchLabel: string
  /** Learns the height of a card. */
  measure: ((node: HTMLElement | null) => void) | undefined
}
