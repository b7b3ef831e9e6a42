import { memo, type ReactNode } from 'react'
import type { Column } from './Column'
import { startStyle } from './startStyle'

export interface GridFootProps<R> {
  columns: readonly Column<R>[]
  /** The column that names the rows. */
  title: string
  selectable: boolean
  /** Where the first columns stand that stay in sight. */
  kept: readonly string[]
  /** Content below each column, by column id. */
  totals: ReadonlyMap<string, ReactNode>
  /** Names the row. */
  label: string
  /** Its number among the rows, the header with them. */
  number: number
  /** Which row it is for the keyboard: the one after the last. */
  index: number
  /** The number of the cell that takes focus, or -1. */
  active: number
}

/** The row of totals, which stays in sight below the rows. */
export const GridFoot = memo(Foot) as typeof Foot

function Foot<R extends object>({
  columns,
  title,
  selectable,
  kept,
  totals,
  label,
  number,
  index,
  active,
}: GridFootProps<R>) {
  const first = selectable ? 1 : 0
  return (
    <div role="rowgroup" className="sw-RecordGrid-foot">
      <div
        role="row"
        className="sw-RecordGrid-row"
        aria-rowindex={number}
        aria-label={label}
        data-index={index}
      >
        {selectable && (
          <div
            role="gridcell"
            aria-label={label}
            className="sw-RecordGrid-total sw-RecordGrid-cell sw-RecordGrid-checkCell"
            aria-colindex={1}
            tabIndex={active === 0 ? 0 : -1}
          />
        )}
        {columns.map((column, place) => {
          const isTitle = column.id === title
          const total = totals.get(column.id)
          return (
            <div
              key={column.id}
              role={isTitle ? 'rowheader' : 'gridcell'}
              className="sw-RecordGrid-total sw-RecordGrid-cell"
              aria-colindex={place + first + 1}
              data-align={column.align}
              data-sticky={kept[place] !== undefined || undefined}
              style={startStyle(kept[place], place)}
              data-bare={column.bare || undefined}
              tabIndex={active === place + first ? 0 : -1}
            >
              {total ?? (isTitle && label)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
