/** One thing that a schema says and that the fields made of it do not hold as it is said. */
export interface SchemaReport {
  /** Where the schema is that says it, as a JSON Pointer (RFC 6901) into the document. */
  readonly path: string
  readonly keyword: string
  /** Why, and what is done instead. */
  readonly reason: string
  /**
   * What it means for verdicts: the field takes `more` than the schema, or `less`, or `both`, or the `same` values,
   * so that only words or ways of showing it are lost.
   */
  readonly takes: 'more' | 'less' | 'both' | 'same'
}

/** Writes down each finding once, in the order in which they are met. */
export class SchemaReporter {
  readonly #found = new Map<string, SchemaReport>()

  add(path: string, keyword: string, takes: SchemaReport['takes'], reason: string): void {
    const key = JSON.stringify([path, keyword, reason])
    if (!this.#found.has(key)) this.#found.set(key, { path, keyword, reason, takes })
  }

  get all(): readonly SchemaReport[] {
    return [...this.#found.values()]
  }
}
