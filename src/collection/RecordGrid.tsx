'use client'

import { useId, useImperativeHandle, useMemo, useRef } from 'react'
import type { ListSort, RecordId } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import { useMotionParts } from '../motion/MotionContext'
import { cardColumns, type Column, type GridLayout, keptWidthOf, leastWidthOf, tracksOf } from './Column'
import { GridHead } from './GridHead'
import { GridRow } from './GridRow'
import { isSelected, nothingSelected, type Selection, selectionExtent } from './Selection'
import { useActiveCell } from './useActiveCell'
import { useGridActions } from './useGridActions'
import { useGridEdges } from './useGridEdges'
import { type GridPlace, usePlaceChange, useRangeChange, useScrollToTop } from './useGridCallbacks'
import { useGridMeasures } from './useGridMeasures'
import { useSelectionAnnouncement } from './useSelectionAnnouncement'
import { useSortAnnouncement } from './useSortAnnouncement'
import { useVirtualRows } from './useVirtualRows'

export type { GridPlace }

export interface RecordGridProps<R extends object> extends RootProps<HTMLDivElement> {
  /** Names the grid for assistive technology: what its records are. */
  label: string
  /** The columns in order. Keep the same array while nothing changes, so that no row is drawn again. */
  columns: readonly Column<R>[]
  /** How many rows there are to scroll through. Browsers end a page near 400,000 rows. */
  rowCount: number
  /** Whether more rows than `rowCount` may follow: assistive technology is told that the number is unknown. @default false */
  hasMore?: boolean
  /** The record of a row; nothing while it loads, then the row is drawn as a skeleton in its place. */
  getRow: (index: number) => R | undefined
  /** The id of the row's record; nothing while it loads. */
  getRowId: (index: number) => RecordId | undefined
  /** The column that names a record and opens it. @default the first */
  titleColumn?: string
  /** The order now. */
  sort?: ListSort
  /** Called with the order asked for; without it no header is a button. */
  onSortChange?: (sort: ListSort | undefined) => void
  /** The selected records. @default none */
  selection?: Selection
  /** Called with the selection asked for; without it there are no checkboxes. */
  onSelectionChange?: (selection: Selection) => void
  /** Called for a range instead, for a list whose rows are not all loaded. */
  onSelectRange?: (from: number, to: number, selected: boolean) => void
  /** Called when a person opens a record. */
  onOpen?: (record: R, index: number) => void
  /** Where a record's own page is: the title is a real link then. */
  getHref?: (record: R, index: number) => string
  /** Rows as lines or as cards. @default lines where there are 36 rem of room, else cards */
  layout?: GridLayout
  /** Called when other rows come into view. */
  onRangeChange?: (first: number, last: number) => void
  /** Where a person was before, to be there again. */
  defaultPlace?: GridPlace
  /** Called with where a person is. */
  onPlaceChange?: (place: GridPlace) => void
  /** Takes focus to `defaultPlace` when it appears. @default false */
  autoFocus?: boolean
  /** Another one means another list, which is shown from its top. */
  viewKey?: string
  /** Rows are on their way. @selector [aria-busy] @default false */
  busy?: boolean
  id?: string
}

/**
 * Any number of records in rows, of which only those in view are on the page. The keyboard works as the APG's
 * data grid: one tab stop, arrows from cell to cell, Enter opens and sorts, Space selects and Escape gives up what is
 * selected.
 */
export function RecordGrid<R extends object>(props: RecordGridProps<R>) {
  const {
    label,
    columns: given,
    rowCount,
    hasMore = false,
    getRow,
    getRowId,
    titleColumn: askedTitle,
    sort,
    onSortChange,
    selection = nothingSelected,
    onSelectionChange,
    onSelectRange,
    onOpen,
    getHref,
    layout: askedLayout,
    onRangeChange,
    defaultPlace,
    onPlaceChange,
    autoFocus = false,
    viewKey,
    busy = false,
    className,
    style,
    ref,
    ...rest
  } = props
  const titleColumn = askedTitle ?? given[0]?.id ?? ''
  const { t } = useLocale()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const parts = useMotionParts()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [])

  const measures = useGridMeasures(root, head, askedLayout)
  const { layout } = measures
  const selectable = onSelectionChange !== undefined
  const columns = useMemo(
    () => (layout === 'cards' ? cardColumns(given, titleColumn) : given),
    [layout, given, titleColumn],
  )
  const tracks = tracksOf(columns, selectable)
  const edges = useGridEdges(root, head, layout, tracks)
  const places = useMemo(
    () => [...(selectable ? [''] : []), ...columns.map((column) => column.id)],
    [selectable, columns],
  )
  const cell = useActiveCell({
    root,
    columns: places,
    rowCount,
    getRowId,
    header: layout === 'table',
    start: defaultPlace,
    autoFocus,
    viewKey,
  })
  const { rows, range, height, scrolled, measure } = useVirtualRows({
    scroller: root,
    count: rowCount,
    measures,
    keep: cell.row,
    initialTop: defaultPlace?.top,
  })
  const total = hasMore ? undefined : rowCount
  const extent = selectable ? selectionExtent(selection, total) : undefined
  const actions = useGridActions({
    cell,
    columnCount: places.length,
    rowCount,
    getRowId,
    getRow,
    layout,
    sort,
    onSortChange,
    selection,
    extent,
    onSelectionChange,
    onSelectRange,
    onOpen,
  })
  useSelectionAnnouncement(selection, total)
  useSortAnnouncement(sort, given)
  useScrollToTop(root, viewKey)
  useRangeChange(range, onRangeChange)
  usePlaceChange(root, cell, range, onPlaceChange)

  const room = {
    '--sw-RecordGrid-tracks': tracks,
    '--sw-RecordGrid-kept': keptWidthOf(columns, titleColumn, selectable),
    '--sw-RecordGrid-least': leastWidthOf(columns, selectable),
  }

  return (
    <div
      {...rest}
      ref={root}
      className={classes('sw-RecordGrid', className)}
      style={{ ...style, ...room }}
      role="grid"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rowCount + 1}
      aria-colcount={places.length}
      aria-multiselectable={selectable || undefined}
      aria-busy={busy || undefined}
      data-layout={layout}
      data-scrolls={edges.scrolls || undefined}
      data-overflow-x-start={edges.before || undefined}
      data-overflow-x-end={edges.after || undefined}
      onFocus={cell.onFocus}
      onBlur={cell.onBlur}
      {...actions}
    >
      <GridHead
        ref={head}
        columns={columns}
        sort={sort}
        sortable={onSortChange !== undefined}
        title={titleColumn}
        extent={extent}
        active={cell.row < 0 ? cell.number : -1}
        layout={layout}
        selectLabel={t('list.selectAll')}
      />
      {parts && (
        <parts.RowChange
          root={root}
          body={body}
          rows={rows}
          getRowId={getRowId}
          listKey={`${viewKey} ${sort?.field} ${sort?.direction}`}
          count={total}
          scrolled={scrolled}
        />
      )}
      <div ref={body} role="rowgroup" className="sw-RecordGrid-body" style={{ blockSize: height }}>
        {rows.map(({ index, top }) => {
          const record = getRow(index)
          const recordId = record && getRowId(index)
          return (
            <GridRow
              key={recordId ?? `row ${index}`}
              index={index}
              record={record}
              top={top}
              columns={columns}
              title={titleColumn}
              active={index === cell.row ? cell.number : -1}
              selectable={selectable}
              selected={selectable && isSelected(selection, recordId)}
              opens={onOpen !== undefined}
              getHref={getHref}
              layout={layout}
              cut={edges.cut}
              id={`${id}-${index}`}
              selectLabel={t('list.select')}
              measure={layout === 'cards' ? measure : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}
