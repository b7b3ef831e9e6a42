import type { FieldBase } from './FieldBase'
import { emptied, kindOf } from './Kind'
import { fromNowIn, isMe } from '../values/defaultOf'
import { localize } from '../labels/LocalizedText'

/**
 * Fields as JSON Schema of an object, with their words.
 * @param isStored whether it speaks of what is stored, rather than of what a person may send
 */
export function schemaOfFields(fields: Readonly<Record<string, FieldBase>>, isStored = false) {
  const spoken = Object.entries(fields).filter(([, field]) => isStored || !field.readOnly)
  return {
    type: 'object',
    properties: Object.fromEntries(spoken.map(([name, field]) => [name, schemaOfField(field)])),
    required: spoken.flatMap(([name, field]) => (field.required || field.readOnly ? name : [])),
  }
}

/** One field, with its words; what is optional may also be null. */
export function schemaOfField(field: FieldBase): { readonly [keyword: string]: unknown } {
  const kind = kindOf(field)
  const { label, description, readOnly, example } = field
  const schema: Record<string, unknown> = {
    title: label && localize(label),
    description: description && localize(description),
    readOnly: readOnly || undefined,
    examples: example !== undefined ? [example] : undefined,
    default: isMe(field) || fromNowIn(field) ? undefined : field.default,
    ...(kind.schema(field) as object),
  }
  const empties = emptiesOf(field)
  return empties.length > 0 ? { anyOf: [schema, ...empties] } : schema
}

/** The schemas of an empty value, beside that of a written one: null, and an emptied text. */
export function emptiesOf(field: FieldBase): readonly object[] {
  if (field.required || field.readOnly) return []
  const kind = kindOf(field)
  const { minLength, pattern, format } = kind.schema(field) as Readonly<Record<string, unknown>>
  // An emptied text stays one.
  const isAsked = (minLength ?? pattern ?? format) !== undefined
  return [
    ...(emptied(kind, null) === null ? [{ type: 'null' }] : []),
    ...(emptied(kind, '') === '' && isAsked ? [{ const: '' }] : []),
  ]
}
