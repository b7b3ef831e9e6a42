import { fail as stop } from '../internal/developerMessages'
import type { Entity, RecordBy } from '../spec/Entity'
import type { Fields } from '../spec/fields'
import type { Issue } from '../spec/issues'
import { nounOf } from '../spec/labels'
import { accept, type ValidateOptions } from '../spec/validate'
import { englishRules } from '../words/englishRules'
import { fillIn } from '../words/fill'
import type { DataSource, ListAnswer, RecordId, WriteOptions } from './DataSource'
import { callsUnder, type CallConditions } from './callsUnder'
import { changeRow } from './changeRow'
import { ProblemError } from './problems'
import { type Row, valueIn } from './Row'
import { abilitiesOf, indexRecords, type RecordIndex } from './recordIndex'

export interface MemorySourceOptions<R extends object> extends Partial<CallConditions>, ValidateOptions {
  /**
   * What the server makes of a new record beside its id and version, or in their place. Without it ids are
   * numbered: 1, 2 … or `strike-1`, `strike-2` …
   */
  make?: (values: Partial<R>) => Partial<R>
  /** The most records that one answer holds, whatever limit was asked for. @default no cap */
  pageCap?: number
}

/** A source that can do everything, and can be slowed, made to fail and changed behind a person's back. */
export interface MemorySource<R extends object> extends Required<DataSource<R>> {
  readonly control: MemoryControl<R>
}

export interface MemoryControl<R extends object> extends CallConditions {
  /** Changes a record as someone else would: its version rises and listeners hear of it. */
  changeElsewhere(id: RecordId, changes: Partial<R>): void
  /** Removes a record as someone else would. */
  removeElsewhere(id: RecordId): void
}

/**
 * Keeps records in memory and behaves as a server does: it validates by the entity, makes ids and versions, knows
 * conflicts, and hands out records that nobody can change.
 */
export function memorySource<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordBy<F>[],
  options: MemorySourceOptions<RecordBy<F>> = {},
): MemorySource<RecordBy<F>> {
  const { make, pageCap = Infinity, locale = 'en', say } = options
  const store = new Map<string, Row>()
  const texts = new WeakMap<Row, string>()
  const listeners = new Set<() => void>()
  const answered = new Map<string, unknown>()
  const conditions: CallConditions = { delay: options.delay ?? 0, fail: options.fail }
  const call = callsUnder(conditions)
  const plainEntity: Entity = entity
  const { id: idName, version: versionName } = plainEntity
  const serverMade = plainEntity.fieldNames.filter((name) => plainEntity.fields[name]?.serverMade)
  let present: { readonly rows: readonly Row[]; readonly index: RecordIndex } | undefined
  let made = 0

  for (const record of records) {
    const row: Row = Object.freeze({ ...record })
    const id = valueIn(row, idName)
    if (typeof id !== 'string' && typeof id !== 'number') {
      stop(
        `memorySource(“${entity.name}”) got a record without “${idName}”, so that none can find it. Give it one.`,
      )
    }
    if (store.has(String(id))) {
      stop(`memorySource(“${entity.name}”) got two records with the ${idName} “${id}”. Give each its own.`)
    }
    store.set(String(id), row)
  }

  const look = () => {
    if (!present) {
      const rows = [...store.values()]
      present = { rows, index: indexRecords(plainEntity, rows, texts, locale) }
    }
    return present
  }

  const put = (row: Row): Row => {
    const kept = Object.freeze(row)
    store.set(String(kept[idName]), kept)
    present = undefined
    return kept
  }

  const drop = (id: RecordId) => {
    store.delete(String(id))
    present = undefined
  }

  const stored = (id: RecordId): Row =>
    store.get(String(id)) ??
    problem({ status: 404, title: 'Not found', detail: `There is no ${entity.name} “${id}”.` })

  /** Whether the person saw the record as it is; without a version nobody could know. */
  const checkVersion = (row: Row, { ifMatch }: WriteOptions) => {
    if (ifMatch === undefined) return
    if (!versionName) {
      stop(
        `“${entity.name}” was asked for ifMatch but has no version, so that no conflict is found. Declare one.`,
      )
    }
    if (String(row[versionName]) === String(ifMatch)) return
    problem({ status: 412, title: 'Changed since', detail: 'Someone else has changed it since.' })
  }

  const nextVersion = (row: Row): Row => {
    if (!versionName) return {}
    const before = Number(row[versionName] ?? 0) || 0
    return { [versionName]: entity.fields[versionName]?.kind === 'integer' ? before + 1 : String(before + 1) }
  }

  const nextId = (): RecordId => {
    const isNumber = entity.fields[idName]?.kind === 'integer'
    if (isNumber && made === 0) for (const id of store.keys()) made = Math.max(made, Number(id))
    let id: RecordId
    do id = isNumber ? (made += 1) : `${entity.name}-${(made += 1)}`
    while (store.has(String(id)))
    return id
  }

  const taken = (id: RecordId): Issue => {
    const field = entity.fields[idName]
    const noun = { field: field ? nounOf(field, idName) : idName }
    const message = say ? say('rule.unique', noun) : fillIn('en')(englishRules['rule.unique'], noun)
    return { path: [idName], rule: 'unique', params: { id }, severity: 'error', source: 'server', message }
  }

  /** The same key twice has one effect and one answer. */
  const once = <Answer>(method: string, { idempotencyKey }: WriteOptions, act: () => Answer): Answer => {
    const key = idempotencyKey === undefined ? undefined : `${method} ${idempotencyKey}`
    if (key !== undefined && answered.has(key)) return answered.get(key) as Answer
    const answer = act()
    if (key !== undefined) answered.set(key, answer)
    return answer
  }

  const source: MemorySource<Row> = {
    can: abilitiesOf(plainEntity),

    list: (query, { signal } = {}) =>
      call({ method: 'list', query }, signal, (): ListAnswer<Row> => {
        const { rows, index } = look()
        const { offset = 0, limit = Infinity } = query
        const found = index.find(query)
        const page = found.subarray(offset, Math.min(offset + Math.min(limit, pageCap), found.length))
        return {
          records: Object.freeze(Array.from(page, (position) => rows[position] as Row)),
          total: { kind: 'exact', count: found.length },
        }
      }),

    get: (id, { signal } = {}) => call({ method: 'get', id }, signal, () => stored(id)),

    create: (values, write = {}) =>
      call({ method: 'create' }, write.signal, () =>
        once('create', write, () => {
          const verdict = accept(plainEntity, values, { say, locale })
          refuseFor(verdict.issues)
          const given: Row = verdict.accepted ? verdict.value : {}
          const whole: Row = { ...nextVersion({}), ...given, ...make?.(values as Partial<RecordBy<F>>) }
          const id = (valueIn(whole, idName) ?? nextId()) as RecordId
          if (store.has(String(id))) refuseFor([taken(id)])
          const record: Row = { ...whole, [idName]: id }
          const absent = serverMade.find((name) => valueIn(record, name) === undefined)
          if (absent !== undefined) {
            stop(
              `memorySource(“${entity.name}”) has nothing to put in “${absent}”, which the server makes. Give make.`,
            )
          }
          return put(record)
        }),
      ),

    update: (id, changes, write = {}) =>
      call({ method: 'update', id }, write.signal, () =>
        once(`update ${id}`, write, () => {
          const row = stored(id)
          checkVersion(row, write)
          const after = changeRow(plainEntity, row, changes, { say, locale })
          refuseFor(after.issues)
          return put({ ...after.row, ...nextVersion(row) })
        }),
      ),

    remove: (id, write = {}) =>
      call({ method: 'remove', id }, write.signal, () =>
        once(`remove ${id}`, write, () => {
          checkVersion(stored(id), write)
          drop(id)
        }),
      ),

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    control: Object.assign(conditions, {
      changeElsewhere(id: RecordId, changes: Row) {
        const row = stored(id)
        put({ ...row, ...changes, ...nextVersion(row) })
        for (const listener of listeners) listener()
      },
      removeElsewhere(id: RecordId) {
        drop(id)
        for (const listener of listeners) listener()
      },
    }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as MemorySource<RecordBy<F>>
}

/** Errors stop a write, as words of the server; warnings do not. */
function refuseFor(issues: readonly Issue[]): void {
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  problem({
    status: 422,
    title: 'Refused',
    detail: errors.map(({ message }) => message).join('. '),
    issues: errors.map((issue) => ({ ...issue, source: 'server' })),
  })
}

function problem(what: ConstructorParameters<typeof ProblemError>[0]): never {
  throw new ProblemError(what)
}
