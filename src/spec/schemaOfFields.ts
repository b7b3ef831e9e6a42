import type { FieldBase } from './FieldBase'
import type { JsonSchema } from './JsonSchema'
import { kindOf } from './Kind'

/** The fields that a person fills in as JSON Schema of an object, with their words. */
export function schemaOfFields(
  fields: Readonly<Record<string, FieldBase>>,
  fixed: Readonly<Record<string, JsonSchema>> = {},
  isIn: (field: FieldBase) => boolean = (field) => !field.serverMade,
): JsonSchema {
  const names = Object.keys(fields).filter((name) => isIn(fields[name] as FieldBase))
  const properties = Object.fromEntries(names.map((name) => [name, schemaOfField(fields[name] as FieldBase)]))
  return {
    type: 'object',
    properties: { ...fixed, ...properties },
    required: [
      ...Object.keys(fixed),
      ...names.filter((name) => fields[name]?.required || fields[name]?.serverMade),
    ],
  }
}

/** One field, with its words; what is optional may also be null. */
function schemaOfField(field: FieldBase): JsonSchema {
  const kind = kindOf(field)
  const schema = kind.schema(field)
  const { label: title, description, serverMade, example } = field
  const words = {
    title,
    description,
    readOnly: serverMade || undefined,
    examples: example === undefined ? undefined : [example],
    default: field.default,
  }
  const told = Object.entries({ ...words, ...(schema === true ? {} : (schema as object)) }).filter(
    ([, value]) => value !== undefined,
  )
  const whole = Object.fromEntries(told)
  const takesNull = !kind.emptied || kind.emptied(null) === null
  if (field.required || serverMade || schema === true || !takesNull) return whole
  return { anyOf: [whole, { type: 'null' }] }
}
