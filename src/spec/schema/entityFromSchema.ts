import { own } from '../../internal/own'
import { defineEntity } from '../entities/defineEntity'
import type { Entity } from '../entities/Entity'
import type { Field } from '../fields/Field'
import type { JsonSchema } from './JsonSchema'
import { integer } from '../fields/kinds/number'
import { text } from '../fields/kinds/text'
import { labelOf } from '../labels/labels'
import { ownValue, withOwn } from '../values/ownValue'
import { type Part, wholePart } from './Part'
import { plainCopy } from './plainCopy'
import { readAnything, reportBlank } from './readObject'
import { readSource, type StandardJsonSource } from './readSource'
import { SchemaReader } from './SchemaReader'
import { type SchemaReport, SchemaReporter } from './SchemaReport'

export type { SchemaReport, StandardJsonSource }

export interface EntityFromSchemaOptions {
  /** The name in code and addresses. @default the schema's title as one word, or `record` */
  readonly name?: string | undefined
  /** One and many. @default the schema's title, or the name in words */
  readonly labels?: readonly [one: string, many: string] | undefined
  /** The field that identifies a record. @default `id`, which is added if there is none */
  readonly id?: string | undefined
}

/**
 * Make an entity of a JSON Schema (2020-12 or draft-07), or of any schema that converts itself to one (Standard JSON
 * Schema: zod 4, arktype, valibot with its converter).
 *
 *   const { entity, report } = entityFromSchema(z.object({ name: z.string().min(1), born: z.iso.date() }))
 *
 * Values that the schema accepts are accepted and stay as they are, others are rejected. Texts as a person types them
 * (`'12'` for a number, nothing for a list) still become values of the schema. Where the fields differ from the schema,
 * or cannot show a part of it, the report says so, keyword by keyword. It never throws.
 */
export function entityFromSchema(
  schema: JsonSchema | StandardJsonSource,
  options: EntityFromSchemaOptions = {},
): { readonly entity: Entity; readonly report: readonly SchemaReport[] } {
  const reporter = new SchemaReporter()
  const whole = wholeOf(schema, reporter)
  const reader = new SchemaReader(reporter)
  const fields = { ...(reader.readRecord([whole]) ?? readSingle(reader, whole, reporter)) }
  const title = titleOf(whole)
  const name = options.name !== undefined && isName(options.name) ? options.name : nameOf(title)
  if (options.name !== undefined && options.name !== name) {
    reporter.add(
      '',
      'title',
      'same',
      `“${options.name}” cannot stand in code and addresses: it is called “${name}”.`,
    )
  }
  const id = identify(fields, options.id, reporter)
  for (const [key, field] of Object.entries(fields)) {
    if (labelOf(field, key).trim() === '') withOwn(fields, key, { ...field, label: `“${key}”` })
  }
  const label = title ?? labelOf({}, name)
  const labels = options.labels?.every((one) => one.trim() !== '')
    ? options.labels
    : ([label, label] as const)
  return { entity: defineEntity({ name, labels, id, fields }), report: reporter.all }
}

/** One field of any schema, for a value that must be there unless the options say otherwise. */
export function fieldFromSchema(
  schema: JsonSchema | StandardJsonSource,
  { required = true }: { readonly required?: boolean | undefined } = {},
): { readonly field: Field; readonly report: readonly SchemaReport[] } {
  const reporter = new SchemaReporter()
  const whole = wholeOf(schema, reporter)
  const field = readWhole(new SchemaReader(reporter), whole, required, reporter)
  return { field, report: reporter.all }
}

function wholeOf(given: unknown, reporter: SchemaReporter): Part {
  const whole = wholePart(plainCopy(readSource(given, reporter), reporter))
  const dialect = ownValue(whole.schema, '$schema')
  if (typeof dialect === 'string' && !/json-schema\.org\/draft(?:-07|\/2020-12)\//.test(dialect)) {
    const reason = `“${dialect}” is read as ${whole.resource.dialect}, from which it may differ.`
    reporter.add('', '$schema', 'both', reason)
  }
  return whole
}

function readWhole(reader: SchemaReader, whole: Part, required: boolean, reporter: SchemaReporter): Field {
  const field = reader.read([whole], required)
  if (field) {
    reportBlank(field, { reporter }, '')
    return field
  }
  reporter.add('', '', 'more', 'No value is right for this schema. Any JSON is taken.')
  return readAnything({ required })
}

function readSingle(
  reader: SchemaReader,
  whole: Part,
  reporter: SchemaReporter,
): Readonly<Record<string, Field>> {
  reporter.add('', 'type', 'same', 'This is no object with names of its own: the value stands under “value”.')
  return { value: readWhole(reader, whole, true, reporter) }
}

/** The field that identifies a record, made fit for it, or added. */
function identify(
  fields: Record<string, Field>,
  wanted: string | undefined,
  reporter: SchemaReporter,
): string {
  const name = wanted ?? 'id'
  const field = own(fields, name)
  if (field && (field.kind === 'text' || field.kind === 'integer')) {
    if (!field.required && !field.readOnly) {
      const reason = `“${name}” identifies a record, but need not be there: the server makes it, and it is not validated.`
      reporter.add('', 'required', 'both', reason)
      const made = field.kind === 'integer' ? integer({ readOnly: true }) : text({ readOnly: true })
      withOwn(fields, name, { ...made, ...(field.label !== undefined && { label: field.label }) })
    }
    return name
  }
  const free = [name, 'id', 'recordId', 'record-id', 'record_id'].find((one) => !Object.hasOwn(fields, one))
  const added = free ?? `id-${Object.keys(fields).length}-${Object.keys(fields).join('').length}`
  reporter.add(
    '',
    'properties',
    'same',
    `Nothing identifies a record: “${added}” was added, made by the server.`,
  )
  const rest = { ...fields }
  for (const key of Object.keys(fields)) delete fields[key]
  withOwn(fields, added, text({ readOnly: true }))
  for (const key of Object.keys(rest)) withOwn(fields, key, rest[key])
  return added
}

function titleOf({ schema }: Part): string | undefined {
  const title = ownValue(schema, 'title')
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined
}

const isName = (name: string): boolean => /^\p{L}[\p{L}\p{N}_-]*$/u.test(name)

function nameOf(title: string | undefined): string {
  const words = (title ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const name = words
    .map(
      (word, index) =>
        (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')
  return isName(name) ? name : 'record'
}
