import { pointerStep, readPointer } from '../values/jsonPointer'
import { isPlainObject, ownValue } from '../values/ownValue'

/** A schema at its place in a document. */
export interface Part {
  readonly schema: unknown
  /** The JSON Pointer to it. */
  readonly at: string
  /** The schema that its `#` means: the document, or the nearest one around it with an `$id` of its own. */
  readonly resource: Resource
}

export interface Resource {
  readonly schema: unknown
  readonly at: string
  readonly dialect: 'draft-07' | 'draft-2020-12'
}

export function wholePart(schema: unknown): Part {
  const said = ownValue(schema, '$schema')
  const dialect = typeof said === 'string' && /draft-0[3467]/.test(said) ? 'draft-07' : 'draft-2020-12'
  return { schema, at: '', resource: { schema, at: '', dialect } }
}

/** The part that some steps lead to from another. */
export function partIn(part: Part, ...steps: readonly (string | number)[]): Part {
  let here = part
  for (const step of steps) {
    if (here.schema === undefined) break
    const schema = Array.isArray(here.schema)
      ? (here.schema[Number(step)] as unknown)
      : ownValue(here.schema, String(step))
    const at = `${here.at}/${pointerStep(step)}`
    const isResource = hasId(schema, here.resource.dialect)
    here = { schema, at, resource: isResource ? { ...here.resource, schema, at } : here.resource }
  }
  return here
}

/** In draft-07 an `$id` beside a `$ref` means nothing. */
function hasId(schema: unknown, dialect: Resource['dialect']): boolean {
  const id = ownValue(schema, '$id')
  if (typeof id !== 'string' || id.startsWith('#')) return false
  return dialect === 'draft-2020-12' || ownValue(schema, '$ref') === undefined
}

/** The part that a `$ref` points at; undefined where it is in another document. */
export function referredPart({ resource }: Part, ref: unknown): Part | undefined {
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined
  const start: Part = { schema: resource.schema, at: resource.at, resource }
  const steps = readPointer(ref)
  if (!steps) return anchored(start, ref.slice(1))
  const found = partIn(start, ...steps)
  return found.schema === undefined ? undefined : found
}

/** The schema of the resource with `$anchor: name` (in draft-07 `$id: #name`). */
function anchored(start: Part, name: string): Part | undefined {
  if (typeof start.schema !== 'object' || start.schema === null) return undefined
  let names = anchors.get(start.schema)
  if (!names) anchors.set(start.schema, (names = anchorsIn(start)))
  return names.get(name)
}

/** Each resource is searched once. */
const anchors = /* @__PURE__ */ new WeakMap<object, ReadonlyMap<string, Part>>()

function anchorsIn(start: Part): ReadonlyMap<string, Part> {
  const names = new Map<string, Part>()
  const open = [start]
  for (const part of open) {
    const name = anchorOf(part)
    if (name !== undefined && !names.has(name)) names.set(name, part)
    for (const step of stepsIn(part.schema)) {
      const inner = partIn(part, step)
      if (inner.resource.schema === start.resource.schema) open.push(inner)
    }
  }
  return names
}

/** The steps to the schemas within one; values under `enum` and `const` are none. */
function stepsIn(schema: unknown): Iterable<string | number> {
  if (Array.isArray(schema)) return schema.keys()
  if (!isPlainObject(schema)) return []
  return Object.keys(schema).filter((key) => key !== 'enum' && key !== 'const')
}

function anchorOf({ schema, resource }: Part): string | undefined {
  const isOld = resource.dialect === 'draft-07'
  const said = ownValue(schema, isOld ? '$id' : '$anchor')
  if (typeof said !== 'string') return undefined
  return isOld ? /^#(.*)/s.exec(said)?.[1] : said
}
