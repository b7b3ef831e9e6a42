'use client'

import { useMemo } from 'react'
import type { RecordId } from '../data/DataSource'
import { type GridGroup, groupRows, type GroupHead, type GroupRows } from './GridGroup'

interface GivenRows<R extends object> {
  groups: readonly GridGroup[] | undefined
  rowCount: number
  getRow: (index: number) => R | undefined
  getRowId: (index: number) => RecordId | undefined
  getHref: ((record: R, index: number) => string) | undefined
  onOpen: ((record: R, index: number) => void) | undefined
  onRangeChange: ((first: number, last: number) => void) | undefined
}

/** The rows that a grid draws. Without groups each is a record, and all is as the host gave it. */
export interface GridRows<R extends object> extends Omit<GivenRows<R>, 'groups'> {
  readonly groups: GroupRows | undefined
  /** The group whose heading a row is. */
  headAt(row: number): GroupHead | undefined
  /** The number of a row's record; for a heading, of the first that belongs to it. */
  indexOf(row: number): number
  /** The row of a record; undefined while it is not among the rows. */
  rowOf(index: number): number | undefined
}

/** Lay out records, and the headings of their groups, as rows. */
export function useGridRows<R extends object>(given: GivenRows<R>): GridRows<R> {
  const { groups, rowCount, getRow, getRowId, getHref, onOpen, onRangeChange } = given
  return useMemo(() => {
    const host = { rowCount, getRow, getRowId, getHref, onOpen, onRangeChange }
    if (groups === undefined) {
      return { ...host, groups, headAt: () => undefined, indexOf: same, rowOf: same }
    }
    const rows = groupRows(groups)
    const indexOf = (row: number) => rows.indexAt(row) ?? rows.headOf(row)?.start ?? 0
    const at =
      <Value>(get: (index: number) => Value | undefined) =>
      (row: number) => {
        const index = rows.indexAt(row)
        return index === undefined ? undefined : get(index)
      }
    return {
      groups: rows,
      rowCount: rows.rowCount,
      getRow: at(getRow),
      getRowId: at(getRowId),
      getHref: getHref && ((record, row) => getHref(record, indexOf(row))),
      onOpen: onOpen && ((record, row) => onOpen(record, indexOf(row))),
      onRangeChange: onRangeChange && ((first, last) => onRangeChange(indexOf(first), indexOf(last))),
      headAt(row) {
        const head = rows.headOf(row)
        return head?.row === row ? head : undefined
      },
      indexOf,
      rowOf: rows.rowOf,
    }
  }, [groups, rowCount, getRow, getRowId, getHref, onOpen, onRangeChange])
}

const same = (number: number) => number
