'use client'

import { memo, type ReactNode } from 'react'
import { type Column, type GridLayout, staysInSight } from './Column'
import { WithinLinkContext } from './WithinLinkContext'

export interface GridRowProps<R> {
  index: number
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
  opens: boolean
  getHref: ((record: R, index: number) => string) | undefined
  layout: GridLayout
  /** The numbers of the cells that an edge would cut. */
  cut: ReadonlySet<number>
  /** Starts the ids of its parts. */
  id: string
  /** Names the checkbox, before the row's title. */
  selectLabel: string
  /** Learns the height of a card. */
  measure: ((node: HTMLElement | null) => void) | undefined
}

/** One row. It closes over nothing and listens to nothing, so that scrolling draws only the rows that appear. */
export const GridRow = memo(Row) as typeof Row

function Row<R extends object>(props: GridRowProps<R>) {
  const { index, record, top, columns, active, selectable, selected, id, measure } = props
  const first = selectable ? 1 : 0
  return (
    <div
      ref={measure}
      role="row"
      className="sw-RecordGrid-row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      aria-busy={record === undefined || undefined}
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      {selectable && (
        <div
          role="gridcell"
          className="sw-RecordGrid-cell sw-RecordGrid-checkCell"
          aria-colindex={1}
          tabIndex={record === undefined ? tabIndexOf(active === 0) : undefined}
        >
          {record !== undefined && (
            <input
              type="checkbox"
              className="sw-RecordGrid-check"
              id={`${id}-check`}
              aria-label={props.selectLabel}
              aria-labelledby={`${id}-check ${id}-title`}
              tabIndex={tabIndexOf(active === 0)}
              checked={selected}
              onChange={heardByTheGrid}
            />
          )}
        </div>
      )}
      {columns.map((column, place) => drawCell(props, column, place + first))}
    </div>
  )
}

/** No component of its own: a screen has hundreds of cells, and React would keep a book about each. */
function drawCell<R extends object>(row: GridRowProps<R>, column: Column<R>, number: number) {
  const { record, opens, getHref, id, layout } = row
  const isTitle = column.id === row.title && record !== undefined
  const isLink = isTitle && (opens || getHref !== undefined)
  const stays = staysInSight(column, row.title, row.columns)
  const labelled = layout === 'cards' && column.id !== row.title && !column.bare
  const tabIndex = tabIndexOf(row.active === number)
  const content =
    record === undefined ? (
      <span className="sw-RecordGrid-wait" data-length={row.index % 3} />
    ) : (
      contentOf(column, record)
    )
  return (
    <div
      key={column.id}
      role={isTitle ? 'rowheader' : 'gridcell'}
      className={
        column.id === row.title ? 'sw-RecordGrid-cell sw-RecordGrid-titleCell' : 'sw-RecordGrid-cell'
      }
      aria-colindex={number + 1}
      id={isTitle ? `${id}-title` : undefined}
      data-align={column.align}
      data-sticky={stays || undefined}
      data-cut={row.cut.has(number) || undefined}
      data-interactive={column.interactive || undefined}
      data-bare={column.bare || undefined}
      tabIndex={isLink ? undefined : tabIndex}
    >
      {labelled && (
        <span className="sw-RecordGrid-label" aria-hidden="true">
          {column.header}
        </span>
      )}
      {isLink ? (
        drawOpener(
          getHref?.(record, row.index),
          tabIndex,
          column.interactive ? <WithinLinkContext value>{content}</WithinLinkContext> : content,
        )
      ) : labelled ? (
        <span className="sw-RecordGrid-value">{content}</span>
      ) : layout === 'table' && record !== undefined && (stays || isElement(content)) ? (
        <span className="sw-RecordGrid-own">{content}</span>
      ) : (
        content
      )}
    </div>
  )
}

function drawOpener(href: string | undefined, tabIndex: number, children: ReactNode) {
  return href === undefined ? (
    <button type="button" className="sw-RecordGrid-open" tabIndex={tabIndex}>
      {children}
    </button>
  ) : (
    <a href={href} className="sw-RecordGrid-open" tabIndex={tabIndex}>
      {children}
    </a>
  )
}

function contentOf<R extends object>(column: Column<R>, record: R): ReactNode {
  if (column.cell) return column.cell(record)
  const value: unknown = (record as Readonly<Record<string, unknown>>)[column.id]
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

/** Cells that a host draws itself, with measures of its own. */
function isElement(content: ReactNode): boolean {
  return typeof content === 'object' && content !== null
}

function tabIndexOf(active: boolean): 0 | -1 {
  return active ? 0 : -1
}

/** One listener at the grid hears all rows; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
