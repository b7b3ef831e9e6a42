/** Something that can be done with many records at once. */
export interface BulkAction<R extends object> {
  /** Tells it from the others. */
  readonly id: string
  /** A verb: "Archive". */
  readonly label: string
  /** Does it with one record. What it throws stands in words beside that record; the others go on. */
  readonly run: (record: R, options: BulkCall) => Promise<unknown>
  /** Why it cannot be done with a record, as a sentence; nothing when it can. */
  readonly reasonNot?: ((record: R) => string | undefined) | undefined
  /** A question to answer with yes before anything happens: the consequence in a sentence. */
  readonly confirm?: string | undefined
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'danger' | undefined
  /** Brings a record back, of how it was and what `run` answered with. With it, "Undo" is offered after the end. */
  readonly undo?: ((record: R, stored: unknown, options: BulkCall) => Promise<unknown>) | undefined
  /** Whether a record can be brought back, of how it was; "Undo" is offered where all can. @default each can */
  readonly canUndo?: ((record: R) => boolean) | undefined
  /**
   * The transition that it takes, where it takes one: a person who is known is offered `undo` also after the page was loaded
   * anew, by the transition's own way back.
   */
  readonly transition?: string | undefined
}

export interface BulkCall {
  readonly signal: AbortSignal
  /** The same for each try of one wish with one record. */
  readonly idempotencyKey: string
}
