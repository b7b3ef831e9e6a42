import type { ReactNode } from 'react'

/** A place to go to or a thing to do, found by its name. */
export interface QuickCommand {
  /** Tells it from the others. @default the label */
  readonly id?: string | undefined
  /** Names it: "Close the month". */
  readonly label: string
  /** Other words by which people look for it. */
  readonly keywords?: readonly string[] | undefined
  /** 16 px, before the label. */
  readonly icon?: ReactNode
  /** Leads somewhere. */
  readonly href?: string | undefined
  /** Called when a person chooses it. */
  readonly onAction?: (() => void) | undefined
}
