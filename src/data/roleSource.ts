import type { Grant } from '../spec/access/access'
import { accessOf } from '../spec/access/accessOf'
import { can } from '../spec/access/can'
import { withoutTests } from '../spec/access/withoutTests'
import { evaluate } from '../spec/conditions/When'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { type Me, keyOfMe } from '../spec/values/Me'
import type { DataSource, ListQuery, RecordVersion } from './DataSource'
import { grantedList } from './grantedList'
import { ProblemError } from './problems'
import type { WriteQueue } from './queue/QueuedWrite'

export interface RoleSourceOptions {
  /** The role of the person. Without one nothing is allowed, where the entity has `access`. */
  readonly role: string | undefined
  /** The person, for conditions on `me`. */
  readonly me?: Me | undefined
}

/**
 * A source as a role may use it. Calls that the role may never make are absent, so that no screen offers them. Fields that
 * it may not read are in no record, no order, no filter and no search, so that they reach neither the page nor its memory. A condition on
 * `list` becomes a filter where the source can compare so; where it cannot, records are read in order, and those that it does not
 * cover are left out here.
 *
 * It spares people what they may not do. What must not leave the server is the server's to keep.
 *
 * The same source comes back for the same role and person. An entity without `access` enforces nothing: its source comes
 * back as it is.
 */
export function roleSource<F extends Fields>(
  source: DataSource<RecordBy<F>>,
  entity: Entity<F>,
  { role, me }: RoleSourceOptions,
): DataSource<RecordBy<F>> {
  if (!entity.access) return source
  const known = limitedOnes.get(source) ?? new Map<string, DataSource>()
  limitedOnes.set(source, known)
  const key = JSON.stringify([entity.name, role, keyOfMe(me)])
  const before = known.get(key)
  if (before) return before as DataSource<RecordBy<F>>
  const made = limited(source, entity as Entity, { role, me })
  known.set(key, made)
  return made
}

const limitedOnes = /* @__PURE__ */ new WeakMap<object, Map<string, DataSource>>()

function limited<R extends object>(
  source: DataSource<R>,
  entity: Entity,
  { role, me }: RoleSourceOptions,
): DataSource<R> {
  const access = accessOf(entity, role)
  const { unreadable } = access
  const readable = entity.fieldNames.filter((name) => !unreadable.has(name))
  const ever = (action: Parameters<typeof can>[1]) => can(access, action, undefined, { me }).allowed
  const moves = Object.keys(entity.transitions ?? {}).some((transition) => ever({ transition }))
  const seen = (record: R): R => withoutFields(record, unreadable)
  const [grant = false] = access.grantsFor('list')

  // A source that compares a field has it, so that a record without one has no value.
  const mayBeKept = [...unreadable].filter((name) => !Object.hasOwn(source.can.filter, name))

  /** A server that keeps a field to itself answers without it: then its own tests of that field have been made. */
  function covers(permission: Grant, record: R): boolean {
    const kept = mayBeKept.filter((name) => !(name in record))
    const asked = kept.length === 0 ? permission : withoutTests(permission, new Set(kept))
    return typeof asked === 'boolean' ? asked : evaluate(asked, record, { fields: access.fields, me })
  }

  const mayRead = (record: R) => access.grantsFor('read').every((one) => covers(one, record))

  /** The query, within what the role may list. */
  function within<Query extends ListQuery>(query: Query): Query {
    if (!ever('list')) throw forbidden('list')
    checkQuery(query, unreadable)
    // A record that is found by a word tells that the word stands in it.
    return query.search && unreadable.size > 0 ? { ...query, searchIn: readable } : query
  }

  const list = grantedList(source, entity, grant, me, (record) => covers(grant, record))
  const facets = source.facets?.bind(source)
  const get = source.get?.bind(source)
  const getMany = source.getMany?.bind(source)
  const history = source.history?.bind(source)
  const activity = source.activity?.bind(source)
  const create = source.create?.bind(source)
  const update = source.update?.bind(source)
  const transition = source.transition?.bind(source)
  const remove = source.remove?.bind(source)
  const restore = source.restore?.bind(source)
  const removed = source.removed?.bind(source)
  const purge = source.purge?.bind(source)
  const batch = source.batch?.bind(source)
  const subscribe = source.subscribe?.bind(source)
  // Counts leave out the filter of the field that is counted, and with it what the role may list by that field.
  const ownCounts = typeof grant === 'boolean'

  return {
    can: {
      search: source.can.search,
      sort: source.can.sort.filter((name) => !unreadable.has(name)),
      filter: Object.fromEntries(Object.entries(source.can.filter).filter(([name]) => !unreadable.has(name))),
    },
    async list(query, options) {
      const { records, ...answer } = await list(within(query), options)
      return { ...answer, records: records.map(seen) }
    },
    ...(facets &&
      ownCounts && {
        async facets(query, fields, options) {
          if (fields.some((name) => unreadable.has(name))) throw forbidden('list')
          return facets(within(query), fields, options)
        },
      }),
    ...(get && {
      async get(id, options) {
        if (!ever('read')) throw forbidden('read')
        const record = await get(id, options)
        if (!mayRead(record)) throw forbidden('read')
        return seen(record)
      },
    }),
    ...(history &&
      ever('read') && {
        async history(id, query, options) {
          // Whether it may be read depends on the record as it is now, not as it was.
          const isLimited = typeof access.grantsFor('read')[0] !== 'boolean'
          const record = isLimited ? await get?.(id, options) : undefined
          if (isLimited && !(record && mayRead(record))) throw forbidden('read')
          const { versions, ...rest } = await history(id, query, options)
          return { ...rest, versions: versions.map((version) => withoutFieldsThen(version, unreadable)) }
        },
      }),
    ...(activity &&
      ever('read') && {
        async activity(query, options) {
          const { changes, ...rest } = await activity(query, options)
          // Of a record that is not told it is not known whether it may be read.
          const isLimited = typeof access.grantsFor('read')[0] !== 'boolean'
          const mine = changes.filter(({ record }) => !isLimited || (record && mayRead(record)))
          return { ...rest, changes: mine.map((one) => ({ ...one, ...withoutFieldsThen(one, unreadable) })) }
        },
      }),
    ...(getMany &&
      ever('read') && {
        async getMany(ids, options) {
          const records = await getMany(ids, options)
          return records.filter(mayRead).map(seen)
        },
      }),
    ...(create &&
      ever('create') && {
        async create(values, options) {
          if (!can(access, 'create', values, { me }).allowed) throw forbidden('create')
          return seen(await create(values, options))
        },
      }),
    ...(update &&
      ever('update') && {
        update: async (id, changes, options) => seen(await update(id, changes, options)),
      }),
    ...(transition &&
      moves && {
        transition: async (id, name, values, options) => seen(await transition(id, name, values, options)),
      }),
    ...(remove && ever('remove') && { remove }),
    ...(restore &&
      ever('restore') && {
        restore: async (id, options) => seen(await restore(id, options)),
      }),
    ...(removed &&
      (ever('restore') || ever('purge')) && {
        async removed(query, options) {
          const { records, ...rest } = await removed(query, options)
          const mine = records.filter(({ record }) => mayRead(record))
          return { ...rest, records: mine.map((one) => ({ ...one, record: seen(one.record) })) }
        },
      }),
    ...(purge && ever('purge') && { purge }),
    ...(batch && {
      async batch(writes, options) {
        const rejected = writes.find(
          ({ method, name = '' }) => !ever(method === 'transition' ? { transition: name } : method),
        )
        if (rejected) throw forbidden(rejected.method)
        const outcomes = await batch(writes, options)
        return outcomes.map((one) =>
          one.status === 'done' && one.record ? { ...one, record: seen(one.record) } : one,
        )
      },
    }),
    ...(subscribe && { subscribe }),
    ...(source.optimistic && { optimistic: true }),
    ...(source.queue && { queue: seenQueue(source.queue, unreadable) }),
  }
}

function withoutFields<R extends object>(record: R, absent: ReadonlySet<string>): R {
  if (absent.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !absent.has(name))) as R
}

/** The queue of a source, with none of the absent fields in the records of lists. */
function seenQueue(queue: WriteQueue, absent: ReadonlySet<string>): WriteQueue {
  return {
    ...queue,
    changesTo(query) {
      const { added, change } = queue.changesTo(query)
      return { added: added.map((record) => withoutFields(record, absent)), change }
    },
    known: () => queue.known().map((record) => withoutFields(record, absent)),
  }
}

/** A version in which nothing changed that may be read is told without what changed. */
function withoutFieldsThen<R extends object>(
  version: RecordVersion<R>,
  absent: ReadonlySet<string>,
): RecordVersion<R> {
  const { record, changes } = version
  return {
    ...version,
    ...(record && { record: withoutFields(record, absent) }),
    ...(changes && { changes: withoutFields(changes, absent) }),
  }
}

/** An order by a field tells about it as a column does; an address may ask for anything. */
function checkQuery({ sort = [], filter = {} }: ListQuery, unreadable: ReadonlySet<string>) {
  const names = [...sort.map(({ field }) => field), ...Object.keys(filter)]
  if (names.some((name) => unreadable.has(name))) throw forbidden('list')
}

function forbidden(action: string): ProblemError {
  return new ProblemError({ status: 403, title: `The role may not ${action} this` })
}
