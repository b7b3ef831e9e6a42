import { isPlainObject, ownValue } from '../spec/ownValue'
import type { Method, OpenApi, Operation } from './OpenApi'

/** A list of records under a path, and what can be done with each. */
export interface Resource {
  /** `/owners/{owner}/pets` */
  readonly path: string
  /** The parameter that names one record: `{pet}`, and its path. */
  readonly itemPath?: string
  readonly idName?: string
  readonly list?: Operation
  readonly create?: Operation
  readonly get?: Operation
  readonly update?: Operation
  readonly remove?: Operation
}

/** What stands between a list and its records in an answer. */
export interface ListShape {
  /** The property that holds the records; none when the answer is the list itself. */
  readonly under?: string
  /** The property that says how many records match. */
  readonly total?: string
  /** The schema of one record. */
  readonly item: unknown
}

/** The lists and records of a document, by their paths: `/pets` and `/pets/{id}`. */
export function findResources(api: OpenApi): readonly Resource[] {
  const byPath = new Map<string, Map<Method, Operation>>()
  for (const operation of api.operations) {
    const path = operation.path.replace(/(?<=.)\/$/, '')
    const methods = byPath.get(path) ?? new Map<Method, Operation>()
    methods.set(operation.method, operation)
    byPath.set(path, methods)
  }
  const paths = new Set([...byPath.keys()].map((path) => ITEM.exec(path)?.[1] || path))
  return [...paths].flatMap((path) => {
    const own = byPath.get(path)
    const itemPath = [...byPath.keys()].find((one) => ITEM.exec(one)?.[1] === path)
    const item = itemPath === undefined ? undefined : byPath.get(itemPath)
    const all = [...(own?.values() ?? []), ...(item?.values() ?? [])]
    const listed = own?.get('get')
    const isList = listed && listShapeOf(api, api.answerOf(listed)) !== undefined
    const readable = isList || item?.get('get')
    for (const one of all) if (!readable) skip(api, one, 'no list of records, and nothing that gives one')
    if (!readable) return []
    if (listed && !isList) skip(api, listed, 'what it answers with is no list of records')
    const update = item?.get('patch') ?? item?.get('put')
    const used: Partial<Record<keyof Resource, Operation | undefined>> = {
      list: isList ? listed : undefined,
      create: own?.get('post'),
      get: item?.get('get'),
      update,
      remove: item?.get('delete'),
    }
    const kept = Object.values(used)
    for (const one of all) {
      if (!kept.includes(one) && one !== listed) skip(api, one, 'no method of a source does this')
    }
    const found = Object.entries(used).filter(([, operation]) => operation !== undefined)
    const names = itemPath === undefined ? {} : { itemPath, idName: ITEM.exec(itemPath)?.[2] ?? 'id' }
    return [{ path, ...names, ...Object.fromEntries(found) }]
  })
}

const ITEM = /^(.*)\/\{([^{}/]+)\}$/

function skip(api: OpenApi, { method, path }: Operation, reason: string): void {
  api.skip(`${method.toUpperCase()} ${path}`, reason)
}

/** Where the records are in what a list answers with. */
export function listShapeOf(api: OpenApi, answer: unknown): ListShape | undefined {
  const schema = api.follow(answer)
  const item = itemOf(api, schema)
  if (item !== undefined) return { item }
  const properties = propertiesOf(api, schema, 0)
  const lists = [...properties].flatMap(([under, part]) => {
    const inner = itemOf(api, api.follow(part))
    return inner === undefined ? [] : [{ under, item: inner }]
  })
  const usual = lists.find(({ under }) =>
    /^(?:data|items|results?|records|content|values|entries)$/i.test(under),
  )
  const found = usual ?? (lists.length === 1 ? lists[0] : undefined)
  // A record that holds one list of others is no list.
  if (!found || (!usual && properties.size > 5)) return undefined
  const total = [...properties.keys()].find((name) =>
    /^(?:total|total_?count|total_?elements|total_?items)$/i.test(name),
  )
  const isNumber = total !== undefined && ownValue(api.follow(properties.get(total)), 'type') === 'integer'
  return isNumber ? { ...found, total } : found
}

/** The schema of the items, when they are records. */
function itemOf(api: OpenApi, schema: unknown): unknown {
  const items = ownValue(schema, 'items')
  return items !== undefined && propertiesOf(api, api.follow(items), 0).size > 0 ? items : undefined
}

/** The properties that an object has, also by its parts. */
export function propertiesOf(api: OpenApi, schema: unknown, depth: number): ReadonlyMap<string, unknown> {
  const own = ownValue(schema, 'properties')
  const found = new Map(isPlainObject(own) ? Object.entries(own) : [])
  const parts: unknown = ownValue(schema, 'allOf')
  if (Array.isArray(parts) && depth < 8) {
    for (const part of parts) {
      for (const [name, one] of propertiesOf(api, api.follow(part), depth + 1)) found.set(name, one)
    }
  }
  return found
}
