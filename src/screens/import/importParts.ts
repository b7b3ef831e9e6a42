import { onceFor } from '../../internal/onceFor'
import type { Translate } from '../../messages/createTranslator'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { labelOf } from '../../spec/labels/labels'
import { pointerStep } from '../../spec/values/jsonPointer'

/** The target of a column: a field, or one within a group or within the lines of a list. */
export interface ImportPart {
  /** The field of the record. */
  readonly name: string
  /** The field within it. */
  readonly member: string | undefined
  /** The field of the values in the column. */
  readonly field: Field
  /** Whether each row has one of them, and a record several. */
  readonly inLines: boolean
}

/** Parts by the name that a column calls them: a field by its own, a member by a JSON Pointer (RFC 6901), `/lines/quantity`. */
export type ImportParts = ReadonlyMap<string, ImportPart>

export function partsOf({ fields }: Pick<Entity, 'fields'>): ImportParts {
  return partsOfFields(fields)
}

const partsOfFields = onceFor(
  (fields: Fields): ImportParts => new Map(Object.entries(fields).flatMap(partsIn)),
)

function partsIn([name, field]: readonly [string, Field]): readonly (readonly [string, ImportPart])[] {
  const whole = [name, { name, member: undefined, field, inLines: false }] as const
  const members = Object.entries(membersOf(field))
  return [
    whole,
    ...members.map(([member, inner]) => {
      const part: ImportPart = { name, member, field: inner, inLines: field.kind === 'list' }
      return [memberKey(name, member), part] as const
    }),
  ]
}

function membersOf(field: Field): Fields {
  const of = field.kind === 'list' ? field.of : field
  return of.kind === 'group' ? of.fields : {}
}

export function memberKey(name: string, member: string): string {
  return `/${pointerStep(name)}/${pointerStep(member)}`
}

/** The fields of the parts, as those of an entity that is as flat as a table. */
export function flatFields(entity: Pick<Entity, 'fields'>): Fields {
  return fieldsOfParts(partsOf(entity))
}

const fieldsOfParts = onceFor((parts: ImportParts): Fields =>
  Object.fromEntries([...parts].map(([key, { field }]) => [key, field])),
)

export interface Language {
  readonly locale: string
  readonly t: Translate
}

/** "Lines: Quantity" */
export function partLabel(entity: Pick<Entity, 'fields'>, key: string, { locale, t }: Language): string {
  const part = partsOf(entity).get(key)
  if (!part) return key
  const { name, member, field } = part
  if (member === undefined) return labelOf(field, name, locale)
  const label = labelOf(entity.fields[name] ?? {}, name, locale)
  return t('value.label', { label }) + labelOf(field, member, locale)
}

/** Whether two columns would fill the same: one the whole of what the other fills a part of. */
export function overlap(parts: ImportParts, one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [parts.get(one), parts.get(other)]
  return first?.name === second?.name && (first?.member === undefined || second?.member === undefined)
}
