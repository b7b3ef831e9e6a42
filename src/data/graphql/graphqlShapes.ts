import { isMissing } from '../../spec/values/isMissing'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import type {
  ActivityResult,
  Facet,
  Facets,
  HistoryResult,
  RecordActivity,
  RecordVersion,
  RemovedRecord,
  RemovedResult,
  Total,
} from '../DataSource'
import type { Row } from '../Row'

/** A list as it was found in an answer. */
export interface FoundList {
  readonly records: readonly Row[]
  /** The number of records as the answer says it; undefined when it says nothing. */
  readonly total?: Total | undefined
  /** The cursor of each place, where the list has them; a record that failed alone has a place too. */
  readonly cursors?: readonly (string | undefined)[] | undefined
  readonly hasNextPage?: boolean | undefined
}

/** The names of the variables that a document takes. */
export function variablesOf(document: string): ReadonlySet<string> {
  // Comments may speak of others; a variable is declared where its type follows.
  const code = document.replace(/#[^\n]*/g, '')
  return new Set([...code.matchAll(/\$(\w+)\s*:\s*[[\w]/g)].map(([, name = '']) => name))
}

/** The value of the one field that was asked for at the top. */
export function rootOf(data: unknown): unknown {
  const values = isPlainObject(data) ? Object.values(data) : []
  return values.length === 1 ? values[0] : undefined
}

/**
 * Find a list in the shapes that servers use: a connection with `edges` or `nodes` and `pageInfo`, `{ items, total }`, or
 * the list itself.
 */
export function findList(root: unknown): FoundList | undefined {
  if (Array.isArray(root)) return { records: rowsOf(root) }
  if (!isPlainObject(root)) return undefined
  const pageInfo = ownValue(root, 'pageInfo')
  const next = ownValue(pageInfo, 'hasNextPage')
  const count = [root.totalCount, root.total].find((value) => typeof value === 'number')
  const about = {
    total: count === undefined ? undefined : ({ kind: 'exact', count } as const),
    hasNextPage: typeof next === 'boolean' ? next : undefined,
  }
  if (Array.isArray(root.edges)) {
    const { edges } = root as { readonly edges: readonly unknown[] }
    const end = cursorOf(ownValue(pageInfo, 'endCursor'))
    return {
      ...about,
      records: rowsOf(edges.map((edge) => ownValue(edge, 'node'))),
      cursors: edges.map(
        (edge, place) => cursorOf(ownValue(edge, 'cursor')) ?? (place === edges.length - 1 ? end : undefined),
      ),
    }
  }
  const items = [root.nodes, root.items].find(Array.isArray) as readonly unknown[] | undefined
  if (!items) return undefined
  const end = cursorOf(ownValue(pageInfo, 'endCursor'))
  const cursors = items.map((_, place) => (place === items.length - 1 ? end : undefined))
  return { ...about, records: rowsOf(items), cursors }
}

/** Find how often values occur: a list of `{ value, count }` under the name of each field. */
export function findFacets(root: unknown): Facets | undefined {
  if (!isPlainObject(root)) return undefined
  const counts: Record<string, readonly Facet[]> = {}
  for (const [field, found] of Object.entries(root)) {
    if (!Array.isArray(found)) continue
    const facets = found.map((one): Facet => ({
      value: ownValue(one, 'value'),
      count: Number(ownValue(one, 'count')),
    }))
    withOwn(
      counts,
      field,
      facets.filter(({ value, count }) => !isMissing(value) && Number.isFinite(count)),
    )
  }
  return counts
}

/** Find the versions of a record. */
export function findHistory(root: unknown): HistoryResult<Row> | undefined {
  const found = findStretch(root, 'versions')
  return found && { versions: found.items as readonly unknown[] as readonly Version[], ...found.next }
}

/** Find the changes of all records. */
export function findActivity(root: unknown): ActivityResult<Row> | undefined {
  const people = ownValue(root, 'people')
  const found = findStretch(root, 'changes')
  return (
    found && {
      changes: found.items as readonly unknown[] as readonly RecordActivity<Row>[],
      ...(Array.isArray(people) && { people: people as readonly string[] }),
      ...found.next,
    }
  )
}

/** Find the removed records. */
export function findRemoved(root: unknown): RemovedResult<Row> | undefined {
  const found = findStretch(root, 'records')
  return (
    found && { records: found.items as readonly unknown[] as readonly RemovedRecord<Row>[], ...found.next }
  )
}

/** Return the items after a cursor; a server says `null` where a source says nothing. */
function findStretch(root: unknown, name: string) {
  const items = ownValue(root, name)
  if (!Array.isArray(items)) return undefined
  const next = ownValue(root, 'next')
  const said = (item: object) => Object.entries(item).filter(([, value]) => value !== null)
  return {
    items: rowsOf(items).map((item) => Object.fromEntries(said(item))),
    next: typeof next === 'string' ? { next } : {},
  }
}

type Version = RecordVersion<Row>

/** Find a record: the value itself, or that within the payload of a mutation. */
export function findRecord(root: unknown, idName: string): Row | undefined {
  if (!isPlainObject(root)) return undefined
  if (ownValue(root, idName) !== undefined) return root
  return Object.values(root).find((value) => ownValue(value, idName) !== undefined) as Row | undefined
}

/** The faults that the payload of a mutation found with the values. */
export function payloadErrors(root: unknown): readonly unknown[] {
  const list = ownValue(root, 'userErrors') ?? ownValue(root, 'errors')
  return Array.isArray(list) ? list : []
}

/** A record that failed alone is null in its place. */
const rowsOf = (items: readonly unknown[]) => items.filter((item): item is Row => isPlainObject(item))

const cursorOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
