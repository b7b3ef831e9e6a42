/** Something that a person is told of. */
export interface Notice {
  readonly id: string | number
  /** The news in one sentence: "Ana Ruiz sent report BS-00012 back to you". */
  readonly title: string
  /** A sentence more, such as the beginning of a comment. */
  readonly text?: string | undefined
  /** When it came, as RFC 3339 writes it: `2026-03-04T09:30:00Z`. */
  readonly at: string
  readonly read: boolean
  /** Where it leads: to its record. Going there marks it as read. */
  readonly href?: string | undefined
}

export interface NoticeQuery {
  /** Asks for those alone that are not read. */
  readonly unread: boolean
  /** Where the stretch begins: the `next` of the one before. @default with the newest */
  readonly cursor?: string | undefined
}

export interface NoticePage {
  /** The newest first. */
  readonly notices: readonly Notice[]
  /** Leads to the older ones; absent with the oldest. */
  readonly next?: string | undefined
  /** How many are not read, of all; absent where that is not known. */
  readonly unread?: number | undefined
}

/** Where notices come from. What it cannot do is not offered. Each method may throw a `ProblemError`. */
export interface NoticeSource {
  /** One stretch of the notices. */
  list(query: NoticeQuery, options?: { readonly signal?: AbortSignal | undefined }): Promise<NoticePage>
  /** Notes that some, or all, are read, or are not. */
  mark?(which: readonly Notice['id'][] | 'all', read: boolean): Promise<void>
  /** Called whenever there may be others; returns how to stop listening. */
  subscribe?(listener: () => void): () => void
}
