'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { writeNumber } from '../messages/writeNumber'
import type { Column, GridLayout } from './Column'
import type { GridGroup } from './GridGroup'
import type { SelectionExtent } from './Selection'

export interface GridGroupRowProps<R> {
  group: GridGroup
  /** Which of how many groups it is, from 1. */
  position: number
  setSize: number
  /** Which of the grid's rows it is, from 0. */
  index: number
  /** The number of its row, the header with them. */
  number: number
  /** Pixels below the header. */
  top: number
  /** Whether it stays in sight above the rows of its group. */
  stuck: boolean
  columns: readonly Column<R>[]
  /** The number of the cell that takes focus, or -1. */
  active: number
  /** How many of its records are selected; nothing when rows cannot be. */
  selected: SelectionExtent | undefined
  layout: GridLayout
  /** Starts the ids of its parts. */
  id: string
  /** Learns the height among cards. */
  measure: ((node: HTMLElement | null) => void) | undefined
}

/** The heading of a group: its value, how many records have it, and what their columns come to. */
export const GridGroupRow = memo(GroupRow) as typeof GroupRow

function GroupRow<R>(props: GridGroupRowProps<R>) {
  const { group, index, top, stuck, columns, active, selected, layout, id, measure } = props
  const { t, locale } = useLocaleWith(gridTexts)
  const first = selected === undefined ? 0 : 1
  const totals = layout === 'table' ? group.totals : undefined
  const totalled = columns.findIndex((column, place) => place > 0 && totals?.has(column.id))
  const span = totalled < 0 ? columns.length : totalled
  const isActive = active >= first && active < first + span
  return (
    <div
      ref={measure}
      role="row"
      className="sw-RecordGrid-row sw-RecordGrid-group"
      aria-rowindex={props.number}
      aria-level={1}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-expanded={group.expanded}
      aria-selected={selected === undefined ? undefined : selected === 'all' && group.count > 0}
      data-index={index}
      data-stuck={stuck || undefined}
      style={stuck ? undefined : { transform: `translateY(${top}px)` }}
    >
      {selected !== undefined && (
        <div role="gridcell" className="sw-RecordGrid-cell sw-RecordGrid-checkCell" aria-colindex={1}>
          <input
            type="checkbox"
            className="sw-RecordGrid-check"
            id={`${id}-check`}
            aria-label={t('list.select')}
            aria-labelledby={`${id}-check ${id}-title`}
            tabIndex={active === 0 ? 0 : -1}
            checked={selected === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = selected === 'some'
            }}
            onChange={heardByTheGrid}
          />
        </div>
      )}
      <div
        role="rowheader"
        className="sw-RecordGrid-cell sw-RecordGrid-groupCell"
        aria-colindex={first + 1}
        aria-colspan={span}
        style={layout === 'table' ? { gridColumn: `${first + 1} / span ${span}` } : undefined}
      >
        <button
          type="button"
          className="sw-RecordGrid-groupToggle"
          aria-expanded={group.expanded}
          tabIndex={isActive ? 0 : -1}
        >
          <ChevronRight className="sw-icon sw-RecordGrid-chevron" data-directional="" aria-hidden="true" />
          <span className="sw-RecordGrid-groupTitle" id={`${id}-title`}>
            {group.title}
          </span>
          <span className="sw-RecordGrid-groupCount">
            <span aria-hidden="true">{writeNumber(group.count, locale)}</span>
            <VisuallyHidden>{t('list.groupCount', { count: group.count })}</VisuallyHidden>
          </span>
        </button>
      </div>
      {totalled >= 0 &&
        columns.slice(totalled).map((column, place) => {
          const number = first + totalled + place
          return (
            <div
              key={column.id}
              role="gridcell"
              className="sw-RecordGrid-cell sw-RecordGrid-total"
              aria-colindex={number + 1}
              data-align={column.align}
              tabIndex={active === number ? 0 : -1}
            >
              {totals?.get(column.id)}
            </div>
          )
        })}
    </div>
  )
}

/** One listener at the grid hears all rows; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
