'use client'

import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useMemo } from 'react'
import type { Column } from '../../collection/Column'
import { RecordGrid } from '../../collection/RecordGrid'
import { roomOfText } from '../../collection/textRoom'
import { useMedia } from '../../internal/useMedia'
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
  const isNarrow = useMedia('(width < 40rem)', false)
  const rows = useMemo(() => records.flatMap(faultyRowsOf), [records])
  const all = useMemo(() => {
    const problemOf = (row: FaultyRow) => {
      if (isMended(row)) return t('import.mended')
      const [first, ...others] = row[ISSUES]
      // A line has no room for several; the others are seen once the first is mended.
      return others.length > 0 ? `${first?.message} (+${others.length})` : (first?.message ?? '')
    }
    return [
      lineColumn<FaultyRow>(t('import.row'), (row) => row[LINE]),
      {
        id: ' problem',
        header: t('import.problem'),
        width: isNarrow ? besideLine : roomOfProblems(rows.map(problemOf)),
        grow: 2,
        cell: (row: FaultyRow) => drawReason(problemOf(row), isMended(row)),
      },
      ...columns,
    ]
  }, [columns, isNarrow, rows, t])
  return (
    <RecordGrid
      className="sw-ImportScreen-grid sw-ImportScreen-faulty"
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

/** Draw a mistake, or that it is mended, which has another shape and colour. */
function drawReason(words: string, mended: boolean) {
  const Icon = mended ? Check : CircleAlert
  return (
    <span className="sw-ImportScreen-reason" data-mended={mended || undefined}>
      <Icon className="sw-icon" />
      <span className="sw-ImportScreen-reasonWords">{words}</span>
    </span>
  )
}

const isMended = (row: FaultyRow) => row[RECORD].plan !== 'mistake'

/** On a phone the hint wraps, as wide as the window leaves it beside the number of the line. */
const besideLine = 232

/** Before the words, with the distance to them. */
const roomOfIcon = 24

/** Room for the longest hint up to its end, where it says how to mend the value. */
function roomOfProblems(texts: readonly string[]): number {
  return Math.min(Math.max(360, ...texts.map((text) => roomOfText(text) + roomOfIcon)), 640)
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
