import type { FieldBase } from './FieldBase'
import type { JsonSchema } from './JsonSchema'
import { emptied, kindOf } from './Kind'

/**
 * Fields as JSON Schema of an object, with their words.
 * @param isStored whether it speaks of what is stored, rather than of what a person may send
 * @param fixed properties that are always there
 */
export function schemaOfFields(
  fields: Readonly<Record<string, FieldBase>>,
  isStored = false,
  fixed: Readonly<Record<string, JsonSchema>> = {},
): object {
  const shown = Object.entries(fields).filter(([, { serverMade }]) => isStored || !serverMade)
  const properties = shown.map(([name, field]) => [name, schemaOfField(field)] as const)
  const required = shown.filter(([, field]) => field.required || field.serverMade).map(([name]) => name)
  return {
    type: 'object',
    properties: { ...fixed, ...Object.fromEntries(properties) },
    required: [...Object.keys(fixed), ...required],
  }
}

/** One field, with its words; what is optional may also be null. */
export function schemaOfField(field: FieldBase): object {
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
  const takesNull = emptied(kind, null) === null
  // An emptied text stays one, whatever the rules ask of what is written.
  const takesEmpty =
    emptied(kind, '') === '' && ['minLength', 'pattern', 'format'].some((rule) => schema[rule] !== undefined)
  const anyOf = [schema, takesNull && { type: 'null' }, takesEmpty && { const: '' }].filter(Boolean)
  return anyOf.length > 1 ? { anyOf } : schema
}
