import type { Fields } from '../fields/Field'
import type { LocalizedText } from '../labels/LocalizedText'
import type { When } from '../conditions/When'

/** The records that a permission covers: all with true, none with false, with a condition those for which it holds. */
export type Grant<F extends Fields = Fields> = boolean | When<F>

/** The permissions of one role. An action that is not named is forbidden. */
export interface RoleAccess<F extends Fields = Fields> {
  readonly list?: Grant<F> | undefined
  readonly read?: Grant<F> | undefined
  /**
   * A condition is on the values that a new record is given. One that leaves a field no choice fills it in, as `{ owner: { me: true } }`
   * does; tests of fields that the server makes are the server's.
   */
  readonly create?: Grant<F> | undefined
  readonly update?: Grant<F> | undefined
  readonly remove?: Grant<F> | undefined
  /** Of removed records, to bring them back: with false their removal cannot be undone either. @default as `remove` */
  readonly restore?: Grant<F> | undefined
  /** Of removed records, to let go of them for good. @default as `remove` */
  readonly purge?: Grant<F> | undefined
  readonly transition?: { readonly [name: string]: Grant<F> } | undefined
  /** Why not, where words of your own help more than the condition does: `{ update: 'only until the kitchen begins' }`. */
  readonly reasons?: Reasons | undefined
  /** Permissions of single fields, less than those of the record. A field that is not named goes as the record does. */
  readonly fields?: { readonly [Name in keyof F & string]?: FieldAccess<F> | undefined } | undefined
  /**
   * Permissions of each field that `fields` does not name, but for the id and the version: `{ update: false }` where a role changes a few
   * fields of many.
   */
  readonly otherFields?: FieldAccess<F> | undefined
}

export interface FieldAccess<F extends Fields = Fields> {
  /** With false the field is absent everywhere. @default true */
  readonly read?: boolean | undefined
  /** With false it is not asked for in a new record: the server says what stands there. @default true */
  readonly create?: boolean | undefined
  /** A condition besides that of the record. @default true */
  readonly update?: Grant<F> | undefined
  /** Why it may not be changed now, as `reasons` says it of the record. @default the condition in words */
  readonly reason?: LocalizedText | undefined
}

/** Words in place of those that a condition has by itself, each a part of a sentence: it stands after a colon or by itself. */
export interface Reasons {
  readonly update?: LocalizedText | undefined
  readonly remove?: LocalizedText | undefined
  readonly restore?: LocalizedText | undefined
  readonly purge?: LocalizedText | undefined
  readonly transition?: { readonly [name: string]: LocalizedText } | undefined
}

/**
 * Who may do what, by role. An entity without it enforces nothing; with it, a role that it does not name may do
 * nothing.
 */
export type Access<F extends Fields = Fields, Role extends string = string> = {
  readonly [Name in Role]: RoleAccess<F>
}
