import type { Field, FieldKind, FieldOf } from './Field'

/** The kinds of fields that forms have no control for yet: these are shown to be read, and filled in elsewhere. */
const kindsWithoutControl = [
  'decimal',
  'money',
  'choices',
  'time',
  'instant',
  'dateRange',
  'duration',
  'reference',
  'colour',
  'json',
] as const satisfies readonly FieldKind[]

type FieldWithoutControl = FieldOf<(typeof kindsWithoutControl)[number]>

export function isWithoutControl(field: Field): field is FieldWithoutControl {
  return kindsWithoutControl.some((kind) => kind === field.kind)
}

export type FieldWithControl = Exclude<Field, FieldWithoutControl>
