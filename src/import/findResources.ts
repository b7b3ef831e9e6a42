import { ownValue } from '../spec/values/ownValue'
import { listShapeOf } from './listShape'
import { type Method, nameOf, type OpenApi, type Operation } from './OpenApi'
import { addressesOf, listPathOf, withoutSlash } from './paths'

/** A list of records under a path, and what can be done with each. */
export interface Resource {
  /** `/owners/{owner}/pets` */
  readonly path: string
  readonly list?: Operation | undefined
  readonly create?: Operation | undefined
  // Of one record, under `/owners/{owner}/pets/{pet}`.
  readonly get?: Operation | undefined
  readonly update?: Operation | undefined
  readonly remove?: Operation | undefined
}

type Calls = ReadonlyMap<Method, Operation>

/** The lists and records of a document, by their paths: `/pets` and `/pets/{id}`. */
export function findResources(api: OpenApi): readonly Resource[] {
  const lists = new Map<string, Map<Method, Operation>>()
  const items = new Map<string, Map<Method, Operation>>()
  const paths = new Map<string, string>()
  for (const operation of api.operations) {
    const path = withoutSlash(operation.path)
    const list = listPathOf(path)
    keepFirst(api, lists, path, operation)
    if (list !== undefined) keepFirst(api, items, list, operation)
    const key = addressesOf(list ?? path)
    if (!paths.has(key)) paths.set(key, list ?? path)
  }
  return [...paths].flatMap(([key, path]) => resourceAt(api, path, lists.get(key), items.get(key)) ?? [])
}

/**
 * Keep the first of equal paths: `/pets/{id}` and `/pets/{name}` are one to a caller, and so are `/pets` and `/pets/`.
 */
function keepFirst(
  api: OpenApi,
  all: Map<string, Map<Method, Operation>>,
  path: string,
  operation: Operation,
): void {
  const key = addressesOf(path)
  const calls = all.get(key) ?? new Map<Method, Operation>()
  all.set(key, calls)
  const first = calls.get(operation.method)
  if (!first) calls.set(operation.method, operation)
  else if (first !== operation) api.leave(operation, `${nameOf(first)} stands for the same already`)
}

function resourceAt(
  api: OpenApi,
  path: string,
  own: Calls = new Map(),
  item: Calls = new Map(),
): Resource | undefined {
  const listed = own.get('get')
  const isList = listed && listShapeOf(api, listed) !== undefined
  const all = [...own.values(), ...item.values()]
  const got = item.get('get')
  const get = got && isRecord(api, got) ? got : undefined
  if (!isList && !get) {
    for (const one of all) api.leave(one, 'no list of records, and nothing that gives one')
    return undefined
  }
  const found: Partial<Record<keyof Resource, Operation | undefined>> = {
    list: isList ? listed : undefined,
    create: own.get('post'),
    get,
    update: item.get('patch') ?? item.get('put'),
    remove: item.get('delete'),
  }
  const used = Object.values(found)
  for (const one of all) {
    if (used.includes(one)) continue
    if (one === listed) api.leave(one, 'what it answers with is no list of records')
    else if (one === got) api.leave(one, 'what it answers with is no record')
    else api.leave(one, 'no method of a source does this')
  }
  return { path, ...Object.fromEntries(Object.entries(found).filter(([, operation]) => operation)) }
}

/** Whether a call answers with one record, as far as its schema says. */
function isRecord(api: OpenApi, operation: Operation): boolean {
  const schema = api.follow(api.answerOf(operation))
  return ownValue(schema, 'items') === undefined && ownValue(schema, 'type') !== 'array'
}
