'use client'

import { type ReactNode, useId, useImperativeHandle, useMemo, useRef } from 'react'
import type { ListSort, RecordId } from '../data/DataSource'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { useMotionParts } from '../motion/MotionContext'
import { cardColumns, type Column, type GridLayout, keptStarts, roomOf } from './Column'
import { GridFoot } from './GridFoot'
import { GridHead } from './GridHead'
import { GridRow } from './GridRow'
import { isSelected, nothingSelected, type Selection, selectionExtent } from './Selection'
import { useActiveCell } from './useActiveCell'
import { useColumnResize } from './useColumnResize'
import { useCellEditing } from './useCellEditing'
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
  /** The order now: the first column decides, the next one among those that are equal. @default as they come */
  sort?: readonly ListSort[]
  /** Called with the order asked for; without it no header is a button. */
  onSortChange?: (sort: readonly ListSort[]) => void
  /**
   * Called with the widths that a person gives to columns, by their ids, in pixels at a text size of 16. Draw them with
   * that `width` and a `grow` of 0. Without it no width can be changed.
   */
  onColumnResize?: (widths: Readonly<Record<string, number>>) => void
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
  /** What stands below each column, by its id: sums and the like, in a row that stays in sight. A table has it, cards do not. */
  totals?: ReadonlyMap<string, ReactNode> | undefined
  /** The ids of records that someone else has just changed: their rows are marked quietly. @default none */
  changedRows?: ReadonlySet<RecordId> | undefined
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
    sort = unsorted,
    onSortChange,
    onColumnResize,
    selection = nothingSelected,
    onSelectionChange,
    onSelectRange,
    onOpen,
    getHref,
    totals,
    changedRows,
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
  const { t } = useLocaleWith(gridTexts)
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
  const room = roomOf(columns, titleColumn, selectable)
  const kept = useMemo(() => keptStarts(columns, titleColumn, selectable), [columns, titleColumn, selectable])
  const edges = useGridEdges(root, head, layout, room['--sw-RecordGrid-tracks'])
  const resize = useColumnResize({ root, columns, titleColumn, selectable, onColumnResize })
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
  const editing = useCellEditing({ cell, columns, first: selectable ? 1 : 0, layout, getRow, getRowId })
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
    resize,
    onEdit: editing.start,
  })
  useSelectionAnnouncement(selection, total)
  useSortAnnouncement(sort, given)
  useScrollToTop(root, viewKey)
  useRangeChange(range, onRangeChange)
  usePlaceChange(root, cell, range, onPlaceChange)

  const hasFoot = totals !== undefined && totals.size > 0 && layout === 'table' && !hasMore

  return (
    <div
      {...rest}
      ref={root}
      className={classes('sw-RecordGrid', className)}
      style={{ ...style, ...room }}
      role="grid"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rowCount + (hasFoot ? 2 : 1)}
      aria-colcount={places.length}
      aria-multiselectable={selectable || undefined}
      aria-busy={busy || undefined}
      data-layout={layout}
      data-scrolls={edges.scrolls || undefined}
      data-overflow-x-start={edges.before || undefined}
      data-overflow-x-end={edges.after || undefined}
      data-totals={hasFoot || undefined}
      data-acts={columns.at(-1)?.bare || undefined}
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
        kept={kept}
        resize={resize}
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
          listKey={`${viewKey} ${sort.map(({ field, direction }) => `${field} ${direction}`).join()}`}
          count={total}
          scrolled={scrolled}
        />
      )}
      <div ref={body} role="rowgroup" className="sw-RecordGrid-body" style={{ blockSize: height }}>
        {rows.map(({ index, top }) => {
          const record = getRow(index)
          const recordId = record && getRowId(index)
          const isEdited = recordId !== undefined && editing.edited?.id === recordId
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
              changed={recordId !== undefined && changedRows?.has(recordId) === true}
              opens={onOpen !== undefined}
              getHref={getHref}
              layout={layout}
              kept={kept}
              cut={edges.cut}
              edited={isEdited ? editing.edited?.column : undefined}
              onEditorClose={isEdited ? editing.onClose : undefined}
              id={`${id}-${index}`}
              selectLabel={t('list.select')}
              measure={layout === 'cards' ? measure : undefined}
            />
          )
        })}
      </div>
      {hasFoot && (
        <GridFoot
          columns={columns}
          title={titleColumn}
          selectable={selectable}
          kept={kept}
          totals={totals}
          label={t('row.total')}
          number={rowCount + 2}
        />
      )}
    </div>
  )
}

const unsorted: readonly ListSort[] = []
