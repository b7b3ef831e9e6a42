import { csvFile, csvTextLine } from '../../collection/csv'
import type { ImportRow } from './readCsv'

export interface FailedRow extends ImportRow {
  readonly reasons: readonly string[]
}

/**
 * Rows as a CSV file, as they stood in the one that was imported, with the reasons in a column more: it is mended in a
 * spreadsheet and imported again.
 *
 * @param reasonHeader names that column
 */
export function failedRowsFile(
  headers: readonly string[],
  rows: readonly FailedRow[],
  reasonHeader: string,
): Blob {
  const lines = rows.map(({ cells, reasons }) =>
    csvTextLine([...headers.map((_, column) => cells[column] ?? ''), reasons.join(' ')]),
  )
  return csvFile([csvTextLine([...headers, reasonHeader]), ...lines])
}
