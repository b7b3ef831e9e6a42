import type { RecordId } from '../../data/DataSource'
import type { Problem } from '../../data/problems'

/** The state of a person whose role is looked at, in one word. */
export type PersonStatus =
  /** Nothing is known yet. */
  | 'loading'
  | 'ready'
  /** Another role is being saved. */
  | 'saving'
  /** Another role was not saved. */
  | 'notSaved'
  /** Someone else has changed the role meanwhile, so that the one that was chosen is not saved. */
  | 'changed'
  /** There is no such person, or no longer. */
  | 'notFound'
  /** The person could not be read. */
  | 'failed'

/** A person whose role is looked at. */
export interface PersonShown {
  readonly id: RecordId
  readonly status: PersonStatus
  /** Names the person. */
  readonly title: string
  /** The name of the role; undefined for none. */
  readonly role?: string | undefined
  /** Whether it is the one who looks. @default false */
  readonly isMe?: boolean | undefined
  /** Why it `failed`, or is `notSaved`. */
  readonly problem?: Problem | undefined
  /** Why the role cannot be changed by the one who looks: a sentence. @default it can, with `onRoleChange` */
  readonly roleReason?: string | undefined
  /** Why the person cannot be removed by the one who looks: a sentence. @default it can, with `onRemove` */
  readonly removeReason?: string | undefined
}
