import type { FieldKind } from './Field'

/** The kinds of numbers: they can be added up, and in a table their digits stand below each other. */
export const numericKinds: ReadonlySet<FieldKind> = new Set([
  'integer',
  'number',
  'percent',
  'decimal',
  'money',
])
