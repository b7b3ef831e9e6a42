/** A record of any entity, as the sources look at it from within. */
export type Row = Readonly<Record<string, unknown>>
