import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import { isPlainObject } from '../values/ownValue'

/** The value of another field of the same record: `{ ends: { gte: { field: 'starts' } } }`. Both are of one kind. */
export interface OtherField<Name extends string = string> {
  readonly field: Name
}

/** Whether a condition compares with another field. */
export function isOtherField(operand: unknown): operand is OtherField {
  return isPlainObject(operand) && Object.hasOwn(operand, 'field')
}

/** Find the mistake of a developer, as the end of a sentence. */
export function mistakeInOther(
  { field: name }: OtherField,
  field: Field,
  fields: Fields,
): string | undefined {
  const other = typeof name === 'string' ? own(fields, name) : undefined
  if (!other) return 'which is none of the fields'
  return other.kind === field.kind ? undefined : `which is of kind ${other.kind} and not ${field.kind}`
}
