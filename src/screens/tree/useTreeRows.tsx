'use client'

import { useCallback, useMemo } from 'react'
import type { GridTreeRow } from '../../collection/GridTreeRow'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { TreeBranches, TreeMarks } from './TreeBranch'
import { TreeNote } from './TreeNote'
import { type TreeRow, treeRows } from './treeRows'

export interface TreeRowsOptions<R extends object> {
  branches: TreeBranches<R>
  expanded: readonly RecordId[]
  getRecordId: (record: R) => RecordId
  getChildCount: ((record: R) => number | undefined) | undefined
  marks: TreeMarks | undefined
  branchSize: number
  errors: ErrorCatalogue | undefined
  onShowMore: ((parent: string) => void) | undefined
  onRetryBranch: ((parent: string) => void) | undefined
}

/** The rows of a tree as a grid takes them. */
export function useTreeRows<R extends object>(options: TreeRowsOptions<R>) {
  const { branches, expanded, getRecordId, getChildCount, marks, branchSize, errors } = options
  const { onShowMore, onRetryBranch } = options
  const { t } = useScreenLocale(englishTree)
  const rows = useMemo(
    () =>
      treeRows<R>({
        branches,
        expanded: new Set(expanded.map(String)),
        getId: (record) => String(getRecordId(record)),
        getChildCount: (record) => getChildCount?.(record),
      }),
    [branches, expanded, getRecordId, getChildCount],
  )
  const gridRows = useMemo(
    () =>
      rows.map((row): GridTreeRow => {
        const { level } = row
        if (row.kind === 'record') {
          const { position, setSize } = row
          const isPlace = marks?.get(row.id) === 'place'
          return {
            level,
            position,
            setSize,
            expanded: row.expanded,
            ...(isPlace && { quiet: true, description: t('tree.placeOnly') }),
          }
        }
        const { kind, branch, parent } = row
        const note = (
          <TreeNote
            {...{ kind, branch, branchSize, errors }}
            onShowMore={onShowMore && (() => onShowMore(parent))}
            onRetry={onRetryBranch && (() => onRetryBranch(parent))}
          />
        )
        return { level, position: 0, note }
      }),
    [rows, marks, branchSize, errors, onShowMore, onRetryBranch, t],
  )
  return {
    rows,
    gridRows,
    getRow: useCallback((index: number) => recordAt(rows, index), [rows]),
    getRowId: useCallback(
      (index: number) => {
        const record = recordAt(rows, index)
        return record && getRecordId(record)
      },
      [rows, getRecordId],
    ),
  }
}

export function recordAt<R>(rows: readonly TreeRow<R>[], index: number): R | undefined {
  const row = rows[index]
  return row?.kind === 'record' ? row.record : undefined
}
