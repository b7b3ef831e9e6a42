import type { Field, Fields } from '../../fields/Field'

/** A field as it is listed, with its way from the record: `lines[].what`. */
export interface FieldRow {
  readonly way: string
  readonly name: string
  readonly field: Field
  /** It, and the fields beside it. */
  readonly beside: Fields
}

/** The fields, and those within them, in order. The item of a list or a map has no row of its own. */
export function fieldRows(fields: Fields, before = ''): readonly FieldRow[] {
  return Object.keys(fields).flatMap((name) => {
    const field = fields[name] as Field
    const way = before + name
    return [{ way, name, field, beside: fields }, ...rowsWithin(field, way)]
  })
}

function rowsWithin(field: Field, way: string): readonly FieldRow[] {
  if (field.kind === 'group') return fieldRows(field.fields, `${way}.`)
  if (field.kind === 'list') return rowsWithin(field.of, `${way}[]`)
  if (field.kind === 'map') return rowsWithin(field.of, `${way}[]`)
  if (field.kind !== 'variant') return []
  return Object.keys(field.variants).flatMap((variant) =>
    fieldRows(field.variants[variant] as Fields, `${way}(${variant}).`),
  )
}
