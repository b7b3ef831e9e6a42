import { memo } from 'react'
import type { GridLayout } from './Column'
import { levelStyle, tabIndexOf } from './gridCell'
import type { GridTreeRow } from './GridTreeRow'

interface GridNoteRowProps {
  tree: GridTreeRow
  index: number
  /** The number of its row, the header with them. */
  number: number
  /** Pixels below the header. */
  top: number
  /** The number of the cell that takes focus, or -1. */
  active: number
  columnCount: number
  layout: GridLayout
  /** Learns the height among cards. */
  measure: ((node: HTMLElement | null) => void) | undefined
}

/** A row of a tree that is no record: that more are on their way, why they did not come, and the button that gets them. */
export const GridNoteRow = memo(function GridNoteRow(props: GridNoteRowProps) {
  const { tree, index, number, top, active, columnCount, measure } = props
  return (
    <div
      ref={measure}
      role="row"
      className="sw-RecordGrid-row sw-RecordGrid-noteRow"
      aria-rowindex={number}
      aria-level={tree.level}
      data-index={index}
      style={{ transform: `translateY(${top}px)`, ...levelStyle(tree) }}
    >
      <div
        role="gridcell"
        className="sw-RecordGrid-cell sw-RecordGrid-note"
        aria-colindex={1}
        aria-colspan={columnCount}
        data-interactive=""
        tabIndex={tabIndexOf(active >= 0)}
      >
        {tree.note}
      </div>
    </div>
  )
})
