import type { Field } from '../spec/fields/fields'
import { isMissing } from '../spec/values/isMissing'

/** Whether the record that a reference of the form points at is read, and has no such value. */
export function isNoneOf(
  { related }: Pick<Field, 'related'>,
  value: unknown,
  getValue: (name: string) => unknown,
): boolean {
  // While it is being read the value is undefined; without a reference there is nothing to know yet.
  return value === null && related !== undefined && 'via' in related && !isMissing(getValue(related.via))
}
