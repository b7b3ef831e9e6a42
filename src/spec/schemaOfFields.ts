import type { FieldBase } from './FieldBase'
import { emptied, kindOf } from './Kind'
import { localize } from './LocalizedText'

/**
 * Fields as JSON Schema of an object, with their words.
 * @param isStored whether it speaks of what is stored, rather than of what a person may send
 */
export function schemaOfFields(fields: Readonly<Record<string, FieldBase>>, isStored = false) {
  const spoken = Object.entries(fields).filter(([, field]) => isStored || !field.serverMade)
  return {
    type: 'object',
    properties: Object.fromEntries(spoken.map(([name, field]) => [name, schemaOfField(field)])),
    required: spoken.flatMap(([name, field]) => (field.required || field.serverMade ? name : [])),
  }
}

/** One field, with its words; what is optional may also be null. */
export function schemaOfField(field: FieldBase): { readonly [keyword: string]: unknown } {
  const kind = kindOf(field)
  const { label, description, serverMade, example } = field
  const schema: Record<string, unknown> = {
    title: label && localize(label),
    description: description && localize(description),
    readOnly: serverMade || undefined,
    examples: example !== undefined ? [example] : undefined,
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
  return anyOf[1] ? { anyOf } : schema
}
