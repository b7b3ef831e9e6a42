import type { Me } from '../../spec/values/Me'
import type { ValidateOptions } from '../../spec/rules/validate'
import type { KeepHistoryOptions } from '../recordVersions'
import type { KeepRemovedOptions } from '../removedRecords'
import type { TranslateStorage } from './storageProblem'

export interface IndexedDbSourceOptions<
  R extends object,
  Made extends Partial<R> = Partial<R>,
  Derived extends Partial<R> = Partial<R>,
> extends Omit<ValidateOptions, 't' | 'signal'> {
  /** The name that the records are kept under, beside that of the entity: one for all entities of a product. */
  readonly name: string
  /** The records to begin with, the first time that this browser sees the page. @default none */
  readonly seed?: readonly R[] | (() => readonly R[] | Promise<readonly R[]>) | undefined
  /** Raise it when fields change their names or meanings; then `upgrade` is asked about every record that is kept. @default 1 */
  readonly version?: number | undefined
  /** Gives a record the fields of this version. @default it stays as it is */
  readonly upgrade?: ((record: Readonly<Record<string, unknown>>, from: number) => R) | undefined
  /**
   * Makes the fields of a new record that a server would make, its id and version too where it gives them. Without it
   * ids are numbered: 1, 2 … or `strike-1`, `strike-2` …
   */
  readonly make?: ((values: Partial<R>) => Made) | undefined
  /** Works out the fields that follow from others, such as a total, whenever a record is made or changed. */
  readonly derive?: ((record: R) => Derived) | undefined
  /** The person who calls, for transitions with a condition on `me`. */
  readonly me?: Me | undefined
  /** Whether each change is kept as a version; versions of before and the name of the person who calls may be given. @default false */
  readonly history?: boolean | KeepHistoryOptions<R> | undefined
  /**
   * Whether removed records are kept in a trash, and for how long; without one they can be brought back for a day. @default false
   */
  readonly trash?: boolean | Omit<KeepRemovedOptions<R>, 'records'> | undefined
  /** Texts of the catalogue. @default English */
  readonly t?: (ValidateOptions['t'] & TranslateStorage) | undefined
}
