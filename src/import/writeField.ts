import type { Field } from '../spec/fields/Field'
import { kindOf } from '../spec/fields/Kind'
import { code, keyCode, objectCode } from './code'
import { rulesBeside } from './rulesBeside'

/** Told of a rule that a draft does not have, and where. */
export type Skip = (at: string, reason: string) => void

interface Writing {
  /** The builders that the code takes. */
  readonly used: Set<string>
  readonly skip: Skip
  /** The way to the field: `pet.owner.name`. */
  readonly at: string
  readonly indent: string
}

/** A field as a person would declare it. */
function writeField(field: Field, writing: Writing): string {
  const { used, indent } = writing
  const call = (builder: string, ...values: readonly string[]) => {
    used.add(builder)
    const last = values.findLastIndex((value) => value !== '{}')
    return `${builder}(${values.slice(0, last + 1).join(', ')})`
  }
  const options = (more: Readonly<Record<string, unknown>> = {}) => writeOptions(field, more, writing)
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
          ? writeFields(field.of.fields, writing)
          : writeField(field.of, writing)
      return call('list', of, options({ minItems, maxItems, uniqueItems }))
    }
    case 'map': {
      const { minItems, maxItems, keys } = field
      return call('map', writeField(field.of, writing), options({ minItems, maxItems, keys }))
    }
    case 'group':
      return call('group', writeFields(field.fields, writing), options())
    case 'variant': {
      const forms = Object.entries(field.variants).map(
        ([name, fields]) => [name, writeFields(fields, { ...writing, indent: `${indent}  ` })] as const,
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

export function writeFields(fields: Readonly<Record<string, Field>>, writing: Writing): string {
  const { at, indent } = writing
  const lines = Object.entries(fields).map(([name, field]) => {
    const within = { ...writing, at: `${at}.${name}`, indent: `${indent}  ` }
    return `${indent}  ${keyCode(name)}: ${writeField(field, within)},\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

function writeOptions(
  field: Field,
  more: Readonly<Record<string, unknown>>,
  { skip, at, indent }: Writing,
): string {
  const { label, description, example, required, readOnly, default: byDefault } = field
  const { options, tests, left } = rulesBeside(field)
  for (const reason of left) skip(at, reason)
  // An optional field of the draft that is there in every value that the schema takes.
  if (!required && !readOnly && kindOf(field).emptied?.(undefined) !== undefined) {
    skip(at, 'it must be there, if only as null or empty, and the draft may leave it out')
  }
  const said = {
    label,
    description,
    required: required || undefined,
    readOnly: readOnly || undefined,
    ...more,
    ...options,
    // Null is an example of nothing to write.
    example: example === null ? undefined : example,
    default: byDefault,
  }
  const members = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, code(value, `${indent}  `)] as const],
  )
  const validated = tests.map(([breaks, words]) => `${breaks} ? ${code(words)} : `).join('')
  const validate = [['validate', `(value) => (${validated}undefined)`] as const]
  return objectCode([...members, ...(tests.length > 0 ? validate : [])], indent)
}
