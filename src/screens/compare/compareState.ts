import type { ReactNode } from 'react'
import type { RecordId } from '../../data/DataSource'
import type { Problem } from '../../data/problems'

/** The state of the comparison, in one word. */
export type CompareStatus =
  /** No record is known yet. */
  | 'loading'
  /** Some are there, side by side; each says how it is with itself. */
  | 'ready'
  /** The address names fewer than two records. */
  | 'tooFew'
  /** The person may not read such records. */
  | 'forbidden'

/** One of the records that are compared. */
export interface ComparedRecord {
  readonly id: RecordId
  /** Names it. */
  readonly title: ReactNode
  /** Its state in one word: it is on its way, there, not there, or could not be read. */
  readonly status: 'loading' | 'ready' | 'notFound' | 'failed'
  /** Its page. */
  readonly href?: string | undefined
  /** Its state as a badge. */
  readonly badge?: ReactNode
  /** Why it could not be read. */
  readonly problem?: Problem | undefined
  /** Reads it again. */
  readonly onRetry?: (() => void) | undefined
  /** Actions on the record. */
  readonly actions?: ReactNode
}

/** A field, and its value in each record, in the order of the records. */
export interface ComparedField {
  readonly id: string
  readonly label: ReactNode
  readonly values: readonly ReactNode[]
  /** Whether two records that are there have different values. */
  readonly differs: boolean
}

/** Fields that belong together; the first may have no title. */
export interface ComparedSection {
  readonly id: string
  readonly title?: ReactNode
  readonly fields: readonly ComparedField[]
}

/** So many records stand side by side, at least and at most. */
export const fewestCompared = 2
export const mostCompared = 4
