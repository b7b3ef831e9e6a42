import type { ReactNode } from 'react'
import type { Description } from '../../components/DescriptionList'

/** Values of a record that belong together. */
export interface RecordSection {
  /** Tells the section from the others. */
  readonly id: string
  /** Its heading. */
  readonly title: ReactNode
  /** A sentence below the heading. */
  readonly description?: ReactNode
  /** The ids of its items, in reading order. */
  readonly items: readonly string[]
  /** More about the record, below them. A section with neither is left out. */
  readonly content?: ReactNode
}

/** A section with its values. */
export interface FilledSection extends Omit<RecordSection, 'items'> {
  readonly headingId: string
  readonly items: readonly Description[]
}
