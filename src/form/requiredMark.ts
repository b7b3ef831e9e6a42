import type { Field } from '../spec/fields/fields'

/**
 * Whether a field is marked as required or as optional. Neither where its place names it: what a person has added may go
 * again as a whole.
 */
export function requiredMark({ required }: Field, label: string | undefined): boolean | undefined {
  return required || label === undefined ? Boolean(required) : undefined
}
