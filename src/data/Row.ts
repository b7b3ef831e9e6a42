/** A record of any entity, as the sources look at it from within. */
export type Row = Readonly<Record<string, unknown>>

/** What a row holds itself: every object inherits a `constructor`, which is no value of a field of that name. */
export function valueIn(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}
