import { isPlainObject, ownValue, withOwn } from '../spec/ownValue'
import { readPointer } from '../spec/jsonPointer'

export type Json = Readonly<Record<string, unknown>>

/** Something of the document that no draft holds. */
export interface Skipped {
  /** Where it stands, in the words of the document. */
  readonly at: string
  readonly reason: string
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'] as const
export type Method = (typeof METHODS)[number]

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: unknown
}

export interface Operation {
  readonly method: Method
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly whole: Json
}

/** An OpenAPI document, read with doubt: every part of it may be missing or something else. */
export class OpenApi {
  readonly whole: Json
  readonly skipped: Skipped[] = []

  constructor(document: unknown) {
    this.whole = isPlainObject(document) ? document : {}
  }

  skip(at: string, reason: string): void {
    if (!this.skipped.some((one) => one.at === at && one.reason === reason)) this.skipped.push({ at, reason })
  }

  /** What a reference points at, through as many references as there are. */
  follow(value: unknown): unknown {
    let here = value
    for (let count = 0; count < 20; count += 1) {
      const $ref = ownValue(here, '$ref')
      if (typeof $ref !== 'string') return here
      here = $ref.startsWith('#') ? this.#at($ref) : undefined
    }
    return undefined
  }

  #at(pointer: string): unknown {
    let here: unknown = this.whole
    for (const step of readPointer(pointer) ?? ['']) {
      here = Array.isArray(here) ? (here[Number(step)] as unknown) : ownValue(here, step)
    }
    return here
  }

  objectIn(holder: unknown, name: string): Json {
    const found = this.follow(ownValue(holder, name))
    return isPlainObject(found) ? found : {}
  }

  get operations(): readonly Operation[] {
    const paths = this.objectIn(this.whole, 'paths')
    return Object.keys(paths).flatMap((path) => {
      const item = this.objectIn(paths, path)
      return METHODS.flatMap((method) => {
        const whole = this.follow(ownValue(item, method))
        if (!isPlainObject(whole)) return []
        const parameters = [...this.#parameters(item), ...this.#parameters(whole)]
        // What the operation says of a parameter is said instead of what the path says.
        const last = new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]))
        return [{ method, path, whole, parameters: [...last.values()] }]
      })
    })
  }

  #parameters(holder: Json): readonly Parameter[] {
    const all: unknown = holder['parameters']
    if (!Array.isArray(all)) return []
    return all.flatMap((given: unknown) => {
      const found = this.follow(given)
      const [name, place] = [ownValue(found, 'name'), ownValue(found, 'in')]
      if (typeof name !== 'string' || typeof place !== 'string') return []
      const required = ownValue(found, 'required') === true
      return [{ name, in: place, required, schema: ownValue(found, 'schema') }]
    })
  }

  /** The schema of what a successful call answers with as JSON; nothing when it answers with none. */
  answerOf({ whole }: Operation): unknown {
    const responses = this.objectIn(whole, 'responses')
    const statuses = Object.keys(responses).filter((status) => /^2(?:\d\d|XX)$/i.test(status))
    for (const status of [...statuses.toSorted(), 'default']) {
      if (status === 'default' && statuses.length > 0) continue
      const schema = this.jsonSchemaIn(this.objectIn(responses, status))
      if (schema !== undefined) return schema
    }
    return undefined
  }

  bodyOf({ whole }: Operation): unknown {
    return this.jsonSchemaIn(this.objectIn(whole, 'requestBody'))
  }

  /** The schema of the JSON in a body. */
  jsonSchemaIn(holder: Json): unknown {
    const content = this.objectIn(holder, 'content')
    const type = Object.keys(content).find((name) =>
      /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i.test(name),
    )
    return type === undefined ? undefined : ownValue(ownValue(content, type), 'schema')
  }

  /** The name under which the document keeps a schema. */
  nameOf(schema: unknown): string | undefined {
    const $ref = ownValue(schema, '$ref')
    const steps = typeof $ref === 'string' ? readPointer($ref) : undefined
    return steps?.[0] === 'components' ? steps.at(-1) : undefined
  }
}

/** A schema of OpenAPI as JSON Schema of 2020-12, with the schemas of the document that it refers to beside it. */
export function schemaFor(schema: unknown, document: Json): unknown {
  const made: Record<string, unknown> = { allOf: [converted(schema, 0)] }
  const open: unknown[] = [schema]
  const seen = new Set<string>()
  for (const part of open) {
    for (const $ref of referencesIn(part)) {
      if (seen.has($ref)) continue
      seen.add($ref)
      // All that a reference leads through, since what stands beside it may be referred to as well.
      const [first, second, third] = readPointer($ref) ?? []
      const isComponent = first === 'components' && second !== undefined && third !== undefined
      const steps = isComponent ? [first, second, third] : first === undefined ? [] : [first]
      const target = steps.reduce<unknown>((here, step) => ownValue(here, step), document)
      if (steps.length === 0 || target === undefined) continue
      place(made, steps, converted(target, 0))
      open.push(target)
    }
  }
  return made
}

function referencesIn(value: unknown, found: string[] = [], depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 100) return found
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

/** OpenAPI 3.0 has words of its own for null, for bounds and for what tells forms apart. */
function converted(value: unknown, depth: number): unknown {
  if (depth > 100) return true
  if (Array.isArray(value)) return value.map((item) => converted(item, depth + 1))
  if (!isPlainObject(value)) return value
  const made: Record<string, unknown> = {}
  for (const name of Object.keys(value)) withOwn(made, name, converted(value[name], depth + 1))
  for (const [exclusive, bound] of BOUNDS) {
    if (typeof made[exclusive] !== 'boolean') continue
    if (made[exclusive] && typeof made[bound] === 'number') {
      made[exclusive] = made[bound]
      delete made[bound]
    } else delete made[exclusive]
  }
  if (typeof made['nullable'] === 'boolean') {
    const isNullable = made['nullable']
    delete made['nullable']
    if (isNullable && typeof made['type'] === 'string') {
      made['type'] = [made['type'], 'null']
      if (Array.isArray(made['enum']) && !made['enum'].includes(null)) made['enum'] = [...made['enum'], null]
    } else if (isNullable) return { anyOf: [made, { type: 'null' }] }
  }
  if (ownValue(made, 'discriminator') !== undefined && Array.isArray(made['oneOf'] ?? made['anyOf']))
    discriminate(made)
  const isTyped = typeof made['type'] === 'string' || Array.isArray(made['type'])
  if (made['example'] !== undefined && isTyped && made['examples'] === undefined) {
    made['examples'] = [made['example']]
    delete made['example']
  }
  return made
}

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

/** Each form says by a certain text which it is: what `mapping` names it, or else its name. */
function discriminate(made: Record<string, unknown>): void {
  const { discriminator } = made
  const by = ownValue(discriminator, 'propertyName')
  const keyword = Array.isArray(made['oneOf']) ? 'oneOf' : 'anyOf'
  if (typeof by !== 'string') return
  const mapping = ownValue(discriminator, 'mapping')
  const named = isPlainObject(mapping) ? Object.entries(mapping) : []
  made[keyword] = (made[keyword] as readonly unknown[]).map((form) => {
    const $ref = ownValue(form, '$ref')
    if (typeof $ref !== 'string') return form
    const own = $ref.split('/').at(-1) ?? $ref
    const tags = named.filter(([, target]) => target === $ref || target === own).map(([tag]) => tag)
    const values = tags.length > 0 ? tags : [own]
    const tag = { type: 'object', properties: { [by]: { enum: values } }, required: [by] }
    return { allOf: [form, tag] }
  })
  delete made['discriminator']
}
