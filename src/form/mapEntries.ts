import { isPlainObject, withOwn } from '../spec/values/ownValue'

/** One name with its value, as a person fills them in. */
export interface MapRow {
  readonly id: number
  readonly name: string
  readonly value: unknown
}

/** The rows of a map: of a record, or of pairs that are no record yet. */
export function rowsOf(map: unknown): readonly MapRow[] {
  const pairs: readonly unknown[] = Array.isArray(map) ? map : isPlainObject(map) ? Object.entries(map) : []
  return pairs.flatMap((pair, id) =>
    Array.isArray(pair) ? [{ id, name: String(pair[0]), value: pair[1] as unknown }] : [],
  )
}

/** The record that the rows make. Pairs, as typed, while a name is missing or stands twice: nothing is lost. */
export function mapOf(rows: readonly MapRow[]): unknown {
  if (rows.some((row) => mistakeIn(rows, row))) return rows.map(({ name, value }) => [name, value])
  const record: Record<string, unknown> = {}
  for (const { name, value } of rows) withOwn(record, name, value)
  return record
}

/** Return why the name of a row cannot be one of a record. */
export function mistakeIn(
  rows: readonly Omit<MapRow, 'value'>[],
  { id, name }: Omit<MapRow, 'value'>,
): 'missing' | 'twice' | undefined {
  if (name.trim() === '') return 'missing'
  return rows.find((other) => other.name === name)?.id === id ? undefined : 'twice'
}
