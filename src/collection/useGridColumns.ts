'use client'

import { type RefObject, useMemo } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { gridTexts } from '../messages/components/gridTexts'
import { cardColumns, type Column, type GridLayout, keptStarts, roomOf } from './Column'
import { detailColumn } from './detailColumn'
import type { RecordGridProps } from './RecordGridProps'
import { useColumnResize } from './useColumnResize'

/** The columns of a grid as its layout has them, the room that they take, and how a person changes that. */
export function useGridColumns<R extends object>(
  props: RecordGridProps<R>,
  root: RefObject<HTMLElement | null>,
  layout: GridLayout,
) {
  const { columns: given, onColumnResize } = props
  const titleColumn = props.titleColumn ?? given[0]?.id ?? ''
  const selectable = props.onSelectionChange !== undefined
  const hasDetails = props.renderDetail !== undefined
  const { t } = useLocaleWith(gridTexts)
  const detailLabel = t('list.details')
  const columns = useMemo((): readonly Column<R>[] => {
    const all = hasDetails ? [detailColumn(detailLabel), ...given] : given
    return layout === 'cards' ? cardColumns(all, titleColumn) : all
  }, [layout, given, titleColumn, hasDetails, detailLabel])
  return {
    columns,
    /** The id of the column that names a record. */
    titleColumn,
    /** Whether checkboxes stand before them. */
    selectable,
    /** The ids of all columns that focus can reach, '' for the checkboxes. */
    places: useMemo(
      () => [...(selectable ? [''] : []), ...columns.map((column) => column.id)],
      [selectable, columns],
    ),
    /** Their room, as the sheet takes it. */
    room: roomOf(columns, titleColumn, selectable),
    /** Where those stand that stay in sight. */
    kept: useMemo(() => keptStarts(columns, titleColumn, selectable), [columns, titleColumn, selectable]),
    resize: useColumnResize({ root, columns, titleColumn, selectable, onColumnResize }),
  }
}
