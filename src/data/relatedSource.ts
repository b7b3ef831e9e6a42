import { evaluate, type When } from '../spec/conditions/When'
import type { Fields } from '../spec/fields/Field'
import { withComputed } from '../spec/fields/computedValue'
import { withOwn } from '../spec/values/ownValue'
import { keyOfMe } from '../spec/values/Me'
import { sameData } from '../spec/values/sameData'
import { boundCalls } from './boundCalls'
import type { CallOptions, DataSource, Facet, ListQuery, ListResult, RecordId } from './DataSource'
import { readCovered } from './readCovered'
import { recordLoaderOf } from './recordLoader'
import { filterByReference, partFilter, relatedFilters } from './relatedFilter'
import type { RelatedValue } from './RelatedValue'
import { type GivenValue, relatedValues, valueIn } from './relatedValues'
import { listenToOwnWrites } from './ownWrites'
import type { RollupValue } from './rolledUp'

/**
 * A source whose records have the values of the records that they point at, and of those that point at them. Those that the source gives
 * itself stay: a server that joins is asked for nothing more. The others are read as titles are, many with one request, and kept with them; a value whose record
 * gives no answer is left out. Where such a value has changed, the source tells so. Lists filter by them where both sources can: the
 * others with that value are looked for first.
 *
 * The same source comes back for the same fields; without any, the source as it is.
 */
export function relatedSource<R extends object>(
  source: DataSource<R>,
  fields: Fields,
  related: readonly RelatedValue[],
  rollups: readonly RollupValue[] = [],
): DataSource<R> {
  if (related.length === 0 && rollups.length === 0) return source
  const known = completedOnes.get(source) ?? []
  const same = known.find(
    (one) => one.fields === fields && isSame(one.related, related) && isSameRollups(one.rollups, rollups),
  )
  if (same) return same.made as DataSource<R>
  const made = completed(source, fields, related, rollups)
  completedOnes.set(source, [...known, { fields, related, rollups, made: made as DataSource }])
  return made
}

interface Completed {
  readonly fields: Fields
  readonly related: readonly RelatedValue[]
  readonly rollups: readonly RollupValue[]
  readonly made: DataSource
}

const completedOnes = /* @__PURE__ */ new WeakMap<object, readonly Completed[]>()

function isSame(some: readonly RelatedValue[], others: readonly RelatedValue[]): boolean {
  return some.length === others.length && some.every((one, place) => isOne(one, others[place]))
}

function isSameRollups(some: readonly RollupValue[], others: readonly RollupValue[]): boolean {
  const key = ({ me }: RollupValue) => keyOfMe(me)
  return (
    some.length === others.length &&
    some.every(
      (one, place) =>
        one.field === others[place]?.field &&
        one.source === others[place].source &&
        key(one) === key(others[place]),
    )
  )
}

function isOne(one: RelatedValue, other: RelatedValue | undefined): boolean {
  return (
    one.source === other?.source &&
    one.name === other.name &&
    one.via === other.via &&
    one.record === other.record &&
    one.field === other.field
  )
}

function completed<R extends object>(
  source: DataSource<R>,
  fields: Fields,
  related: readonly RelatedValue[],
  rollups: readonly RollupValue[],
): DataSource<R> {
  const calls = boundCalls(source)
  const { list, facets, get, getMany, create, update, transition, restore, removed, batch, subscribe } = calls
  const others = related.map((one): GivenValue => ({ ...one, given: new Map<RecordId, unknown>() }))

  /** @param byId whether they are read by their ids, of which not every value is wanted */
  async function complete(records: readonly R[], signal?: AbortSignal, byId = false): Promise<readonly R[]> {
    const wanted = byId ? rollups.filter(({ wantedById }) => wantedById) : rollups
    const filled = [...others, ...wanted]
    const found = await Promise.all([
      ...others.map((one) => relatedValues(records, one, signal)),
      ...wanted.map((one) => knownOf(rollUp(records, one, signal))),
    ])
    return records.map((record, place) => {
      const whole = { ...record } as Record<string, unknown>
      for (const [at, { name }] of filled.entries()) {
        const value = found[at]?.[place]
        if (value !== undefined) withOwn(whole, name, value)
      }
      return withComputed(fields, whole, true) as R
    })
  }
  const completeOne = async (record: R, options?: CallOptions) =>
    (await complete([record], options?.signal))[0] as R

  const filters = relatedFilters(source.can, related)
  const relatedNames = new Set(Object.keys(filters))

  /** The query as the source understands it; undefined where the records that it asks for are too many to be named. */
  async function understood<Query extends Pick<ListQuery, 'filter'>>(query: Query, signal?: AbortSignal) {
    const parted = partFilter(query.filter ?? {}, relatedNames)
    if (Object.keys(parted.related).length === 0) return query
    const filter = await filterByReference(parted, related, signal)
    return filter && { ...query, filter }
  }

  async function listWhole(query: ListQuery, options?: CallOptions): Promise<ListResult<R>> {
    const answer = await list(query, options)
    return { ...answer, records: await complete(answer.records, options?.signal) }
  }

  /** Called where another record has become another one than the values were taken from. */
  function watch(listener: () => void): () => void {
    const stops = others.map(({ source: other, idName, field, given }) => {
      const loader = recordLoaderOf(other, idName)
      return loader.listen(() => {
        const isOld = [...given].some(
          ([id, value]) =>
            loader.get(id).status !== 'loading' && !sameData(valueIn(loader, id, field), value),
        )
        if (isOld) listener()
      })
    })
    for (const { source: other } of rollups) {
      stops.push(listenToOwnWrites(other, listener))
      if (other.subscribe) stops.push(other.subscribe(listener))
    }
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    can: { ...source.can, filter: { ...source.can.filter, ...filters } },
    ...calls,
    async list(query, options) {
      const asked = await understood(query, options?.signal)
      if (asked) return listWhole(asked, options)
      const { plain, related: rest } = partFilter(query.filter ?? {}, relatedNames)
      const covers = (record: R) => evaluate(rest as When, record, { fields })
      return readCovered({ list: listWhole, asked: { ...query, filter: plain }, covers, options })
    },
    ...(facets && {
      async facets(query, names, options) {
        const counts: Record<string, readonly Facet[]> = {}
        const asked = await understood(query, options?.signal)
        const own = names.filter((name) => !relatedNames.has(name))
        // Numbers that leave a filter out would mislead.
        if (asked && own.length > 0) Object.assign(counts, await facets(asked, own, options))
        for (const one of related) {
          const { name, via } = one
          if (via === undefined || !relatedNames.has(name) || !names.includes(name)) continue
          const { [name]: _, ...filter } = query.filter ?? {}
          const others = await understood({ ...query, filter }, options?.signal)
          const pointed = others && (await facets(others, [via], options))[via]
          const list = { via, filter: others?.filter, fields }
          const { relatedFacets } = await import('./relatedFacets')
          const found = pointed && (await relatedFacets(one, pointed, list, options?.signal))
          if (found) counts[name] = found
        }
        return counts
      },
    }),
    ...(get && { get: async (id, options) => completeOne(await get(id, options), options) }),
    ...(getMany && {
      getMany: async (ids, options) => complete(await getMany(ids, options), options?.signal, true),
    }),
    ...(create && {
      create: async (values, options) => completeOne(await create(values, options), options),
    }),
    ...(update && {
      update: async (id, changes, options) => completeOne(await update(id, changes, options), options),
    }),
    ...(transition && {
      transition: async (id, name, values, options) =>
        completeOne(await transition(id, name, values, options), options),
    }),
    ...(restore && { restore: async (id, options) => completeOne(await restore(id, options), options) }),
    ...(removed && {
      async removed(query, options) {
        const answer = await removed(query, options)
        const records = await complete(
          answer.records.map(({ record }) => record),
          options?.signal,
        )
        return {
          ...answer,
          records: answer.records.map((one, place) => ({ ...one, record: records[place] as R })),
        }
      },
    }),
    ...(batch && {
      async batch(writes, options) {
        const outcomes = await batch(writes, options)
        return Promise.all(
          outcomes.map(async (one) =>
            one.status === 'done' && one.record
              ? { ...one, record: await completeOne(one.record, options) }
              : one,
          ),
        )
      },
    }),
    subscribe(listener) {
      const stops = [subscribe?.(listener), watch(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    ...(source.optimistic !== undefined && { optimistic: source.optimistic }),
    ...(source.queue && { queue: source.queue }),
  }
}

/** Most products have none: the code that works them out comes with the first. */
async function rollUp(records: readonly object[], value: RollupValue, signal: AbortSignal | undefined) {
  const { rolledUp } = await import('./rolledUp')
  return rolledUp(records, value, signal)
}

/** A number that cannot be had keeps no record from being shown; a reading that is not wanted any more ends. */
async function knownOf(values: Promise<readonly unknown[]>): Promise<readonly unknown[]> {
  try {
    return await values
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown
    return []
  }
}
