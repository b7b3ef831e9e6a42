import type { ReactNode, Ref } from 'react'
import type { TransitionChoice } from '../transition/TransitionChoice'

export interface DetailActionsProps {
  onRemove: (() => void) | undefined
  removeReason: string | undefined
  duplicateHref: string | undefined
  onDuplicate: (() => void) | undefined
  editHref: string | undefined
  onEdit: (() => void) | undefined
  editReason: string | undefined
  removeRef: Ref<HTMLElement>
  /** It is being removed, without a question that would wait. */
  removing: boolean
  transitions: readonly TransitionChoice[]
  /** More that can be done with the record. */
  children: ReactNode
}
