import type { FieldKind } from '../spec/fields/fields'

/** Their digits stand below each other. */
export const numericKinds: ReadonlySet<FieldKind> = new Set([
  'integer',
  'number',
  'percent',
  'decimal',
  'money',
])
