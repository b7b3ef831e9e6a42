import type { Field, FieldOf } from './Field'

/** A field whose values a calendar can draw a day in columns of: one of several options, yes or no, or one other record. */
export type ColumnField = FieldOf<'choice' | 'boolean' | 'reference'>

export function isColumnField(field: Field | undefined): field is ColumnField {
  return field?.kind === 'choice' || field?.kind === 'boolean' || (field?.kind === 'reference' && !field.many)
}
