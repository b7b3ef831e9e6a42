/** The form that a draft belongs to, and who wrote it. */
export interface DraftPlace {
  /** Names the form and its record: `strike/BS-00014`. */
  readonly key: string
  /** Identifies the person, so that on a shared device each is offered their own drafts alone. */
  readonly person: string
}

/** A value that was written and not saved. */
export interface DraftedValue {
  readonly name: string
  /** As it was typed. */
  readonly value: unknown
  /** The value before the change. */
  readonly base: unknown
  /**
   * Of a list with private parts or files: for each item the place of one in `base` that had the same, or -1. There they
   * are found again, as they are not kept.
   */
  readonly origins?: readonly number[] | undefined
}

/** The draft of one page for one form. */
export interface KeptDraft extends DraftPlace {
  readonly id: string
  /** When it was last written, and until when it is kept; in milliseconds since 1970. */
  readonly at: number
  readonly until: number
  readonly values: readonly DraftedValue[]
  /** The names of values that are not kept, private ones and files; of a part of a value those that lead to it. */
  readonly leftOut: readonly (string | readonly string[])[]
}

/** Where drafts are kept. A host may bring one of its own; any method may reject. */
export interface DraftStore {
  /** The drafts of a place that have not expired, in any order. */
  read(place: DraftPlace): Promise<readonly KeptDraft[]>
  write(draft: KeptDraft): Promise<void>
  remove(id: string): Promise<void>
  /** Remove every draft of a person. */
  forget(person: string): Promise<void>
}
