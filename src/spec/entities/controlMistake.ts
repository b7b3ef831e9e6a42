import type { Field, FieldOf } from '../fields/Field'

/** Where a person could not say what the field allows. */
export function mistakeInControl(field: FieldOf<'choice' | 'boolean'>): string | undefined {
  const { control, required } = field
  if (control === undefined) return undefined
  const known: readonly string[] = controls[field.kind]
  if (!known.includes(control)) return `is asked for by a “${control}”, which is none of ${known.join(', ')}`
  if (control === 'switch' && required) {
    return 'is required, and a switch has no mark for that. Leave it a box to tick'
  }
  return (control === 'radio' || control === 'segmented') && !required
    ? `is asked for by a “${control}”, which a person cannot take back, although it is not required. Require it, or say “select”`
    : undefined
}

const controls = {
  choice: ['radio', 'segmented', 'select', 'combobox'],
  boolean: ['checkbox', 'switch'],
} as const satisfies Record<'choice' | 'boolean', readonly string[]>

/** Find a list that no box of tags can hold. */
export function mistakeInTags(field: Field): string | undefined {
  if (field.kind !== 'list' || field.control !== 'tags') return undefined
  const { of } = field
  if (of.kind !== 'text') return `draws a list of ${of.kind} as tags, which are texts. Leave out control`
  return of.multiline ? 'draws texts of several lines as tags, which have one. Leave out control' : undefined
}
