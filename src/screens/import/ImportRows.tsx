'use client'

import { useMemo } from 'react'
import type { Column } from '../../collection/Column'
import { RecordGrid } from '../../collection/RecordGrid'
import { roomOfText } from '../../collection/textRoom'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { type FaultyRow, faultyRowsOf, ISSUES, LINE, RECORD } from './FaultyRow'
import type { CheckedRow } from './CheckedRow'
import type { RowOutcome } from './sendRows'

export interface FaultyRowsProps {
  label: string
  records: readonly CheckedRow[]
  /** The columns of the fields that are filled. */
  columns: readonly Column<FaultyRow>[]
}

/** The rows with mistakes: the line in the file, what is to be mended, and the values, which are changed in their cells. */
export function FaultyRows({ label, records, columns }: FaultyRowsProps) {
  const { t } = useScreenLocale(englishImport)
  const rows = useMemo(() => records.flatMap(faultyRowsOf), [records])
  const all = useMemo(() => {
    const problemOf = (row: FaultyRow) => {
      if (row[RECORD].plan !== 'mistake') return t('import.mended')
      const [first, ...others] = row[ISSUES]
      // A line has no room for several; the others are seen once the first is mended.
      return others.length > 0 ? `${first?.message} (+${others.length})` : (first?.message ?? '')
    }
    return [
      lineColumn<FaultyRow>(t('import.row'), (row) => row[LINE]),
      {
        id: ' problem',
        header: t('import.problem'),
        width: roomOfProblems(rows.map(problemOf)),
        grow: 2,
        cell: problemOf,
      },
      ...columns,
    ]
  }, [columns, rows, t])
  return (
    <RecordGrid
      className="sw-ImportScreen-grid"
      label={label}
      // Cards would leave most values out, and each may be the one to mend.
      layout="table"
      columns={all}
      titleColumn={LINE}
      rowCount={rows.length}
      getRow={(index) => rows[index]}
      getRowId={(index) => rows[index]?.[LINE]}
    />
  )
}

/** Room for the longest hint up to its end, where it says how to mend the value. */
function roomOfProblems(texts: readonly string[]): number {
  return Math.min(Math.max(360, ...texts.map(roomOfText)), 640)
}

export interface FailedRowsProps {
  label: string
  outcomes: readonly RowOutcome[]
  /** Says why a row was not imported. */
  getReason: (outcome: RowOutcome) => string
  /** Names the record that a row would make. */
  getTitle: (row: CheckedRow) => string
}

/** The rows that were not imported, and why. */
export function FailedRows({ label, outcomes, getReason, getTitle }: FailedRowsProps) {
  const { t } = useScreenLocale(englishImport)
  const columns: readonly Column<RowOutcome>[] = [
    lineColumn<RowOutcome>(t('import.row'), ({ record }) => record.line),
    { id: ' title', header: t('import.notImported'), width: 160, cell: ({ record }) => getTitle(record) },
    { id: ' reason', header: t('import.reason'), width: 280, grow: 3, cell: getReason },
  ]
  return (
    <RecordGrid
      className="sw-ImportScreen-grid"
      label={label}
      columns={columns}
      titleColumn=" title"
      rowCount={outcomes.length}
      getRow={(index) => outcomes[index]}
      getRowId={(index) => outcomes[index]?.record.line}
    />
  )
}

function lineColumn<Row>(header: string, lineOf: (row: Row) => number): Column<Row> {
  return { id: LINE, header, width: 72, grow: 0, align: 'end', labelled: true, cell: lineOf }
}
