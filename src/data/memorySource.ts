import { listen } from '../internal/listen'
import { own } from '../internal/own'
import { fail as stop } from '../internal/developerMessages'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import type { Id } from '../spec/fields/FieldBase'
import { isError, type Issue } from '../spec/rules/issues'
import { takenMessage } from '../spec/rules/takenMessage'
import { acceptAsync, type ValidateOptions } from '../spec/rules/validate'
import type { DataSource, ListResult, RecordId, WriteOptions } from './DataSource'
import { callsUnder, type CallConditions } from './callsUnder'
import { type ChangedRow, changeRow } from './changeRow'
import { ProblemError } from './problems'
import type { Row } from './Row'
import { capabilitiesOf } from './recordIndex'
import { recordStore } from './recordStore'
import { takeTransition } from './takeTransition'

export interface MemorySourceOptions<R extends object> extends Partial<CallConditions>, ValidateOptions {
  /**
   * Makes the fields of a new record that the server makes, its id and version too where it gives them. Without it
   * ids are numbered: 1, 2 … or `strike-1`, `strike-2` …
   */
  make?: (values: Partial<R>) => Partial<R>
  /** The most records that one answer holds, whatever limit was asked for. @default no cap */
  pageCap?: number
  /** The id of the person who calls, for transitions with a condition on `me`. */
  me?: Id
}

/** A source with every method, which can be slowed, made to fail and changed behind a person's back. */
export interface MemorySource<R extends object> extends Required<Omit<DataSource<R>, 'transition'>> {
  /** There for an entity that has transitions. */
  transition?: NonNullable<DataSource<R>['transition']>
  readonly control: MemoryControl<R>
}

export interface MemoryControl<R extends object> extends CallConditions {
  /** Changes a record as someone else would: its version rises and listeners hear of it. */
  changeElsewhere(id: RecordId, changes: Partial<R>): void
  /** Removes a record as someone else would. */
  removeElsewhere(id: RecordId): void
}

/**
 * Keep records in memory and behave as a server does: validate by the entity, make ids and versions, find
 * conflicts (412), and hand out frozen records.
 */
export function memorySource<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordBy<F>[],
  options: MemorySourceOptions<RecordBy<F>> = {},
): MemorySource<RecordBy<F>> {
  const { make, pageCap = Infinity, locale = 'en', t, me } = options
  const words: ValidateOptions = { t, locale }
  const plainEntity: Entity = entity
  const store = recordStore(plainEntity, records, locale)
  const listeners = new Set<() => void>()
  const answered = new Map<string, Promise<unknown>>()
  const conditions: CallConditions = { delay: options.delay ?? 0, fail: options.fail }
  const call = callsUnder(conditions)

  const stored = (id: RecordId): Row =>
    store.get(id) ?? problem({ status: 404, title: `There is no ${entity.name} “${id}”` })

  /** The same key twice has one effect and one answer. */
  const once = async <Answer>(
    method: string,
    { idempotencyKey }: WriteOptions,
    act: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const key = idempotencyKey === undefined ? undefined : `${method} ${idempotencyKey}`
    if (key !== undefined && answered.has(key)) return answered.get(key) as Promise<Answer>
    const answer = Promise.resolve().then(act)
    if (key === undefined) return answer
    answered.set(key, answer)
    // A call without an effect may be tried again.
    answer.catch(() => answered.delete(key))
    return answer
  }

  /** Rules across records are validated here, where all of them are known. */
  const validating = (id?: RecordId): ValidateOptions => ({
    ...words,
    isTaken: (values) => store.has(values, id),
  })

  async function change(id: RecordId, write: WriteOptions, how: (row: Row) => Promise<ChangedRow>) {
    for (;;) {
      const row = stored(id)
      mustMatch(plainEntity, row, write)
      const after = await how(row)
      // Rules may have taken their time, and others theirs: what they wrote meanwhile stays.
      if (stored(id) !== row) continue
      rejectFor(after.issues)
      return store.put({ ...after.row, ...nextVersion(plainEntity, row) })
    }
  }

  const source: MemorySource<Row> = {
    can: capabilitiesOf(plainEntity),

    list: (query, { signal } = {}) =>
      call({ method: 'list', query }, signal, (): ListResult<Row> => {
        const { page, count } = store.find(query, pageCap)
        return { records: Object.freeze(page), total: { kind: 'exact', count } }
      }),

    facets: (query, fields, { signal } = {}) =>
      call({ method: 'facets', query }, signal, () => store.count(query, fields)),

    get: (id, { signal } = {}) => call({ method: 'get', id }, signal, () => stored(id)),

    getMany: (ids, { signal } = {}) =>
      call({ method: 'getMany', ids }, signal, () =>
        [...new Set(ids.map(String))].flatMap((id): readonly Row[] => {
          const row = store.get(id)
          return row ? [row] : []
        }),
      ),

    create: (values, write = {}) =>
      call({ method: 'create' }, write.signal, () =>
        once('create', write, async () => {
          const result = await acceptAsync(plainEntity, values, validating())
          rejectFor(result.issues)
          const accepted: Row = result.accepted ? result.value : {}
          const whole: Row = {
            ...nextVersion(plainEntity, {}),
            ...accepted,
            ...make?.(values as Partial<RecordBy<F>>),
          }
          const id = (own(whole, entity.id) ?? store.nextId()) as RecordId
          if (store.get(id)) rejectFor([idTaken(plainEntity, id, words)])
          const record: Row = { ...whole, [entity.id]: id }
          mustBeWhole(plainEntity, record)
          return store.put(record)
        }),
      ),

    update: (id, changes, write = {}) =>
      call({ method: 'update', id }, write.signal, () =>
        once(`update ${id}`, write, () =>
          change(id, write, (row) => changeRow(plainEntity, row, changes, validating(id))),
        ),
      ),

    ...(plainEntity.transitions && {
      transition: (id, name, values, write = {}) =>
        call({ method: 'transition', id }, write.signal, () =>
          once(`transition ${id}`, write, () =>
            change(id, write, (row) =>
              takeTransition(plainEntity, row, name, values, { ...validating(id), me }),
            ),
          ),
        ),
    }),

    remove: (id, write = {}) =>
      call({ method: 'remove', id }, write.signal, () =>
        once(`remove ${id}`, write, () => {
          mustMatch(plainEntity, stored(id), write)
          store.drop(id)
        }),
      ),

    subscribe: (listener) => listen(listeners, listener),

    control: Object.assign(conditions, {
      changeElsewhere(id: RecordId, changes: Row) {
        const row = stored(id)
        store.put({ ...row, ...changes, ...nextVersion(plainEntity, row) })
        for (const listener of listeners) listener()
      },
      removeElsewhere(id: RecordId) {
        store.drop(id)
        for (const listener of listeners) listener()
      },
    }),
  }
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  return source as unknown as MemorySource<RecordBy<F>>
}

/** Errors stop a write, as words of the server; warnings do not. */
function rejectFor(issues: readonly Issue[]): void {
  const errors = issues.filter(isError)
  if (errors.length === 0) return
  problem({
    status: 422,
    title: 'Rejected',
    detail: errors.map(({ message }) => message).join('. '),
    issues: errors.map((issue) => ({ ...issue, source: 'server' })),
  })
}

/** An id that a person chose may be another record's. */
function idTaken(entity: Entity, id: RecordId, { t, locale }: ValidateOptions): Issue {
  const message = takenMessage(entity.fields, entity.id, t, locale)
  return { path: [entity.id], rule: 'unique', params: { id }, severity: 'error', source: 'server', message }
}

/** Throw when the person saw an older version of the record. */
function mustMatch(entity: Entity, row: Row, { ifMatch }: WriteOptions): void {
  if (ifMatch === undefined) return
  if (!entity.version) {
    stop(
      `“${entity.name}” was asked for ifMatch but has no version, so that no conflict is found. Declare one.`,
    )
  }
  if (String(row[entity.version]) === String(ifMatch)) return
  problem({ status: 412, title: 'Changed since' })
}

function nextVersion({ version, fields }: Entity, row: Row): Row {
  if (!version) return {}
  const next = (Number(own(row, version)) || 0) + 1
  return { [version]: fields[version]?.kind === 'integer' ? next : String(next) }
}

/** The type of a record promises what the server makes; so it must be made. */
function mustBeWhole({ name, fields, fieldNames }: Entity, row: Row): void {
  const absent = fieldNames.find((field) => fields[field]?.readOnly && own(row, field) === undefined)
  if (absent === undefined) return
  stop(`memorySource(“${name}”) has nothing to put in “${absent}”, which the server makes. Give make.`)
}

function problem(what: ConstructorParameters<typeof ProblemError>[0]): never {
  throw new ProblemError(what)
}
