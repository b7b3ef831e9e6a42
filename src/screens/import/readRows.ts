import type { Entity } from '../../spec/entities/Entity'
import type { DateOrder } from './dateOrder'
import { type CellNotation, readCell } from './readCell'
import type { ImportRow } from './readCsv'

/** Which column of the file fills which field, and how its days are written. */
export interface MappedColumn {
  readonly column: number
  readonly field: string
  readonly dateOrder?: DateOrder | undefined
}

/** Values that a person entered in place of those of the file, by line and field. */
export type Mends = ReadonlyMap<number, Readonly<Record<string, unknown>>>

/** The values of a row, by field; what cannot be read stays as it is written, and what is empty is absent. */
export function readRow(
  entity: Pick<Entity, 'fields'>,
  columns: readonly MappedColumn[],
  { line, cells }: ImportRow,
  mends: Mends,
  notation: CellNotation,
): Record<string, unknown> {
  const values = Object.fromEntries(
    columns.flatMap(({ column, field, dateOrder }): readonly (readonly [string, unknown])[] => {
      const declared = entity.fields[field]
      const value = declared && readCell(declared, cells[column] ?? '', { ...notation, dateOrder })
      return value === undefined ? [] : [[field, value]]
    }),
  )
  return { ...values, ...mends.get(line) }
}

/** Whether values of a kind have days in them. */
export function isDated(kind: string | undefined): boolean {
  return kind === 'date' || kind === 'instant' || kind === 'dateRange'
}
