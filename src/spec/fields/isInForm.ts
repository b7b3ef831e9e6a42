import type { FieldBase } from './FieldBase'

/** Whether a form has the field: to be filled in, or to show what follows from what is filled in. */
export function isInForm(field: FieldBase | undefined): boolean {
  return field?.readOnly !== true || follows(field)
}

/** Whether the value follows from what is filled in beside it. */
export function follows(field: FieldBase | undefined): boolean {
  return field?.computed !== undefined || isOfOthers(field)
}

/** Whether the value is read from other records, and stored with none. */
export function isOfOthers(field: FieldBase | undefined): boolean {
  return field?.related !== undefined || field?.rollup !== undefined
}
