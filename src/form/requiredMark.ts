import type { DeclaredFieldProps } from './DeclaredFieldProps'

/**
 * Whether a field is marked as required or as optional. Neither where its place names it, since what a person has added may go
 * again as a whole, nor for a tick, which is never missing.
 */
export function requiredMark({
  field,
  label,
  required = field.required,
}: Pick<DeclaredFieldProps, 'field' | 'label' | 'required'>): boolean | undefined {
  if (required) return true
  return label === undefined && field.kind !== 'boolean' ? false : undefined
}
