import type { ComponentType } from 'react'
import type { Field, FieldKind, FieldOf } from '../spec/fields/fields'

/** A field that an entity declares, wherever it stands in a record. */
export interface DeclaredFieldProps<Declared extends Field = Field> {
  field: Declared
  /** Its name in what it stands in, or the item of a list. */
  name: string | symbol
  /** Names it, where its place does rather than its declaration. */
  label?: string | undefined
  entityName: string
  /** Whether a rule requires it, so that it is marked as one that is declared so. */
  required?: boolean | undefined
}

/** A field of a kind whose value has fields in it, which are drawn by `Inner`. */
export interface DeclaredPartsProps<Kind extends FieldKind> extends DeclaredFieldProps<FieldOf<Kind>> {
  Inner: ComponentType<DeclaredFieldProps>
}
