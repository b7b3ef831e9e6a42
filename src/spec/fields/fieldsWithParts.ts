import type { Field, FieldOf } from './Field'

/** Kinds of fields whose values have parts, each with a field of its own. */
type KindWithParts = 'group' | 'list' | 'variant' | 'map'

/** A field whose value one control holds. Groups, lists, variants and maps have fields in them instead. */
export type FieldOfOneControl = Exclude<Field, FieldOf<KindWithParts>>

export function isOfOneControl(field: Field): field is FieldOfOneControl {
  return !['group', 'list', 'variant', 'map'].includes(field.kind)
}
