import { labelOf } from '../spec/labels/labels'
import type { DeclaredFieldProps } from './DeclaredFieldProps'

/** The legend of a declared field with parts: what its place calls it, or else its label. An item of a list has no name. */
export function legendOf(
  { field, name, label }: Pick<DeclaredFieldProps, 'field' | 'name' | 'label'>,
  locale: string,
): string {
  return label ?? labelOf(field, typeof name === 'string' ? name : '', locale)
}
