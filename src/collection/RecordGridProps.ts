import type { ReactNode } from 'react'
import type { ListSort, RecordId } from '../data/DataSource'
import type { RootProps } from '../internal/RootProps'
import type { Column, GridLayout } from './Column'
import type { GridGroup } from './GridGroup'
import type { GridTreeRow } from './GridTreeRow'
import type { Selection } from './Selection'
import type { GridPlace } from './useGridCallbacks'

export interface RecordGridProps<R extends object> extends RootProps<HTMLDivElement> {
  /** Names the grid for assistive technology: what its records are. */
  label: string
  /** The columns in order. Keep the same array while nothing changes, so that no row is drawn again. */
  columns: readonly Column<R>[]
  /** How many rows there are to scroll through. Browsers end a page near 400,000 rows. */
  rowCount: number
  /** Whether more rows than `rowCount` may follow: assistive technology is told that the number is unknown. @default false */
  hasMore?: boolean | undefined
  /** The record of a row; nothing while it loads, then the row is drawn as a skeleton in its place. */
  getRow: (index: number) => R | undefined
  /** The id of the row's record; nothing while it loads. */
  getRowId: (index: number) => RecordId | undefined
  /**
   * The groups in which the records stand, one after the other: `getRow` counts the records of all of them. Each has a
   * heading, and the grid becomes a tree grid, in which a group is expanded and collapsed. Keep the same array while nothing
   * changes. @default no groups
   */
  groups?: readonly GridGroup[] | undefined
  /** Called with the id of a group that a person expands or collapses. */
  onGroupExpandedChange?: ((id: string, expanded: boolean) => void) | undefined
  /**
   * How each row stands in a tree, by its number: the grid becomes a tree grid, in which the column that names a record is indented, and
   * opens and closes what is below it. The rows are given in the order in which they are drawn; those of a closed branch are left out.
   * @default no tree
   */
  getTreeRow?: ((index: number) => GridTreeRow | undefined) | undefined
  /** Called with the number of a row whose branch a person opens or closes. */
  onTreeExpandedChange?: ((index: number, expanded: boolean) => void) | undefined
  /**
   * Draws more of a record, below its row: each row then has a button that shows and hides it. It is as high as its content,
   * stays open wherever its row goes, and is gone with its record.
   */
  renderDetail?: ((record: R) => ReactNode) | undefined
  /** The column that names a record and opens it. @default the first */
  titleColumn?: string | undefined
  /** The order now: the first column decides, the next one among those that are equal. @default as they come */
  sort?: readonly ListSort[] | undefined
  /** Called with the order asked for; without it no header is a button. */
  onSortChange?: ((sort: readonly ListSort[]) => void) | undefined
  /**
   * Called with the widths that a person gives to columns, by their ids, in pixels at a text size of 16. Draw them with
   * that `width` and a `grow` of 0. Without it no width can be changed.
   */
  onColumnResize?: ((widths: Readonly<Record<string, number>>) => void) | undefined
  /** The selected records. @default none */
  selection?: Selection | undefined
  /** Called with the selection asked for; without it there are no checkboxes. */
  onSelectionChange?: ((selection: Selection) => void) | undefined
  /** Called for a range instead, for a list whose rows are not all loaded. */
  onSelectRange?: ((from: number, to: number, selected: boolean) => void) | undefined
  /** Called when a person opens a record. */
  onOpen?: ((record: R, index: number) => void) | undefined
  /** Where a record's own page is: the title is a real link then. */
  getHref?: ((record: R, index: number) => string) | undefined
  /** The record that is open beside the list: its row is marked. @selector [aria-current="true"] @default none */
  current?: RecordId | undefined
  /** Content below each column, by column id: sums and the like, in a row that stays in sight. Tables have it, cards do not. */
  totals?: ReadonlyMap<string, ReactNode> | undefined
  /** The ids of records that someone else has just changed: their rows are marked quietly. @default none */
  changedRows?: ReadonlySet<RecordId> | undefined
  /** Rows as lines or as cards. @default lines where there are 36 rem of room, else cards */
  layout?: GridLayout | undefined
  /** Called when other rows come into view. */
  onRangeChange?: ((first: number, last: number) => void) | undefined
  /** Where a person was before, to be there again. */
  defaultPlace?: GridPlace | undefined
  /** Called with where a person is. */
  onPlaceChange?: ((place: GridPlace) => void) | undefined
  /** Takes focus to `defaultPlace` when it appears. @default false */
  autoFocus?: boolean | undefined
  /** Another one means another list, which is shown from its top. */
  viewKey?: string | undefined
  /** Rows are on their way. @selector [aria-busy] @default false */
  busy?: boolean | undefined
  id?: string | undefined
}
