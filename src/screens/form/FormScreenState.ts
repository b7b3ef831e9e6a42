import type { DataSource, RecordId } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import type { FormStore } from '../../form/FormStore'
import type { AskedSection } from '../../spec/entities/EntitySection'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { AccessAsking } from '../product/useAskAccess'
import type { FormScreenStatus } from './formScreenStatus'
import type { Conflict } from './useConflict'

export interface FormScreenOptions<F extends Fields> extends AccessAsking {
  entity: Entity<F>
  /** @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record to edit; without it a new one is made. */
  id?: RecordId | undefined
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[] | undefined
  /** The steps in which it is filled in: what stands in steps that are not asked for is not sent. */
  steps?: readonly AskedSection[] | undefined
  /**
   * The fields are a part of a record whose other parts are saved by themselves: a change of those by someone else, or by this
   * person a moment ago, is no conflict.
   * @default false
   */
  part?: boolean | undefined
  /** The values of a new record at first, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>> | undefined
  /** The words for failed calls, which also say which one is a conflict. @default the product's */
  errors?: ErrorCatalogue | undefined
  /**
   * Called with the record as the source has stored it, and with the button that was pressed. Where the source is `optimistic`,
   * and the page has a `ToastRegion`, changes are told at once, with the record as it will be.
   */
  onSaved?: ((record: RecordBy<F>, how: SavedHow) => void) | undefined
  /**
   * Leads back to the form, where a person went on at once and the changes were rejected then: what was written is in it again,
   * with the reason. Without it a message alone says so.
   */
  onReopen?: (() => void) | undefined
  /**
   * Lets the person sign in when a call says that the session has ended (401, or `signIn` in the catalogue). What was
   * written is saved once the promise is resolved.
   */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  /**
   * Without a connection, `wait` saves by itself as soon as there is one, unless the person went on writing; `fail`
   * says that nothing was saved.
   * @default 'wait'
   */
  offline?: 'wait' | 'fail' | undefined
}

export interface SavedHow {
  /** The value of the button that was pressed; undefined for the main one. */
  readonly intent: string | undefined
}

export interface FormScreenState<F extends Fields> {
  /** The entity as the person sees it. */
  readonly entity: Entity<F>
  readonly status: FormScreenStatus
  readonly store: FormStore
  /** The record as it was when the form was filled. */
  readonly record: RecordBy<F> | undefined
  /** Why it could not be read or saved. */
  readonly problem: Problem | undefined
  /** The words for failed calls. */
  readonly errors: ErrorCatalogue | undefined
  /** Why it is `forbidden` or `readOnly`, as a sentence. */
  readonly reason: string | undefined
  /** The fields that the person may not change in this record, each with the reason. */
  readonly readOnlyReasons: ReadonlyMap<string, string>
  /** The fields that a rule requires, by what is known of the record and by what is answered so far. */
  readonly requiredFields: ReadonlySet<string>
  /** Tries again what failed, reading or saving; undefined where the catalogue knows another next step. */
  readonly onRetry: (() => void) | undefined
  /** Lets the person sign in, and then saves; undefined where the host has no way to. */
  readonly onSignIn: (() => void) | undefined
  /** Asks for access, while it is `forbidden`; undefined where neither host nor product passes that on. */
  readonly onAskAccess: (() => void | Promise<void>) | undefined
  readonly conflict: Conflict<RecordBy<F>> | undefined
  readonly names: readonly (keyof F & string)[]
  /** When it was last saved here. */
  readonly savedAt: Date | undefined
}
