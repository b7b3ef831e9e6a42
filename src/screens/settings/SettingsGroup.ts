import type { ReactNode } from 'react'

/**
 * How changes are saved: all together by the bar at the end of the window, those of a group by its own button, or each change
 * at once.
 */
export type SettingsSaving = 'bar' | 'group' | 'change'

/** Settings that belong together, below a heading that the navigation leads to. */
export interface SettingsGroup {
  /** Tells it from the others. */
  readonly id: string
  /** Its heading: "Notifications". */
  readonly title: ReactNode
  /** A sentence below the heading: which things it changes, and for whom. */
  readonly description?: ReactNode
  /** So many fields stand side by side where there is room. @default 1 */
  readonly columns?: 1 | 2 | 3 | undefined
  /** Its heading is the label of its only field, which is not seen twice. @default false */
  readonly question?: boolean | undefined
  /** Says after the heading that it may be left empty. @default false */
  readonly optional?: boolean | undefined
  /** Its fields. */
  readonly content: ReactNode
}

/** Something that can hardly be taken back: it stands apart from the settings, at the end of the page. */
export interface SettingsDanger {
  /** Tells it from the others. */
  readonly id: string
  /** Says it in two or three words: "Close the account". */
  readonly title: ReactNode
  /** A sentence about its consequences. */
  readonly description?: ReactNode
  /** The button, which asks before it acts. */
  readonly action: ReactNode
}
