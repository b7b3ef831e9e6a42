import type { FieldBase } from './FieldBase'
import type { JsonSchema } from './JsonSchema'
import { emptied, kindOf } from './Kind'
import { withOwn } from './ownValue'

/**
 * Fields as JSON Schema of an object, with their words.
 * @param isStored whether it speaks of what is stored, rather than of what a person may send
 */
export function schemaOfFields(fields: Readonly<Record<string, FieldBase>>, isStored = false) {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.serverMade && !isStored) continue
    withOwn(properties, name, schemaOfField(field))
    if (field.required || field.serverMade) required.push(name)
  }
  return { type: 'object', properties, required }
}

/** One field, with its words; what is optional may also be null. */
export function schemaOfField(field: FieldBase): { readonly [keyword: string]: unknown } {
  const kind = kindOf(field)
  const { label: title, description, serverMade, example } = field
  const schema: Record<string, unknown> = {
    title,
    description,
    readOnly: serverMade || undefined,
    examples: example === undefined ? undefined : [example],
    default: field.default,
    ...(kind.schema(field) as object),
  }
  if (field.required || serverMade) return schema
  const anyOf: object[] = [schema]
  if (emptied(kind, null) === null) anyOf.push({ type: 'null' })
  // An emptied text stays one, whatever the rules ask of what is written.
  if (emptied(kind, '') === '' && (schema.minLength ?? schema.pattern ?? schema.format) !== undefined) {
    anyOf.push({ const: '' })
  }
  return anyOf.length > 1 ? { anyOf } : schema
}
