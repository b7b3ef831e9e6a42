/** A record of any entity, as the sources look at it from within. */
export type Row = Readonly<Record<string, Value>>

/** What one field of a record holds. */
export type Value = string | number | boolean | null | undefined
