import { decimals, sumsOf } from '../fields/decimalValue'
import { endsOf } from '../fields/dateRangeText'
import { understandJson } from '../fields/jsonValue'
import { numbers, percentages } from '../fields/numberValue'
import { own } from '../internal/own'
import type { DraftBy, Entity } from '../spec/entities/Entity'
import type { Field, FieldOf, Fields } from '../spec/fields/Field'
import type { FieldOfOneControl } from '../spec/fields/fieldsWithParts'
import type { CountRules } from '../spec/fields/itemCount'
import { kindOf } from '../spec/fields/Kind'
import { isUnanswered } from '../spec/values/isEmptyValue'
import { isPlainObject, withOwn } from '../spec/values/ownValue'
import { escaped } from './controlName'
import { mapOf } from './mapEntries'
import { emptyPost, plainLines, type Posted, type PostedEntries, postedTree } from './postedTree'

export interface ReadFormDataOptions<F extends Fields> {
  /** The fields that the form asked for; of the others nothing is read. @default all */
  readonly names?: readonly (keyof F & string)[] | undefined
  /** How numbers are written in the post: the BCP 47 tag of the page that it came from. @default 'en' */
  readonly locale?: string | undefined
  /**
   * The entities that references lead to: an id is read as a number where theirs are. Of any other entity it stays the text
   * that was posted, since nothing tells 7 from "7".
   */
  readonly entities?: readonly Pick<Entity, 'name' | 'id' | 'fields'>[] | undefined
  /** The stored record: a file of it that the form still has is posted as its address, and found here again. */
  readonly known?: object | undefined
}

/**
 * Read what a form of the entity has posted, with or without JavaScript, as the draft that was in it: groups and lists in
 * their order, numbers as the locale writes them, files as they are. What cannot be read stays as it was typed, for
 * `accept` to reject in words. Nothing that the entity does not declare, or that the server makes, is read.
 *
 * A browser posts nothing for a box without a tick and for an empty list: a field that is asked for has then `false` or
 * no items.
 *
 * @throws when one list has more than 10,000 items
 */
export function readFormData<F extends Fields>(
  formData: PostedEntries,
  entity: Pick<Entity<F>, 'fields' | 'fieldNames'>,
  { names = entity.fieldNames, locale = 'en', entities = [], known }: ReadFormDataOptions<F> = {},
): DraftBy<F> {
  const asked = Object.fromEntries(
    names.flatMap((name) => {
      const field = own<Field>(entity.fields, name)
      return field ? [[name, field]] : []
    }),
  )
  const numbered = entities.filter(({ id, fields }) => own<Field>(fields, id)?.kind === 'integer')
  const read: Reading = {
    locale,
    numbered: new Set(numbered.map(({ name }) => name)),
    files: new Map(filesIn(known)),
  }
  const posted = postedTree(formData, Object.keys(asked))
  return readFields(asked, posted, plainLines, read).values as DraftBy<F>
}

interface Reading {
  readonly locale: string
  /** The entities whose ids are numbers. */
  readonly numbered: ReadonlySet<string>
  /** Stored files by their address. */
  readonly files: ReadonlyMap<string, object>
}

function readFields(fields: Fields, posted: Posted, write: (name: string) => string, reading: Reading) {
  const values: Record<string, unknown> = {}
  let isEmpty = true
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue
    const value = readValue(field, posted.parts.get(write(name)) ?? emptyPost(), reading)
    if (value === undefined) continue
    withOwn(values, name, value)
    isEmpty &&= isUnanswered(value)
  }
  return { values, isEmpty }
}

const readParts = (fields: Fields, posted: Posted, reading: Reading) =>
  readFields(fields, posted, (name) => plainLines(escaped(name)), reading)

function readValue(field: Field, posted: Posted, reading: Reading): unknown {
  switch (field.kind) {
    case 'group': {
      const { values, isEmpty } = readParts(field.fields, posted, reading)
      return isEmpty && !field.required ? null : values
    }
    case 'list': {
      const items = readItems(field.of, posted, reading)
      return items.length === 0 && mayBeAbsent(field) ? null : items
    }
    case 'variant':
      return readVariant(field, posted, reading)
    case 'map':
      return readMap(field, posted, reading)
    case 'boolean': {
      const text = lastText(posted)
      return text === 'on' ? true : text || false
    }
    case 'choices':
      return severalOf(field, posted)
    case 'reference':
      return readReference(field, posted, reading)
    case 'file':
    case 'image':
      return readFiles(field, posted, reading)
    default:
      return readText(field, lastText(posted), reading)
  }
}

/** Read the text of one control as its field does. Undefined where nothing was posted: it is unknown. */
function readText(field: FieldOfOneControl, text: string | undefined, { locale }: Reading): unknown {
  if (text === undefined) return undefined
  switch (field.kind) {
    case 'integer':
    case 'number':
      return numbers.read(text, locale)
    case 'percent':
      return (field.unit === '%' ? percentages : numbers).read(text, locale)
    case 'decimal':
      return decimals.read(text, locale)
    case 'money':
      return sumsOf(field.currency, field.digits).read(text, locale)
    case 'dateRange': {
      const ends = endsOf(text)
      return ends.start === null && ends.end === null ? null : ends
    }
    case 'json':
      return understandJson(text)
    default:
      return text === '' && !kindOf(field).keepsEmpty ? null : text
  }
}

function readReference(field: FieldOf<'reference'>, posted: Posted, reading: Reading): unknown {
  const ids = field.many ? severalOf(field, posted) : readText(field, lastText(posted), reading)
  if (!reading.numbered.has(field.to)) return ids
  return Array.isArray(ids) ? ids.map(numberedId) : numberedId(ids)
}

/** An id that is no number stays as it was typed. */
function numberedId(id: unknown): unknown {
  const number = Number(id)
  return typeof id === 'string' && Number.isSafeInteger(number) && String(number) === id ? number : id
}

const textsIn = ({ values }: Posted) => values.filter((one) => typeof one === 'string')
const lastText = (posted: Posted | undefined) => posted && textsIn(posted).at(-1)

function severalOf(field: FieldOf<'choices' | 'reference'>, posted: Posted): unknown {
  const some = textsIn(posted).filter((text) => text !== '')
  return some.length === 0 && mayBeAbsent(field) ? null : some
}

function readFiles(field: FieldOf<'file' | 'image'>, { values }: Posted, reading: Reading): unknown {
  const files = values.flatMap((one) => fileOf(one, reading))
  if (field.many) return files.length === 0 && mayBeAbsent(field) ? null : files
  return files[0] ?? (values.length === 0 ? undefined : null)
}

/** An empty control posts a file without a name and without content. */
function fileOf(posted: string | File, { files }: Reading): readonly unknown[] {
  if (typeof posted === 'string') return posted === '' ? [] : [files.get(posted) ?? posted]
  return posted.name === '' && posted.size === 0 ? [] : [posted]
}

function* filesIn(value: unknown): Iterable<[url: string, file: object]> {
  if (Array.isArray(value)) for (const item of value) yield* filesIn(item)
  if (!isPlainObject(value)) return
  if (typeof value['url'] === 'string' && typeof value['name'] === 'string') yield [value['url'], value]
  for (const part of Object.values(value)) yield* filesIn(part)
}

/** The number of an item in its name is no place: items stand in the order in which the page had them. */
function readItems(each: Field, posted: Posted, reading: Reading): readonly unknown[] {
  // A record in a list is there, though nothing is filled in.
  const item = each.kind === 'group' ? { ...each, required: true } : each
  return [...posted.parts]
    .filter(([part]) => /^\d+$/.test(part))
    .map(([, one]) => readValue(item, one, reading) ?? null)
}

function readVariant(field: FieldOf<'variant'>, posted: Posted, reading: Reading): unknown {
  const { by, variants } = field
  const name = lastText(posted.parts.get(plainLines(escaped(by))))
  if (!name) return null
  const values: Record<string, unknown> = {}
  withOwn(values, by, name)
  const { values: more } = readParts(own(variants, name) ?? {}, posted, reading)
  return { ...values, ...more }
}

function readMap(field: FieldOf<'map'>, posted: Posted, reading: Reading): unknown {
  const of = field.of.kind === 'group' ? { ...field.of, required: true } : field.of
  const rows = [...posted.parts].flatMap(([part, { parts }], id) => {
    if (!/^\d+$/.test(part)) return []
    const name = lastText(parts.get('name')) ?? ''
    const value = readValue(of, parts.get('value') ?? emptyPost(), reading) ?? null
    return [{ id, name, value }]
  })
  if (rows.length > 0) return mapOf(rows)
  return mayBeAbsent(field) ? null : {}
}

/** An optional list may be left out, though one that is there has to have some items. */
function mayBeAbsent({
  required,
  minItems = 0,
}: CountRules & { readonly required?: boolean | undefined }): boolean {
  return !required && minItems > 0
}
