'use client'

import { Fragment, type ReactNode } from 'react'
import type { RecordId } from '../data/DataSource'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import type { Column, GridLayout } from './Column'
import { GridDetail } from './GridDetail'
import type { GridGroup } from './GridGroup'
import { GridGroupRow } from './GridGroupRow'
import { GridNoteRow } from './GridNoteRow'
import { GridRow } from './GridRow'
import type { GridTreeRow } from './GridTreeRow'
import { groupExtent } from './groupSelection'
import { isSelected, type Selection } from './Selection'
import type { useActiveCell } from './useActiveCell'
import type { useCellEditing } from './useCellEditing'
import type { GridRows } from './useGridRows'
import type { useRowDetails } from './useRowDetails'
import type { VirtualRow, VirtualRows } from './useVirtualRows'

export interface GridBodyRowsProps<R extends object> {
  /** The rows that are on the page. */
  rows: readonly VirtualRow[]
  gridRows: GridRows<R>
  groups: readonly GridGroup[] | undefined
  getTreeRow: ((index: number) => GridTreeRow | undefined) | undefined
  /** The host's own, by the number of a record. */
  getRecordId: (index: number) => RecordId | undefined
  renderDetail: ((record: R) => ReactNode) | undefined
  details: ReturnType<typeof useRowDetails<R>>
  /** The record that is open beside the list. */
  current: RecordId | undefined
  /** The records that someone else has just changed. */
  changedRows: ReadonlySet<RecordId> | undefined
  /** The heading that stays above the rows of its group. */
  stuck: number | undefined
  columns: readonly Column<R>[]
  columnCount: number
  title: string
  cell: ReturnType<typeof useActiveCell>
  editing: ReturnType<typeof useCellEditing<R>>
  /** Nothing when rows cannot be selected. */
  selection: Selection | undefined
  layout: GridLayout
  kept: readonly string[]
  /** Starts the ids of the rows. */
  id: string
  measure: VirtualRows['measure']
}

/** The rows of a grid: headings of groups, records, and what records show below their rows. */
export function GridBodyRows<R extends object>(props: GridBodyRowsProps<R>) {
  const {
    rows,
    gridRows,
    groups,
    getTreeRow,
    getRecordId,
    renderDetail,
    details,
    stuck,
    columns,
    columnCount,
  } = props
  const { current, changedRows, title, cell, editing, selection, layout, kept, id, measure } = props
  const { t } = useLocaleWith(gridTexts)
  return rows.map(({ index, top, detailTop }) => {
    const shared = {
      index,
      top,
      columns,
      layout,
      id: `${id}-${index}`,
      active: index === cell.row ? cell.number : -1,
      number: index + 2 + details.countBefore(index),
      measure: layout === 'cards' ? measure : undefined,
    }
    const head = gridRows.headAt(index)
    if (head) {
      return (
        <GridGroupRow
          key={`group ${head.group.id}`}
          {...shared}
          group={head.group}
          position={head.place + 1}
          setSize={groups?.length ?? 0}
          stuck={index === stuck}
          selected={selection && groupExtent(selection, head, getRecordId)}
        />
      )
    }
    const tree = getTreeRow?.(index)
    if (tree?.note !== undefined) {
      const { top: at, active, number, measure: learn } = shared
      return (
        <GridNoteRow
          key={`note ${index}`}
          {...{ tree, index, active, number, layout, columnCount }}
          top={at}
          measure={learn}
        />
      )
    }
    const record = gridRows.getRow(index)
    const recordId = record && gridRows.getRowId(index)
    const isEdited = recordId !== undefined && editing.edited?.id === recordId
    const around = gridRows.groups?.headOf(index)
    const isOpen = details.isOpen(index)
    return (
      <Fragment key={recordId ?? `row ${index}`}>
        <GridRow
          {...shared}
          position={around && index - around.row}
          setSize={around?.group.count}
          record={record}
          title={title}
          selectable={selection !== undefined}
          selected={selection !== undefined && isSelected(selection, recordId)}
          current={current !== undefined && String(recordId) === String(current)}
          changed={recordId !== undefined && changedRows?.has(recordId) === true}
          opens={gridRows.onOpen !== undefined}
          getHref={gridRows.getHref}
          kept={kept}
          edited={isEdited ? editing.edited?.column : undefined}
          onEditorClose={isEdited ? editing.onClose : undefined}
          expanded={renderDetail ? isOpen : undefined}
          tree={tree}
          selectLabel={t('list.select')}
          detailLabel={t('list.details')}
          branchLabel={t('list.branch')}
        />
        {isOpen && renderDetail && record && recordId !== undefined && (
          <GridDetail
            record={record}
            recordId={recordId}
            index={index}
            top={detailTop}
            number={shared.number + 1}
            level={around && 2}
            columnCount={columnCount}
            id={shared.id}
            renderDetail={renderDetail}
            onHeightChange={details.onHeightChange}
          />
        )}
      </Fragment>
    )
  })
}
