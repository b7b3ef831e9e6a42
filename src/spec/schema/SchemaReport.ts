/** One thing that a schema says and that the fields made of it do not hold as it is said. */
export interface SchemaReport {
  /** Where the schema is that says it, as a JSON Pointer (RFC 6901) into the document. */
  readonly path: string
  readonly keyword: string
  /** Why, and what is done instead. */
  readonly reason: string
  /**
   * How the results differ: the field takes `more` than the schema, or `less`, or `both`, or the `same` values,
   * so that only words or ways of showing it are lost.
   */
  readonly takes: 'more' | 'less' | 'both' | 'same'
}

/** More than a person reads. */
const MOST_LINES = 5000

/** Writes down each finding once, in the order in which they are met. */
export class SchemaReporter {
  readonly #found = new Map<string, SchemaReport>()

  add(path: string, keyword: string, takes: SchemaReport['takes'], reason: string): void {
    if (this.#found.size > MOST_LINES) return
    const line: SchemaReport =
      this.#found.size < MOST_LINES
        ? { path, keyword, reason, takes }
        : { path: '', keyword: '', reason: 'There is more to report than a person reads.', takes: 'both' }
    const key = JSON.stringify([line.path, line.keyword, line.reason])
    if (!this.#found.has(key)) this.#found.set(key, line)
  }

  get all(): readonly SchemaReport[] {
    return [...this.#found.values()]
  }
}
