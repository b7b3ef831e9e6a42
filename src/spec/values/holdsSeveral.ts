import type { FieldBase } from '../fields/FieldBase'

/** Whether a value of the field is a list of options or of records. */
export function holdsSeveral(field: FieldBase | undefined): boolean {
  return field?.kind === 'choices' || (field?.kind === 'reference' && 'many' in field && field.many === true)
}
