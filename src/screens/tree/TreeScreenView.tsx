'use client'

import { type ReactNode, useCallback, useMemo } from 'react'
import type { Column } from '../../collection/Column'
import type { RecordId } from '../../data/DataSource'
import { classes } from '../../internal/classes'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import { useSharedRef } from '../../internal/useSharedRef'
import { MoveNews } from '../board/MoveNews'
import type { FailedMove } from '../board/useFieldMoves'
import { ListScreenView, type ListScreenBaseProps, type ListScreenViewProps } from '../list/ListScreenView'
import type { TreeBranches, TreeMark, TreeMarks } from './TreeBranch'
import type { TreeStatus } from './treeStatus'
import { useBranchNews } from './useBranchNews'
import { type GetMoveReason, useRowDrag } from './useRowDrag'
import { placeReason } from './placeReason'
import { useTreeRows } from './useTreeRows'

/** Props of a tree's page, whether it reads the records itself or is given them. */
export interface TreeScreenBaseProps extends Omit<ListScreenBaseProps, 'selectionLimit' | 'pageSizes'> {}

export interface TreeScreenViewProps<R extends object>
  extends
    TreeScreenBaseProps,
    Pick<
      ListScreenViewProps<R>,
      | 'title'
      | 'label'
      | 'problem'
      | 'reason'
      | 'news'
      | 'onRetry'
      | 'onSignIn'
      | 'onAskAccess'
      | 'total'
      | 'cap'
      | 'searched'
      | 'actions'
      | 'emptyAction'
      | 'titleColumn'
      | 'current'
      | 'viewKey'
      | 'defaultPlace'
      | 'onPlaceChange'
      | 'columns'
      | 'sort'
      | 'onSortChange'
      | 'quickFilters'
      | 'facets'
      | 'search'
      | 'onSearchChange'
      | 'onSearch'
      | 'filters'
      | 'filter'
      | 'onFilterChange'
      | 'allColumns'
      | 'onShownChange'
      | 'onOrderChange'
      | 'onColumnResize'
      | 'density'
      | 'onDensityChange'
      | 'onLayoutReset'
    > {
  /**
   * The state of the tree, in one word.
   * @selector [data-status="refreshing"]
   */
  status: TreeStatus
  /** The branches by the id of the record that they stand below, as text; those at the top below `''`. `recordTree` makes them of records. */
  branches: TreeBranches<R>
  /** The ids of the records whose branches are open. */
  expanded: readonly RecordId[]
  /** Called with the ids of the records whose branches are open now. */
  onExpandedChange?: ((expanded: readonly RecordId[]) => void) | undefined
  /** Tells records apart. Keep it the same function. */
  getRecordId: (record: R) => RecordId
  /** Returns the title of a record, for messages about it. */
  getRecordTitle: (record: R) => string
  /** How many records stand below one, as far as it is known before its branch is opened. Keep it the same function. @default not known */
  getChildCount?: ((record: R) => number | undefined) | undefined
  /** Records that stand where they do for a reason of their own. @default none */
  marks?: TreeMarks | undefined
  /** Whether the tree shows what a search or a filter has found, and the way to it. @default false */
  isFound?: boolean | undefined
  /** How many more records of a branch are shown at a time. @default 50 */
  branchSize?: number | undefined
  /** Called with the id of the record whose branch is to show more. */
  onShowMore?: ((parent: string) => void) | undefined
  /** Called with the id of the record whose branch is to be asked for again. */
  onRetryBranch?: ((parent: string) => void) | undefined
  /** Where a record's own page is; each title is a link there. */
  getHref?: ((record: R) => string) | undefined
  /** Called when a person opens a record. */
  onOpen?: ((record: R) => void) | undefined
  /** Called to put a record below another one, or at the top. Without it no row can be dragged. */
  onMove?: ((record: R, target: R | undefined) => void) | undefined
  /** Why a record may not go there, as a sentence; nothing where it may. Its own place, and what is below it, are none in any case. @default it may go anywhere else */
  getMoveReason?: GetMoveReason<R> | undefined
  /** A record that was not moved, and why. */
  failedMove?: FailedMove | undefined
}

/** Records in a tree, in one of its states, drawn from props alone. */
export function TreeScreenView<R extends object>(props: TreeScreenViewProps<R>) {
  const { branches, expanded, onExpandedChange, getRecordId, getRecordTitle, getChildCount, marks } = props
  const { isFound = false, branchSize = 50, onShowMore, onRetryBranch, getHref, onOpen, onMove } = props
  const { getMoveReason, failedMove, errors, news, className, columns, ref, ...rest } = props
  const { t } = useScreenLocale(englishTree)
  const [root, hold] = useSharedRef(ref)
  const { rows, gridRows, getRow, getRowId } = useTreeRows({
    branches,
    expanded,
    getRecordId,
    getChildCount,
    marks,
    branchSize,
    errors,
    onShowMore,
    onRetryBranch,
  })
  const awaitBranch = useBranchNews(branches)

  function toggle(index: number, isOpen: boolean) {
    const record = getRow(index)
    if (!record) return
    const id = getRecordId(record)
    const others = expanded.filter((one) => String(one) !== String(id))
    awaitBranch(String(id), getRecordTitle(record), isOpen)
    onExpandedChange?.(isOpen ? [...others, id] : others)
  }

  const held = useRowDrag(root, {
    rows,
    onMove,
    getMoveReason: (record, target) =>
      placeReason({ rows, getRecordId, getRecordTitle, t }, record, target) ??
      getMoveReason?.(record, target),
    getTitle: getRecordTitle,
    onExpandedChange: toggle,
  })
  const overRow = held?.isOver ? held.over : undefined
  const drop = held?.reason === undefined ? ('allowed' as const) : ('rejected' as const)
  const marked = useMemo(() => {
    const row = overRow === undefined ? undefined : gridRows[overRow]
    return row && { ...row, drop }
  }, [gridRows, overRow, drop])
  const getTreeRow = useCallback(
    (index: number) => (index === overRow ? marked : gridRows[index]),
    [gridRows, overRow, marked],
  )
  const shown = useTreeColumns(columns, props.titleColumn, marks, getRecordId)
  return (
    <ListScreenView
      {...rest}
      ref={hold}
      className={classes('sw-TreeScreen', className)}
      columns={shown}
      errors={errors}
      rowCount={rows.length}
      getRow={getRow}
      getRowId={getRowId}
      getTreeRow={getTreeRow}
      onTreeExpandedChange={toggle}
      getHref={getHref}
      onOpen={onOpen}
      news={
        <>
          {news}
          <MoveNews failed={failedMove} errors={errors} />
          {isFound && rows.length > 0 && <p className="sw-TreeScreen-note">{t('tree.found')}</p>}
        </>
      }
      {...(held?.isOver && held.over === undefined && { 'data-drop': drop })}
    />
  )
}

/** The names take most of the room, since they are indented; below one stands why it is where it is, in place of its subtitle. */
function useTreeColumns<R extends object>(
  columns: readonly Column<R>[],
  titleColumn: string | undefined,
  marks: TreeMarks | undefined,
  getRecordId: (record: R) => RecordId,
): readonly Column<R>[] {
  const { t } = useScreenLocale(englishTree)
  return useMemo(() => {
    const reasons: Readonly<Partial<Record<TreeMark, string>>> = {
      orphan: t('tree.orphan'),
      circle: t('tree.circle'),
    }
    const reasonOf = (record: R): ReactNode => {
      const mark = marks?.get(String(getRecordId(record)))
      return mark && reasons[mark]
    }
    const isMarked = [...(marks?.values() ?? [])].some((mark) => reasons[mark] !== undefined)
    return columns.map((column, place) => {
      if (titleColumn === undefined ? place > 0 : column.id !== titleColumn) return column
      const { subtitle, grow = 1 } = column
      const title = { ...column, grow: grow * shareOfNames }
      if (!isMarked) return title
      return {
        ...title,
        subtitle: {
          id: ' place',
          header: t('tree.place'),
          cell: (record) => reasonOf(record) ?? subtitle?.cell?.(record),
          isEmpty: (record) =>
            reasonOf(record) === undefined && (subtitle === undefined || subtitle.isEmpty?.(record) === true),
        },
      }
    })
  }, [columns, titleColumn, marks, getRecordId, t])
}

/** So many times as much of the room that is left as another column would take. */
const shareOfNames = 4
