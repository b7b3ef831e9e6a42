import type { Access } from './access'
import type { Entity } from './Entity'
import type { Fields } from './Field'
import type { Rule } from './Rule'
import type { States, Transitions } from './states'

/** An entity as far as a whole product looks at it: whatever its fields are, by name. */
export interface SpecifiedEntity extends Pick<Entity, 'name' | 'labels'> {
  readonly id: string
  readonly title: string
  readonly version?: string | undefined
  readonly fields: Fields
  readonly fieldNames: readonly string[]
  readonly '~standard': { readonly vendor: 'screenwright' }
  readonly states?: States | undefined
  readonly transitions?: Transitions | undefined
  readonly rules?: readonly Rule[] | undefined
  readonly access?: Access | undefined
}
