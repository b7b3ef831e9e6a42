import type { Field } from '../spec/Field'
import { kindOf } from '../spec/Kind'
import { ownValue } from '../spec/ownValue'
import { code, keyCode, objectCode } from './code'

/** A field as a person would declare it. `used` is told which builders it takes. */
export function writeField(field: Field, used: Set<string>, indent: string): string {
  const call = (builder: string, ...values: readonly string[]) => {
    used.add(builder)
    const last = values.findLastIndex((value) => value !== '{}')
    return `${builder}(${values.slice(0, last + 1).join(', ')})`
  }
  const options = (more: Readonly<Record<string, unknown>> = {}) => writeOptions(field, more, indent)
  switch (field.kind) {
    case 'text': {
      const { minLength, maxLength, pattern, format, multiline } = field
      const rules = { minLength, maxLength, pattern }
      if (format === 'email' || format === 'url' || format === 'phone') return call(format, options(rules))
      return call('text', options({ ...rules, format, multiline }))
    }
    case 'integer':
    case 'number':
    case 'percent':
    case 'decimal':
    case 'money':
      return call(field.kind, options({ min: field.min, max: field.max, step: field.step }))
    case 'choice':
    case 'choices': {
      const counts = field.kind === 'choices' ? { minItems: field.minItems, maxItems: field.maxItems } : {}
      return call(field.kind, code(field.options, indent), options({ ...counts, labels: field.labels }))
    }
    case 'list': {
      const { minItems, maxItems, uniqueItems } = field
      const isGroup = field.of.kind === 'group' && field.of.label === undefined && field.of.required
      const of =
        field.of.kind === 'group' && isGroup
          ? writeFields(field.of.fields, used, indent)
          : writeField(field.of, used, indent)
      return call('list', of, options({ minItems, maxItems, uniqueItems }))
    }
    case 'map': {
      const { minItems, maxItems, keys } = field
      return call('map', writeField(field.of, used, indent), options({ minItems, maxItems, keys }))
    }
    case 'group':
      return call('group', writeFields(field.fields, used, indent), options())
    case 'variant': {
      const forms = Object.entries(field.variants).map(
        ([name, fields]) => [name, writeFields(fields, used, `${indent}  `)] as const,
      )
      return call('variant', code(field.by), objectCode(forms, indent), options())
    }
    case 'file':
    case 'image':
      return call(field.kind, options({ accept: field.accept, maxBytes: field.maxBytes }))
    case 'reference':
      return call('reference', code(field.to), options())
    case 'boolean':
    case 'date':
    case 'time':
    case 'instant':
    case 'dateRange':
    case 'duration':
    case 'code':
    case 'colour':
    case 'json':
      return call(field.kind, options())
  }
}

export function writeFields(
  fields: Readonly<Record<string, Field>>,
  used: Set<string>,
  indent: string,
): string {
  const members = Object.entries(fields).map(
    ([name, field]) => [name, writeField(field, used, `${indent}  `)] as const,
  )
  if (members.length === 0) return '{}'
  const lines = members.map(([name, value]) => `${indent}  ${keyCode(name)}: ${value},\n`)
  return `{\n${lines.join('')}${indent}}`
}

function writeOptions(field: Field, more: Readonly<Record<string, unknown>>, indent: string): string {
  const { label, description, example, required, serverMade, default: byDefault } = field
  const said = {
    label,
    description,
    required: required || undefined,
    serverMade: serverMade || undefined,
    ...more,
    example,
    default: byDefault,
  }
  const members = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, code(value, `${indent}  `)] as const],
  )
  const allowed = allowedBy(field)
  const rule: (readonly [string, string])[] = allowed
    ? [
        [
          'validate',
          `(value) => (${code(allowed)}.includes(value) ? undefined : ${code(`Enter one of ${allowed.join(', ')}`)})`,
        ],
      ]
    : []
  return objectCode([...members, ...rule], indent)
}

/** The numbers that a schema limits a field to, which no option of the field says. */
function allowedBy(field: Field): readonly number[] | undefined {
  if (field.kind !== 'integer' && field.kind !== 'number') return undefined
  const parts: unknown = ownValue(kindOf(field).schema(field), 'allOf')
  const limits: unknown = Array.isArray(parts)
    ? parts.map((part) => ownValue(part, 'enum')).find(Array.isArray)
    : []
  return Array.isArray(limits) && limits.length > 0 ? (limits as readonly number[]) : undefined
}
