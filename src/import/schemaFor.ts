import { isPlainObject, ownValue, withOwn } from '../spec/values/ownValue'
import { readPointer } from '../spec/values/jsonPointer'
import type { OpenApi } from './OpenApi'

/** A schema of OpenAPI as JSON Schema of 2020-12, with the schemas of the document that it refers to beside it. */
export function schemaFor(schema: unknown, api: OpenApi): Readonly<Record<string, unknown>> {
  const converter = new Converter(api.ignoresBesideReferences)
  const made: Record<string, unknown> = { allOf: [converter.schema(schema, 0)] }
  const open: unknown[] = [schema]
  const seen = new Set<string>()
  for (const part of open) {
    for (const $ref of referencesIn(part)) {
      if (seen.has($ref)) continue
      seen.add($ref)
      // All that a reference leads through, since what stands beside it may be referred to as well.
      const [first, second, third] = readPointer($ref) ?? []
      const isComponent = first === 'components' && second !== undefined && third !== undefined
      if (first === undefined) continue
      const steps = isComponent ? [first, second, third] : [first]
      const target = steps.reduce<unknown>((here, step) => ownValue(here, step), api.whole)
      if (target === undefined) continue
      place(made, steps, converter.schema(target, 0))
      open.push(target)
    }
  }
  return made
}

function referencesIn(value: unknown, found: string[] = [], depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return found
  const $ref = ownValue(value, '$ref')
  if (typeof $ref === 'string' && $ref.startsWith('#')) found.push($ref)
  const mapping = ownValue(ownValue(value, 'discriminator'), 'mapping')
  if (isPlainObject(mapping)) found.push(...Object.values(mapping).filter((one) => typeof one === 'string'))
  for (const part of Object.values(value)) referencesIn(part, found, depth + 1)
  return found
}

function place(holder: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  let here = holder
  for (const step of steps.slice(0, -1)) {
    if (!isPlainObject(ownValue(here, step))) withOwn(here, step, {})
    here = ownValue(here, step) as Record<string, unknown>
  }
  withOwn(here, steps.at(-1) ?? '', value)
}

const DEEPEST = 100

/** Keywords that hold schemas under names of the author's. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'responses',
])
/** Keywords that hold values, in which nothing is a keyword. */
const VALUES = new Set(['enum', 'const', 'default', 'example', 'examples'])

/** OpenAPI 3.0 has words of its own for null, for bounds and for what tells forms apart. */
class Converter {
  constructor(readonly ignoresBesideReferences: boolean) {}

  schema(value: unknown, depth: number): unknown {
    if (depth > DEEPEST) return true
    if (Array.isArray(value)) return value.map((item) => this.schema(item, depth + 1))
    if (!isPlainObject(value)) return value
    if (this.ignoresBesideReferences && typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
    const made: Record<string, unknown> = {}
    for (const [keyword, part] of Object.entries(value))
      withOwn(made, keyword, this.#part(keyword, part, depth + 1))
    boundBoth(made)
    if (typeof made['nullable'] === 'boolean' && withNull(made)) return { anyOf: [made, { type: 'null' }] }
    if (ownValue(made, 'discriminator') !== undefined && Array.isArray(made['oneOf'] ?? made['anyOf']))
      discriminate(made)
    const isTyped = typeof made['type'] === 'string' || Array.isArray(made['type'])
    if (made['example'] !== undefined && isTyped && made['examples'] === undefined) {
      made['examples'] = [made['example']]
      delete made['example']
    }
    return made
  }

  #part(keyword: string, part: unknown, depth: number): unknown {
    if (VALUES.has(keyword)) return part
    if (!NAMED.has(keyword) || !isPlainObject(part)) return this.schema(part, depth)
    const made: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(part)) withOwn(made, name, this.schema(inner, depth + 1))
    return made
  }
}

/** `exclusiveMinimum: true` beside a `minimum`, as in 3.0. */
function boundBoth(made: Record<string, unknown>): void {
  for (const [exclusive, bound] of BOUNDS) {
    if (typeof made[exclusive] !== 'boolean') continue
    if (made[exclusive] && typeof made[bound] === 'number') {
      made[exclusive] = made[bound]
      delete made[bound]
    } else delete made[exclusive]
  }
}

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

/** @returns whether null has to stand beside the schema, because that has no type to add it to */
function withNull(made: Record<string, unknown>): boolean {
  const isNullable = made['nullable'] === true
  delete made['nullable']
  if (!isNullable) return false
  if (typeof made['type'] !== 'string') return true
  made['type'] = [made['type'], 'null']
  if (Array.isArray(made['enum']) && !made['enum'].includes(null)) made['enum'] = [...made['enum'], null]
  return false
}

/** Each form says by a certain text which it is: what `mapping` names it, or else its name. */
function discriminate(made: Record<string, unknown>): void {
  const { discriminator } = made
  const by = ownValue(discriminator, 'propertyName')
  const keyword = Array.isArray(made['oneOf']) ? 'oneOf' : 'anyOf'
  if (typeof by !== 'string') return
  made[keyword] = (made[keyword] as readonly unknown[]).map((form) => {
    const values = tagsOf(form, discriminator)
    if (!values) return form
    const tag = { type: 'object', properties: { [by]: { enum: values } }, required: [by] }
    return { allOf: [form, tag] }
  })
  delete made['discriminator']
}

/** The texts that say that a record is of this form; nothing when it has no name to be known by. */
export function tagsOf(form: unknown, discriminator: unknown): readonly string[] | undefined {
  const $ref = ownValue(form, '$ref')
  if (typeof $ref !== 'string') return undefined
  const own = $ref.split('/').at(-1) ?? $ref
  const mapping = ownValue(discriminator, 'mapping')
  const named = isPlainObject(mapping) ? Object.entries(mapping) : []
  const tags = named.filter(([, target]) => target === $ref || target === own).map(([tag]) => tag)
  return tags.length > 0 ? tags : [own]
}
