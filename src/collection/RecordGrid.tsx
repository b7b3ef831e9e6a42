'use client'

import { type FocusEvent, useId, useImperativeHandle, useMemo, useRef } from 'react'
import type { ListSort } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useKeyboardPart } from '../internal/keyboardParts'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { useMotionParts } from '../motion/MotionContext'
import { cardColumns, type Column, keptStarts, roomOf } from './Column'
import { detailColumn, detailColumnId } from './detailColumn'
import { GridBodyRows } from './GridBodyRows'
import { GridFoot } from './GridFoot'
import { GridHead } from './GridHead'
import { detailAround } from './gridTree'
import { keyPartsOf } from './keyPartsOf'
import type { RecordGridProps } from './RecordGridProps'
import { nothingSelected, selectionExtent } from './Selection'
import { useActiveCell } from './useActiveCell'
import { useColumnResize } from './useColumnResize'
import { useCellEditing } from './useCellEditing'
import { useGridActions } from './useGridActions'
import { useGridEdges } from './useGridEdges'
import { type GridPlace, usePlaceChange, useRangeChange, useScrollToTop } from './useGridCallbacks'
import { useGridMeasures } from './useGridMeasures'
import { useGridRows } from './useGridRows'
import { usePrintedRows } from './usePrintedRows'
import { useRowDetails } from './useRowDetails'
import { useSelectionAnnouncement } from './useSelectionAnnouncement'
import { useSortAnnouncement } from './useSortAnnouncement'
import { useVirtualRows } from './useVirtualRows'

export type { GridPlace, RecordGridProps }

/**
 * Any number of records in rows, of which only those in view are on the page. The keyboard works as the APG's
 * data grid: one tab stop, arrows from cell to cell, Enter opens and sorts, Space selects and Escape gives up what is
 * selected.
 */
export function RecordGrid<R extends object>(props: RecordGridProps<R>) {
  const {
    label,
    columns: given,
    groups,
    onGroupExpandedChange,
    getTreeRow,
    onTreeExpandedChange,
    renderDetail,
    rowCount: recordCount,
    hasMore = false,
    getRow: getRecord,
    getRowId: getRecordId,
    titleColumn: askedTitle,
    sort = unsorted,
    onSortChange,
    onColumnResize,
    selection = nothingSelected,
    onSelectionChange,
    onSelectRange,
    current,
    onOpen: onOpenRecord,
    getHref: getRecordHref,
    totals,
    changedRows,
    layout: askedLayout,
    onRangeChange: onRecordRangeChange,
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

  const gridRows = useGridRows({
    groups,
    rowCount: recordCount,
    getRow: getRecord,
    getRowId: getRecordId,
    getHref: getRecordHref,
    onOpen: onOpenRecord,
    onRangeChange: onRecordRangeChange,
  })
  const { rowCount, getRow, getRowId } = gridRows
  const hasDetails = renderDetail !== undefined
  const details = useRowDetails({ enabled: hasDetails, rows: gridRows, getRecordId, recordCount, viewKey })
  const measures = useGridMeasures(root, head, askedLayout)
  const { layout } = measures
  const selectable = onSelectionChange !== undefined
  const hasFoot = totals !== undefined && totals.size > 0 && layout === 'table' && !hasMore
  const detailLabel = t('list.details')
  const columns = useMemo((): readonly Column<R>[] => {
    const all = hasDetails ? [detailColumn(detailLabel), ...given] : given
    return layout === 'cards' ? cardColumns(all, titleColumn) : all
  }, [layout, given, titleColumn, hasDetails, detailLabel])
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
    foot: hasFoot,
    getRowId,
    header: layout === 'table',
    start: defaultPlace,
    autoFocus,
    viewKey,
  })
  const {
    rows: drawn,
    range,
    height,
    scrolled,
    measure,
  } = useVirtualRows({
    scroller: root,
    count: rowCount,
    measures,
    taller: details.taller,
    keep: cell.row,
    initialTop: defaultPlace?.top,
  })
  const editing = useCellEditing({ cell, columns, first: selectable ? 1 : 0, layout, getRow, getRowId })
  const total = hasMore ? undefined : recordCount
  const extent = selectable ? selectionExtent(selection, total) : undefined
  const actions = useGridActions({
    cell,
    columnCount: places.length,
    rows: gridRows,
    foot: hasFoot,
    getRecordId,
    layout,
    sort,
    onSortChange,
    selection,
    extent,
    onSelectionChange,
    onSelectRange,
    onExpandedChange: onGroupExpandedChange,
    getTreeRow,
    onTreeExpandedChange,
    titleNumber: places.indexOf(titleColumn),
    details,
    resize,
    onEdit: editing.start,
  })
  useKeyboardPart(root, keyPartsOf(props, layout))
  useSelectionAnnouncement(selection, total)
  useSortAnnouncement(sort, given)
  useScrollToTop(root, viewKey)
  useRangeChange(range, gridRows.onRangeChange)
  usePlaceChange(root, cell, range, onPlaceChange)

  // The heading of the topmost group stays above its rows.
  const stuck = range && gridRows.groups?.headOf(range.first)?.row
  const printed = usePrintedRows(gridRows, recordCount)
  const inSight =
    stuck === undefined || drawn.some(({ index }) => index === stuck)
      ? drawn
      : [{ index: stuck, top: 0, detailTop: 0 }, ...drawn]
  const rows = printed?.rows ?? inSight
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    cell.onFocus(event)
    const row = detailAround(event.target)?.dataset.row
    // Its row stays on the page when it is scrolled away.
    if (row !== undefined) cell.moveTo({ row: Number(row), number: places.indexOf(detailColumnId) }, false)
  }

  return (
    <div
      {...rest}
      ref={root}
      className={classes('sw-RecordGrid', className)}
      style={{ ...style, ...room }}
      role={groups || getTreeRow ? 'treegrid' : 'grid'}
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rowCount + details.count + (hasFoot ? 2 : 1)}
      aria-colcount={places.length}
      aria-multiselectable={selectable || undefined}
      aria-busy={busy || undefined}
      data-layout={layout}
      data-scrolls={edges.scrolls || undefined}
      data-overflow-x-start={edges.before || undefined}
      data-overflow-x-end={edges.after || undefined}
      data-totals={hasFoot || undefined}
      data-groups={groups ? '' : undefined}
      data-tree={getTreeRow ? '' : undefined}
      data-details={hasDetails || undefined}
      data-acts={columns.at(-1)?.bare || undefined}
      onFocus={onFocus}
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
      {parts && !groups && !getTreeRow && !hasDetails && (
        <parts.RowChange
          root={root}
          body={body}
          rows={inSight}
          getRowId={getRowId}
          listKey={`${viewKey} ${sort.map(({ field, direction }) => `${field} ${direction}`).join()}`}
          count={total}
          scrolled={scrolled}
        />
      )}
      <div
        ref={body}
        role="rowgroup"
        className="sw-RecordGrid-body"
        style={printed ? undefined : { blockSize: height }}
      >
        <GridBodyRows
          {...{
            rows,
            gridRows,
            groups,
            getTreeRow,
            getRecordId,
            renderDetail,
            details,
            stuck,
            current,
            changedRows,
          }}
          {...{ columns, cell, layout, id, measure, title: titleColumn, kept, cut: edges.cut, editing }}
          columnCount={places.length}
          selection={selectable ? selection : undefined}
        />
      </div>
      {hasFoot && (
        <GridFoot
          columns={columns}
          title={titleColumn}
          selectable={selectable}
          kept={kept}
          totals={totals}
          label={t('row.total')}
          number={rowCount + details.count + 2}
          index={rowCount}
          active={cell.row === rowCount ? cell.number : -1}
        />
      )}
      {printed?.cut && (
        <div className="sw-RecordGrid-printed" aria-hidden="true">
          {t('list.printed', printed.cut)}
        </div>
      )}
    </div>
  )
}

const unsorted: readonly ListSort[] = []
