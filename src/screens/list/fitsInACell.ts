import type { Field } from '../../spec/fields/fields'

/** Whether one control of about a cell's size holds the value, and the person enters it. */
export function fitsInACell(field: Field): boolean {
  return field.readOnly !== true && !tooLarge.has(field.kind)
}

const tooLarge: ReadonlySet<Field['kind']> = new Set([
  'group',
  'list',
  'variant',
  'map',
  'file',
  'image',
  'json',
  'code',
])
