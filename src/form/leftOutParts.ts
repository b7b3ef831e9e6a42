import { own } from '../internal/own'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { fieldWithin, isPrivate, isRecord } from './draftValues'

/** The names that lead to a part of a value; an item of a list has none. */
type Way = readonly string[]

/** Return the ways to the parts of a value that a draft leaves out, each once; the value itself where nothing of it is declared. */
export function leftOutParts(field: Field | undefined, value: unknown): readonly Way[] {
  const ways = new Map(waysIn(field, value).map((way) => [JSON.stringify(way), way]))
  return ways.size > 0 ? [...ways.values()] : [[]]
}

function waysIn(field: Field | undefined, value: unknown): readonly Way[] {
  if (!field || isMissing(value)) return []
  if (isPrivate(field)) return [[]]
  if (Array.isArray(value)) return field.kind === 'list' ? value.flatMap((one) => waysIn(field.of, one)) : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    waysIn(fieldWithin(field, name, value), part).map((way) => [name, ...way]),
  )
}

/** The label of what a draft left out: of a part of a value its own, "Employer's letter". */
export function labelOfLeftOut(fields: Fields | undefined, left: string | Way, locale: string): string {
  // A draft of an earlier version has the names of the fields alone.
  const [name = '', ...way] = typeof left === 'string' ? [left] : left
  let field = own<Field>(fields, name)
  let label = labelOf(field ?? {}, name, locale)
  for (const key of way) {
    field = partCalled(field, key)
    if (field) label = labelOf(field, key, locale)
  }
  return label
}

function partCalled(field: Field | undefined, name: string): Field | undefined {
  if (field?.kind === 'list') return partCalled(field.of, name)
  if (field?.kind !== 'variant') return fieldWithin(field, name, {})
  // The draft does not say which of the groups it was.
  const groups = Object.values<Fields>(field.variants)
  return groups.map((fields) => own<Field>(fields, name)).find(Boolean)
}
