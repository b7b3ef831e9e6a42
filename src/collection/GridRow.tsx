'use client'

import { memo } from 'react'
import { placeOnCard } from './Column'
import { drawCell, levelStyle, tabIndexOf } from './gridCell'
import type { GridRowProps } from './GridRowProps'

/** One row. It closes over nothing and listens to nothing, so that scrolling draws only the rows that appear. */
export const GridRow = memo(Row) as typeof Row

function Row<R extends object>(props: GridRowProps<R>) {
  const { index, record, top, columns, active, selectable, selected, id, measure, tree } = props
  const first = selectable ? 1 : 0
  return (
    <div
      ref={measure}
      role="row"
      className="sw-RecordGrid-row"
      aria-rowindex={props.number}
      aria-level={tree?.level ?? (props.position === undefined ? undefined : 2)}
      aria-posinset={tree?.position ?? props.position}
      aria-setsize={tree ? (tree.setSize ?? -1) : props.setSize}
      aria-expanded={tree?.expanded}
      aria-selected={selectable ? selected : undefined}
      aria-current={props.current || undefined}
      aria-busy={record === undefined || undefined}
      data-index={index}
      data-changed={props.changed || undefined}
      data-editing={props.edited !== undefined || undefined}
      data-expanded={props.expanded || undefined}
      data-quiet={tree?.quiet || undefined}
      data-drop={tree?.drop}
      style={
        tree
          ? { transform: `translateY(${top}px)`, ...levelStyle(tree) }
          : { transform: `translateY(${top}px)` }
      }
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
      {props.layout === 'cards'
        ? drawCard(props, first)
        : columns.map((column, place) => drawCell(props, column, place + first))}
    </div>
  )
}

/** The cells of a card; those that stand on its line have an element around them, which says nothing. */
function drawCard<R extends object>(row: GridRowProps<R>, first: number) {
  const { columns, title, record } = row
  const placed = columns.map((column, place) => ({
    column,
    number: place + first,
    on: placeOnCard(column, title, columns),
    empty: record !== undefined && column.isEmpty?.(record) === true,
  }))
  const line = placed.filter(({ on }) => on === 'line')
  const leading = line.find(({ empty }) => !empty)
  const draw = (one: (typeof placed)[number]) =>
    drawCell(row, one.column, one.number, {
      on: one.on,
      empty: one.on === 'line' && one.empty,
      follows: one.on === 'line' && !one.empty && one !== leading,
    })
  // A list as that of a table's cells, so that a cell with the focus stays when there is less room.
  return [
    ...placed.filter(({ on }) => on !== 'line' && on !== 'bare').map(draw),
    line.length > 0 && (
      <div key=" line" role="none" className="sw-RecordGrid-line">
        {line.map(draw)}
      </div>
    ),
    ...placed.filter(({ on }) => on === 'bare').map(draw),
  ]
}

/** One listener at the grid hears all rows; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
