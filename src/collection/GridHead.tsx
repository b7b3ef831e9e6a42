'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, type Ref, useId } from 'react'
import type { ListSort } from '../data/DataSource'
import { Tooltip } from '../components/Tooltip'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { writeNumber } from '../messages/writeNumber'
import { type Column, type GridLayout, isWhole } from './Column'
import type { SelectionExtent } from './Selection'
import { startStyle } from './startStyle'
import type { ColumnResize } from './useColumnResize'

export interface GridHeadProps<R> {
  columns: readonly Column<R>[]
  sort: readonly ListSort[]
  sortable: boolean
  /** The column that names the rows. */
  title: string
  /** Where the first columns stand that stay in sight. */
  kept: readonly string[]
  resize: ColumnResize | undefined
  /** How much is selected; nothing when rows cannot be. */
  extent: SelectionExtent | undefined
  /** The number of the cell that takes focus, or -1. */
  active: number
  layout: GridLayout
  selectLabel: string
  ref?: Ref<HTMLDivElement> | undefined
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
  const { sort, active, layout, resize } = head
  const { t, locale } = useLocaleWith(gridTexts)
  const rankId = useId()
  const sortable = head.sortable && column.sortable === true
  const rank = sort.findIndex(({ field }) => field === column.id) + 1
  const direction = sort[rank - 1]?.direction
  const ranked = rank > 0 && sort.length > 1
  const isButton = sortable && layout === 'table'
  /** Another column decides now, so that this one can as well: few would find that out. */
  const canJoin = isButton && sort.length > 0 && rank === 0
  const tabIndex = active === number ? 0 : -1
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  const place = number - (head.extent === undefined ? 0 : 1)
  const start = head.kept[place]
  return (
    <div
      role="columnheader"
      className={classes('sw-RecordGrid-header', column.id === head.title && 'sw-RecordGrid-titleCell')}
      aria-colindex={number + 1}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      data-align={column.align}
      data-sticky={start !== undefined || undefined}
      style={startStyle(start, place)}
      data-whole={(isWhole(column) && start === undefined) || undefined}
      data-bare={column.bare || undefined}
      tabIndex={isButton || layout === 'cards' ? undefined : tabIndex}
    >
      {isButton ? (
        <button
          type="button"
          className="sw-RecordGrid-sort"
          data-column={column.id}
          aria-describedby={ranked || canJoin ? rankId : undefined}
          tabIndex={tabIndex}
        >
          <span className="sw-RecordGrid-headerText">{column.header}</span>
          <Arrow className="sw-RecordGrid-arrow" aria-hidden="true" />
          {ranked && (
            <span className="sw-RecordGrid-rank" aria-hidden="true">
              {writeNumber(rank, locale)}
            </span>
          )}
        </button>
      ) : (
        <span className={column.bare ? 'sw-VisuallyHidden' : 'sw-RecordGrid-headerText'}>
          {column.header}
        </span>
      )}
      {isButton && (ranked || canJoin) && (
        <Tooltip id={rankId} redundant>
          {ranked ? t('list.sortRank', { rank, count: sort.length }) : t('list.sortAlso')}
        </Tooltip>
      )}
      {resize && layout === 'table' && !column.bare && (
        <span
          role="presentation"
          className="sw-RecordGrid-edge"
          onPointerDown={(event) => resize.start(event, place)}
          onDoubleClick={() => resize.fit(place)}
        />
      )}
    </div>
  )
}

/** One listener at the grid hears all cells; React only needs to know that the box is listened to. */
function heardByTheGrid() {}
