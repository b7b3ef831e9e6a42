'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, type Ref } from 'react'
import type { ListSort } from '../data/DataSource'
import { classes } from '../internal/classes'
import { type Column, type GridLayout, isWhole, staysInSight } from './Column'
import type { SelectionExtent } from './Selection'

export interface GridHeadProps<R> {
  columns: readonly Column<R>[]
  sort: ListSort | undefined
  sortable: boolean
  /** The column that names the rows. */
  title: string
  /** How much is selected; nothing when rows cannot be. */
  extent: SelectionExtent | undefined
  /** The number of the cell that takes focus, or -1. */
  active: number
  layout: GridLayout
  selectLabel: string
  ref?: Ref<HTMLDivElement>
}

/** The row of headers. Above cards it is not seen, but it still tells assistive technology what the cells are. */
export const GridHead = memo(Head) as typeof Head

function Head<R extends object>(props: GridHeadProps<R>) {
  const { columns, extent, active, layout, selectLabel, ref } = props
  const first = extent === undefined ? 0 : 1
  return (
    <div role="rowgroup" className="sw-RecordGrid-head" ref={ref}>
      <div role="row" className="sw-RecordGrid-row" aria-rowindex={1}>
        {extent !== undefined && (
          <div role="columnheader" className="sw-RecordGrid-header sw-RecordGrid-checkCell" aria-colindex={1}>
            {layout === 'cards' ? (
              selectLabel
            ) : (
              <input
                type="checkbox"
                className="sw-RecordGrid-checkAll"
                aria-label={selectLabel}
                tabIndex={active === 0 ? 0 : -1}
                checked={extent === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = extent === 'some'
                }}
                onChange={heardByTheGrid}
              />
            )}
          </div>
        )}
        {columns.map((column, place) => (
          <Header key={column.id} column={column} number={place + first} head={props} />
        ))}
      </div>
    </div>
  )
}

function Header<R>({ column, number, head }: { column: Column<R>; number: number; head: GridHeadProps<R> }) {
  const { sort, active, layout } = head
  const sortable = head.sortable && column.sortable === true
  const direction = sort?.field === column.id ? sort.direction : undefined
  const isButton = sortable && layout === 'table'
  const tabIndex = active === number ? 0 : -1
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      className={classes('sw-RecordGrid-header', column.id === head.title && 'sw-RecordGrid-titleCell')}
      aria-colindex={number + 1}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      data-align={column.align}
      data-sticky={staysInSight(column, head.title, head.columns) || undefined}
      data-whole={isWhole(column) || undefined}
      data-bare={column.bare || undefined}
      tabIndex={isButton || layout === 'cards' ? undefined : tabIndex}
    >
      {isButton ? (
        <button type="button" className="sw-RecordGrid-sort" data-column={column.id} tabIndex={tabIndex}>
          <span className="sw-RecordGrid-headerText">{column.header}</span>
          <Arrow className="sw-RecordGrid-arrow" aria-hidden="true" />
        </button>
      ) : (
        <span className={column.bare ? 'sw-VisuallyHidden' : 'sw-RecordGrid-headerText'}>
          {column.header}
        </span>
      )}
    </div>
  )
}

/** One listener at the grid hears all cells; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
