import { isMissing } from '../../spec/values/isMissing'
import { ownValue, withOwn } from '../../spec/values/ownValue'
import { sameData } from '../../spec/values/sameData'
import { type ImportParts, memberKey } from './importParts'
import type { ImportRow } from './readCsv'
import type { MappedColumn } from './readRows'

/** The rows of each record, in the order of the file. */
export type RowsOfRecords = readonly (readonly ImportRow[])[]

/**
 * Put the rows of one record together: those with the same text in a column, and those below them that have nothing of their own in
 * the columns of the record, as spreadsheets leave out what is as above.
 *
 * @param groupBy the field of that column; without it each row is of a record of its own
 */
export function groupRows(
  rows: readonly ImportRow[],
  columns: readonly MappedColumn[],
  parts: ImportParts,
  groupBy: string | undefined,
): RowsOfRecords {
  const key = columns.find(({ field }) => field === groupBy)
  if (groupBy === undefined || !key) return rows.map((row) => [row])
  const ofRecord = columns.filter(({ field }) => parts.get(field)?.inLines === false)
  const textOf = ({ cells }: ImportRow, { column }: MappedColumn) => cells[column]?.trim() ?? ''
  const groups: ImportRow[][] = []
  const byKey = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const text = textOf(row, key)
    const isAsAbove = ofRecord.every((column) => textOf(row, column) === '')
    const found = isAsAbove ? groups.at(-1) : text === '' ? undefined : byKey.get(text)
    if (found) found.push(row)
    else {
      const begun = [row]
      groups.push(begun)
      if (text !== '') byKey.set(text, begun)
    }
  }
  return groups
}

/** The values of a row, by what its columns fill. */
export type FlatValues = Readonly<Record<string, unknown>>

/** A record made of rows. */
export interface JoinedRecord {
  readonly values: Readonly<Record<string, unknown>>
  /** The places at which a row says otherwise than the first. */
  readonly differing: readonly { readonly row: number; readonly key: string; readonly first: number }[]
  /** The row and the column of a value, by its path in the record. */
  readonly placeOf: (path: readonly PropertyKey[]) => { readonly row: number; readonly key: string }
}

/** Make a record of its rows: what it has itself stands in any of them, and each adds a line to its lists. */
export function joinRows(parts: ImportParts, rows: readonly FlatValues[]): JoinedRecord {
  const values: Record<string, unknown> = {}
  const rowOf = new Map<string, number>()
  const rowsOfLines = new Map<string, number[]>()
  const differing: { row: number; key: string; first: number }[] = []
  for (const [row, flat] of rows.entries()) {
    const lines = new Map<string, Record<string, unknown>>()
    for (const [key, value] of Object.entries(flat)) {
      const part = parts.get(key)
      if (!part || isMissing(value)) continue
      if (part.inLines) {
        lines.set(part.name, { ...lines.get(part.name), [part.member ?? '']: value })
        continue
      }
      const first = rowOf.get(key)
      if (first === undefined) {
        rowOf.set(key, row)
        const group = ownValue(values, part.name) as object | undefined
        withOwn(values, part.name, part.member === undefined ? value : { ...group, [part.member]: value })
      } else if (!sameData(rows[first]?.[key], value)) differing.push({ row, key, first })
    }
    for (const [name, line] of lines) {
      const before = ownValue(values, name) as readonly unknown[] | undefined
      withOwn(values, name, [...(before ?? []), line])
      rowsOfLines.set(name, [...(rowsOfLines.get(name) ?? []), row])
    }
  }
  return {
    values,
    differing,
    placeOf([name = '', next, member]) {
      const field = String(name)
      const line = rowsOfLines.get(field)?.[Number(next)]
      const inner = line === undefined ? next : member
      const key = inner === undefined ? field : memberKey(field, String(inner))
      const known = parts.has(key) ? key : field
      return { row: line ?? rowOf.get(known) ?? 0, key: known }
    },
  }
}
