import type { Field, FieldKind, FieldOf } from './Field'

/** The kinds of fields that forms have no control for yet: these are shown to be read, and filled in elsewhere. */
const kindsWithoutControl = [
  'decimal',
  'money',
  'time',
  'instant',
  'dateRange',
  'duration',
  'list',
  'group',
  'variant',
  'map',
  'colour',
] as const satisfies readonly FieldKind[]

type FieldWithoutControl = FieldOf<(typeof kindsWithoutControl)[number]>

export function isWithoutControl(field: Field): field is FieldWithoutControl {
  return kindsWithoutControl.some((kind) => kind === field.kind)
}

export type FieldWithControl = Exclude<Field, FieldWithoutControl>
