import type { DataSource, ListFilter, ListSort } from '../../data/DataSource'
import { conditionFilter, filterWithin } from '../../data/grantFilter'
import { absoluteFilter } from '../../spec/values/fromNow'
import { evaluate, type When } from '../../spec/conditions/When'
import type { Entity } from '../../spec/entities/Entity'
import type { Me } from '../../spec/values/Me'

/** Which records are meant. */
export interface Asked {
  readonly entity: Entity
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** All of these hold. */
  readonly conditions: readonly When[]
  readonly me: Me | undefined
  /** The most records that are read, where the source cannot count by itself. */
  readonly most: number
}

/** The filter for a source, and the conditions that it cannot compare by. */
export interface Narrowing {
  readonly filter: ListFilter | undefined
  readonly rest: readonly When[]
}

/** As much of the conditions as the source can compare by becomes its filter; the rest is for what it answers. */
export function narrowingOf({ entity, source, conditions, me }: Omit<Asked, 'most'>): Narrowing {
  let filter: ListFilter | undefined
  const rest: When[] = []
  for (const when of conditions) {
    const asked = conditionFilter(when, source.can, me, entity.fields)
    if (!asked || (filter && meets(filter, asked))) rest.push(when)
    else filter = filter ? filterWithin(asked, filter) : asked
  }
  return { filter, rest }
}

/** Whether both compare a field in a way in which one filter can do so only once. */
function meets(one: ListFilter, other: ListFilter): boolean {
  return Object.entries(other).some(([name, tests]) => {
    const before = Object.hasOwn(one, name) ? one[name] : undefined
    return before !== undefined && Object.keys(tests).some((operator) => operator in before)
  })
}

export interface Matching {
  readonly records: readonly Record<string, unknown>[]
  /** How many records were looked at; undefined when these were all. */
  readonly ofFirst: number | undefined
  /** The last one that was looked at, where there are more. */
  readonly last?: Record<string, unknown> | undefined
}

export interface ReadOptions {
  readonly sort?: readonly ListSort[] | undefined
  /** Whether neither this record nor any after it in the order is meant: reading ends there, and is whole. */
  readonly isPast?: ((record: Record<string, unknown>) => boolean) | undefined
  /** Stops when so many have been found. */
  readonly wanted?: number | undefined
  readonly signal: AbortSignal
}

/** Read the records that are meant, page by page, and no more than the most. */
export async function readMatching(
  asked: Asked,
  { sort, isPast = never, wanted = Infinity, signal }: ReadOptions,
): Promise<Matching> {
  const { entity, source, me, most } = asked
  const { filter, rest } = narrowingOf(asked)
  const context = { fields: entity.fields, me }
  const records: Record<string, unknown>[] = []
  const query = {
    ...(filter && { filter: absoluteFilter(filter, entity.fields) }),
    ...(sort && sort.length > 0 && { sort }),
  }
  let offset = 0
  let last: Record<string, unknown> | undefined
  while (records.length < wanted) {
    // Where each record that comes is one that is meant, no more are asked for than are wanted.
    const page = rest.length === 0 ? Math.min(pageSize, wanted - records.length) : pageSize
    const limit = Math.min(page, most - offset)
    if (limit <= 0) return { records, ofFirst: offset, last }
    const answer = await source.list({ ...query, offset, limit }, { signal })
    const found = answer.records as readonly Record<string, unknown>[]
    offset += found.length
    last = found.at(-1) ?? last
    records.push(...found.filter((record) => rest.every((when) => evaluate(when, record, context))))
    const isLast = answer.total.kind === 'exact' ? offset >= answer.total.count : found.length === 0
    if (isLast || found.length === 0 || found.some(isPast)) break
    if (answer.cap !== undefined && offset >= answer.cap) return { records, ofFirst: offset, last }
  }
  return { records: records.slice(0, wanted), ofFirst: undefined }
}

const pageSize = 200
const never = () => false
