import { isPlainObject, ownValue, withOwn } from '../spec/values/ownValue'
import { sameData } from '../spec/values/sameData'
import type { OpenApi } from './OpenApi'
import { tagsOf } from './schemaFor'

/** The properties that an object has, also by its parts and in each of its forms. */
export function propertiesOf(
  api: OpenApi,
  schema: unknown,
  seen: Set<unknown> = new Set(),
): ReadonlyMap<string, unknown> {
  const whole = api.follow(schema)
  const own = ownValue(whole, 'properties')
  const found = new Map(isPlainObject(own) ? Object.entries(own) : [])
  // A schema that leads back to itself, or is met again, has nothing to add.
  if (seen.has(whole)) return found
  seen.add(whole)
  for (const part of [...listIn(whole, 'allOf'), ...formsOf(whole)]) {
    for (const [name, one] of propertiesOf(api, part, seen)) found.set(name, one)
  }
  return found
}

/** The properties that an object must have. */
export function requiredOf(
  api: OpenApi,
  schema: unknown,
  known: Map<unknown, ReadonlySet<string>> = new Map(),
): ReadonlySet<string> {
  const whole = api.follow(schema)
  const before = known.get(whole)
  if (before) return before
  const found = new Set(listIn(whole, 'required').filter((name) => typeof name === 'string'))
  known.set(whole, found)
  for (const part of listIn(whole, 'allOf')) {
    for (const name of requiredOf(api, part, known)) found.add(name)
  }
  const [first, ...others] = formsOf(whole).map((form) => requiredOf(api, form, known))
  for (const name of first ?? []) if (others.every((other) => other.has(name))) found.add(name)
  return found
}

/** The forms of an object that is one of several, besides null. */
export function formsOf(schema: unknown): readonly unknown[] {
  const forms = listIn(schema, 'oneOf').length > 0 ? listIn(schema, 'oneOf') : listIn(schema, 'anyOf')
  return forms.filter((form) => ownValue(form, 'type') !== 'null')
}

/**
 * A record that is one of several forms, as one with the fields of all of them: what all demand is demanded, and
 * what tells them apart is one of its fields. An entity has one set of fields.
 */
export function withAllForms(api: OpenApi, schema: unknown, at: string, depth = 0): unknown {
  const whole = api.follow(schema)
  if (!isPlainObject(whole) || depth > DEEPEST) return schema
  return mergedForms(api, whole, at, (part) => withAllForms(api, part, at, depth + 1)) ?? schema
}

/** Forms of parts of parts: deeper ones would only make the schema large. */
const DEEPEST = 2

/** @returns nothing when the record has one form, also in its parts */
function mergedForms(
  api: OpenApi,
  whole: Readonly<Record<string, unknown>>,
  at: string,
  within: (part: unknown) => unknown,
): unknown {
  const forms = formsOf(whole)
  const parts = listIn(whole, 'allOf')
  const merged = parts.map(within)
  const isChanged = merged.some((part, index) => part !== parts[index])
  if (forms.length === 0) return isChanged ? { ...whole, allOf: merged } : undefined
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator, ...rest } = whole
  if (forms.length === 1) return { ...rest, allOf: [...merged, within(forms[0])] }

  api.skip(at, `it has ${forms.length} forms: they are one entity, with the fields of all of them`)
  const kinds = new Map<string, unknown[]>()
  const add = (name: string, one: unknown) => {
    const known = kinds.get(name) ?? []
    if (!known.some((other) => sameData(other, one))) known.push(one)
    kinds.set(name, known)
  }
  const by = ownValue(discriminator, 'propertyName')
  const tags = typeof by === 'string' ? forms.flatMap((form) => tagsOf(form, discriminator) ?? []) : []
  for (const form of forms) {
    for (const [name, one] of propertiesOf(api, form)) if (name !== by || tags.length === 0) add(name, one)
  }
  if (typeof by === 'string' && tags.length > 0) add(by, { type: 'string', enum: [...new Set(tags)] })
  const properties: Record<string, unknown> = {}
  for (const [name, all] of kinds) withOwn(properties, name, anyOfThem(api, all, `${at}.${name}`))
  const required = [...requiredOf(api, { oneOf: forms })]
  return { ...rest, allOf: [...merged, { type: 'object', properties, required }] }
}

/** A field that is not the same in all forms. */
function anyOfThem(api: OpenApi, all: readonly unknown[], at: string): unknown {
  if (all.length === 1) return all[0]
  const followed = all.map((one) => api.follow(one))
  const [type, ...others] = followed.map((one) => ownValue(one, 'type'))
  const isScalar = type === 'string' || type === 'integer' || type === 'number' || type === 'boolean'
  const areCertain = followed.every((one) => ownValue(one, 'enum') ?? ownValue(one, 'const'))
  if (!isScalar || areCertain || others.some((other) => other !== type)) return { anyOf: all }
  api.skip(at, 'its rules are not the same in all forms, and none of them is kept')
  return { type }
}

function listIn(holder: unknown, name: string): readonly unknown[] {
  const list = ownValue(holder, name)
  return Array.isArray(list) ? list : []
}
