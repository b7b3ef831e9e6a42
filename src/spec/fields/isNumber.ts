import type { FieldBase } from './FieldBase'

/** Whether the kind of a field is one of numbers. */
export const isNumber = ({ kind }: FieldBase): boolean =>
  kind === 'integer' || kind === 'number' || kind === 'percent' || kind === 'decimal' || kind === 'money'
