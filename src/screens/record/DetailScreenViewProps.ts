import type { ReactNode } from 'react'
import type { Description } from '../../components/DescriptionList'
import type { Problem } from '../../data/problems'
import type { RecordScreenProps } from '../status/ScreenProps'
import type { TransitionChoice } from '../transition/TransitionChoice'
import type { RecordLayout } from './RecordBody'
import type { RecordSection } from './RecordSection'
import type { DetailStatus } from './useDetailScreen'

/** Props of a record's page, whether it reads the record itself or is given it. */
export interface DetailScreenBaseProps extends RecordScreenProps {
  /**
   * Sets the sections below each other, with links to each above them, or as tabs of which one is seen at a time. What is in no
   * section stands above them.
   * @default 'sections'
   */
  layout?: RecordLayout | undefined
  /** The tab that is seen, by the name of its section, or `history`; given with `onTabChange`. @default the first, and then the person's */
  tab?: string | undefined
  /** Called when a person chooses another tab. */
  onTabChange?: ((tab: string) => void) | undefined
  /** Where the record is edited; without it and `onEdit` there is no button for it. */
  editHref?: string | undefined
  /** Called to edit the record. */
  onEdit?: (() => void) | undefined
  /** Where another one like it is made; without it and `onDuplicate` there is no button for it. */
  duplicateHref?: string | undefined
  /** Called to make another one like it. */
  onDuplicate?: (() => void) | undefined
}

export interface DetailScreenViewProps extends DetailScreenBaseProps {
  /**
   * The state of the page, in one word.
   * @selector [data-status="refreshFailed"]
   */
  status: DetailStatus
  /** Names the record. */
  title: ReactNode
  /** Beside its name, in secondary ink: the number that people quote. */
  subtitle?: ReactNode
  /** The values of the record, in reading order. While it loads only the labels are shown, with places for the values. */
  items: readonly Description[]
  /** The ids of the items that matter most: a strip of three to five above the others. */
  facts?: readonly string[] | undefined
  /** Items that belong together, below headings; those that are in none come first. */
  sections?: readonly RecordSection[] | undefined
  /** Stands between the name of the record and its values: a photo, a map. */
  lead?: ReactNode
  /** The state of the record, beside its name. */
  badge?: ReactNode
  /** Why it could not be read or removed. */
  problem?: Problem | undefined
  /** Whether the problem is that it was not removed. @default false */
  notRemoved?: boolean | undefined
  /** Tries again what failed. */
  onRetry?: (() => void) | undefined
  /** Puts the news of the failed removal away. */
  onDismiss?: (() => void) | undefined
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** Why it is `forbidden`: a sentence. */
  reason?: string | undefined
  /** The ways on from the state of the record; the first that is possible is the primary action. */
  transitions?: readonly TransitionChoice[] | undefined
  /** The way to the records before and after it, above its name. */
  pager?: ReactNode
  /** News of what was done with the record. */
  news?: ReactNode
  /** Why the record cannot be edited now: the button stays, and says so. */
  editReason?: string | undefined
  /** Why the record cannot be removed now: the button stays, and says so. */
  removeReason?: string | undefined
  /** More that can be done with the record, before "Edit". */
  actions?: ReactNode
  /**
   * The question before the record is removed: to be answered, or with its name to be typed.
   * @default 'asked'
   */
  removal?: 'asked' | 'typed' | undefined
  /** Whether it can be brought back afterwards: that question does not say otherwise then. @default false */
  restorable?: boolean | undefined
  /** More to know before it is removed, in that question: what refers to it. */
  removalNote?: ReactNode
  /** That note says what keeps it: there is no way to remove it yet. @default false */
  removalKept?: boolean | undefined
  /** Called when a person asks to remove the record; without it there is no button for it. */
  onRemove?: (() => void) | undefined
  /** Called when the person does not want to after all. */
  onCancelRemoval?: (() => void) | undefined
  /** Called when the person confirms. */
  onConfirmRemoval?: (() => void) | undefined
  /** Its history: in a tab of its own where there are tabs, else at the end, below a heading that opens it. */
  history?: ReactNode
  /** More about the record, below its values. */
  children?: ReactNode
}
