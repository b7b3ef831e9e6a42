import type { Fields } from '../fields/Field'
import type { When } from '../conditions/When'

/** All with true, none with false, and with a condition those records for which it holds. */
export type Grant<F extends Fields = Fields> = boolean | When<F>

/** What one role may do. What is not said it may not do. */
export interface RoleAccess<F extends Fields = Fields> {
  readonly list?: Grant<F>
  readonly read?: Grant<F>
  readonly create?: boolean
  readonly update?: Grant<F>
  readonly remove?: Grant<F>
  readonly transition?: { readonly [name: string]: Grant<F> }
  /** Less than the whole record. What is not said of a field goes as for the record. */
  readonly fields?: { readonly [Name in keyof F & string]?: FieldAccess<F> }
}

export interface FieldAccess<F extends Fields = Fields> {
  /** With false the field is absent everywhere. @default true */
  readonly read?: boolean
  /** What must hold besides what the record asks. @default true */
  readonly update?: Grant<F>
}

/** Who may do what, by role. An entity without it enforces nothing; with it, a role that it does not name may do nothing. */
export type Access<F extends Fields = Fields, Role extends string = string> = {
  readonly [Name in Role]: RoleAccess<F>
}
