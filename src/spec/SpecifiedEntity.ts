import type { Entity } from './Entity'
import type { Fields } from './Field'
import type { When } from './When'

/** An entity as far as a whole product looks at it: whatever its fields are, by name. */
export interface SpecifiedEntity extends Pick<Entity, 'name' | 'labels'> {
  readonly id: string
  readonly title: string
  readonly version?: string | undefined
  readonly fields: Fields
  readonly fieldNames: readonly string[]
  readonly '~standard': { readonly vendor: 'screenwright' }
  readonly states?: SpecifiedStates | undefined
  readonly transitions?: { readonly [name: string]: SpecifiedTransition } | undefined
  readonly rules?: readonly SpecifiedRule[] | undefined
  readonly access?: { readonly [role: string]: SpecifiedAccess } | undefined
}

export interface SpecifiedStates {
  readonly field: string
  readonly initial: string
  readonly final?: readonly string[] | undefined
  readonly tones?: { readonly [state: string]: string | undefined } | undefined
}

export interface SpecifiedTransition {
  readonly from: readonly string[]
  readonly to: string
  readonly label?: string | undefined
  readonly when?: When | undefined
  readonly ask?: readonly string[] | undefined
  readonly confirm?: string | undefined
  readonly tone?: string | undefined
  readonly bulk?: boolean | undefined
  readonly undo?: string | undefined
}

/** A rule across fields: whenever one condition holds, so must another. */
export interface SpecifiedRule {
  readonly at?: readonly string[] | undefined
  readonly when?: When | undefined
  readonly require?: When | undefined
  readonly error?: string | undefined
  readonly message?: string | undefined
  readonly severity?: string | undefined
}

type Permission = boolean | When | undefined

/** What one role may do with the records of an entity. */
export interface SpecifiedAccess {
  readonly list?: Permission
  readonly read?: Permission
  readonly create?: boolean | undefined
  readonly update?: Permission
  readonly remove?: Permission
  readonly transition?: { readonly [name: string]: Permission } | undefined
  readonly fields?:
    | {
        readonly [field: string]:
          { readonly read?: boolean | undefined; readonly update?: Permission } | undefined
      }
    | undefined
}
