'use client'

import { useId, useImperativeHandle, useRef } from 'react'
import type { ListSort } from '../data/DataSource'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { useMotionParts } from '../motion/MotionContext'
import { GridBodyRows } from './GridBodyRows'
import { GridFoot } from './GridFoot'
import { GridHead } from './GridHead'
import type { RecordGridProps } from './RecordGridProps'
import { rootAttributesOf } from './rootAttributesOf'
import { nothingSelected } from './Selection'
import { type GridPlace, usePlaceChange, useRangeChange, useScrollToTop } from './useGridCallbacks'
import { useGridColumns } from './useGridColumns'
import { useGridEdges } from './useGridEdges'
import { useGridInteraction } from './useGridInteraction'
import { useGridMeasures } from './useGridMeasures'
import { useGridRows } from './useGridRows'
import { useRowDetails } from './useRowDetails'
import { useShownRows } from './useShownRows'

export type { GridPlace, RecordGridProps }

/**
 * Any number of records in rows, of which only those in view are on the page. The keyboard works as the APG's
 * data grid: one tab stop, arrows from cell to cell, Enter opens and sorts, Space selects and Escape gives up what is
 * selected.
 */
export function RecordGrid<R extends object>(props: RecordGridProps<R>) {
  const { label, rowCount: recordCount, getRow, getRowId: getRecordId, getHref, onOpen } = props
  const { hasMore = false, groups, getTreeRow, renderDetail, current, changedRows, totals } = props
  const { sort = unsorted, onSortChange, selection = nothingSelected, defaultPlace, onPlaceChange } = props
  const { layout: askedLayout, onRangeChange, viewKey, busy = false, className, style, ref } = props
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
    getRow,
    getRowId: getRecordId,
    getHref,
    onOpen,
    onRangeChange,
  })
  const { rowCount, getRowId } = gridRows
  const hasDetails = renderDetail !== undefined
  const details = useRowDetails({ enabled: hasDetails, rows: gridRows, getRecordId, recordCount, viewKey })
  const measures = useGridMeasures(root, head, askedLayout)
  const { layout } = measures
  const hasFoot = totals !== undefined && totals.size > 0 && layout === 'table' && !hasMore
  const gridColumns = useGridColumns(props, root, layout)
  const { columns, titleColumn, selectable, places, room, kept, resize } = gridColumns
  const edges = useGridEdges(root, head, layout, room['--sw-RecordGrid-tracks'])
  const { cell, editing, total, extent, handlers } = useGridInteraction(props, {
    root,
    layout,
    rows: gridRows,
    columns: gridColumns,
    details,
    foot: hasFoot,
    sort,
    selection,
  })
  const { rows, inSight, stuck, printed, range, height, scrolled, measure } = useShownRows({
    rows: gridRows,
    recordCount,
    scroller: root,
    measures,
    taller: details.taller,
    keep: cell.row,
    initialTop: defaultPlace?.top,
  })
  useScrollToTop(root, viewKey)
  useRangeChange(range, gridRows.onRangeChange)
  usePlaceChange(root, cell, range, onPlaceChange)

  return (
    <div
      {...rootAttributesOf(props)}
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
      data-cut-x-start={edges.cutBefore || undefined}
      data-cut-x-end={edges.cutAfter || undefined}
      data-totals={hasFoot || undefined}
      data-groups={groups ? '' : undefined}
      data-tree={getTreeRow ? '' : undefined}
      data-details={hasDetails || undefined}
      data-acts={columns.at(-1)?.bare || undefined}
      {...handlers}
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
          {...{ columns, cell, layout, id, measure, title: titleColumn, kept, editing }}
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
