import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Field, Fields } from '../../spec/fields/Field'
import type { Issue } from '../../spec/rules/issues'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import type { RestField } from './RestField'

/** The fields in the value of a group, or in each item of a list of groups; undefined where there are none. */
function partsOf(field: Field | undefined): Fields | undefined {
  if (field?.kind === 'group') return field.fields
  return field?.kind === 'list' ? partsOf(field.of) : undefined
}

const isRenamed = (how: RestField | undefined): how is RestField =>
  how !== undefined && (how.names !== undefined || how.parts !== undefined)

/** Throw for a name or a form of a part that there is not, at any depth. */
export function checkParts(field: Field | undefined, how: RestField | undefined, place: string): void {
  if (!isRenamed(how)) return
  const parts = partsOf(field)
  for (const name of [...Object.keys(how.names ?? {}), ...Object.keys(how.parts ?? {})]) {
    if (parts && Object.hasOwn(parts, name)) continue
    fail(
      `restSource was told how the server writes “${name}” in “${place}”, which has no such field, so that nothing is read or written so. Name the field as the entity does.`,
    )
  }
  for (const [name, part] of Object.entries(how.parts ?? {}))
    checkParts(own(parts, name), part, `${place}.${name}`)
}

/** A value with the names and values of the entity, of what a server sent. */
export function readParts(field: Field | undefined, how: RestField | undefined, sent: unknown): unknown {
  return mapParts(field, how, sent, 'read')
}

/** A value with the names and values of the server. */
export function writeParts(field: Field | undefined, how: RestField | undefined, value: unknown): unknown {
  return mapParts(field, how, value, 'write')
}

function mapParts(
  field: Field | undefined,
  how: RestField | undefined,
  value: unknown,
  way: 'read' | 'write',
): unknown {
  const parts = partsOf(field)
  if (!isRenamed(how) || !parts) return value
  if (field?.kind === 'list') {
    return Array.isArray(value) ? value.map((item: unknown) => mapParts(field.of, how, item, way)) : value
  }
  if (!isPlainObject(value)) return value
  const mapped: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const name = way === 'read' ? ownName(how, key) : key
    const part = own(how.parts, name)
    const inside = way === 'read' ? readValue : writeValue
    const next = inside(own(parts, name), part, ownValue(value, key))
    withOwn(mapped, way === 'read' ? name : theirName(how, name), next)
  }
  return mapped
}

function readValue(field: Field | undefined, how: RestField | undefined, sent: unknown): unknown {
  if (sent === undefined || sent === null) return sent
  const named = readParts(field, how, sent)
  return how?.read ? how.read(named) : named
}

function writeValue(field: Field | undefined, how: RestField | undefined, value: unknown): unknown {
  if (value === undefined || value === null) return value
  return writeParts(field, how, how?.write ? how.write(value) : value)
}

/** The field as the server calls its parts: what it says of one leads there. */
export function theirField(field: Field, how: RestField | undefined): Field {
  if (!isRenamed(how)) return field
  if (field.kind === 'list') return { ...field, of: theirField(field.of, how) }
  return field.kind === 'group' ? { ...field, fields: theirFields(field.fields, how) } : field
}

/** Fields by the names that a server has for them. */
export function theirFields(fields: Fields, how: RestField): Fields {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, part]) => [
      theirName(how, name),
      theirField(part, own(how.parts, name)),
    ]),
  )
}

/** The way to a part by its own names; the places of items stay. */
export function ownPath(how: RestField | undefined, path: Issue['path']): Issue['path'] {
  const [step, ...rest] = path
  if (!isRenamed(how) || step === undefined) return path
  if (typeof step === 'number') return [step, ...ownPath(how, rest)]
  const name = ownName(how, String(step))
  return [name, ...ownPath(own(how.parts, name), rest)]
}

export const theirName = ({ names }: RestField, name: string): string => own(names, name) ?? name

/** Ways back, made once: each value of each record asks for one. */
const ownNames = new WeakMap<object, ReadonlyMap<string, string>>()

export function ownName({ names }: RestField, theirs: string): string {
  if (!names) return theirs
  let back = ownNames.get(names)
  if (!back) {
    back = new Map(Object.entries(names).map(([name, sent]) => [sent, name]))
    ownNames.set(names, back)
  }
  return back.get(theirs) ?? theirs
}
