import { fail as stop } from '../internal/developerMessages'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { withComputed } from '../spec/fields/computedValue'
import type { Me } from '../spec/values/Me'
import { isError, type Issue } from '../spec/rules/issues'
import { takenMessage } from '../spec/rules/takenMessage'
import { acceptAsync, type ValidateOptions } from '../spec/rules/validate'
import { isMissing } from '../spec/values/isMissing'
import { type ChangedRow, changeRow } from './changeRow'
import type { RecordId, WriteOptions } from './DataSource'
import { ProblemError } from './problems'
import type { RecordStore } from './recordStore'
import type { Row } from './Row'
import { takeTransition } from './takeTransition'

/** A row that is to take the place of another. */
export interface RowChange {
  readonly before: Row
  readonly after: Row
}

/**
 * Say which rows a write would store, as a server decides it: validated by the entity, with id and version, and a
 * conflict (412) where the person saw another version. Nothing is stored here: compare before you do.
 */
export interface RecordWrites {
  stored(id: RecordId): Row
  created(values: Row): Promise<Row>
  changed(id: RecordId, changes: Row, write: WriteOptions): Promise<RowChange>
  /** Takes a transition of the entity. */
  moved(id: RecordId, name: string, values: Row, write: WriteOptions): Promise<RowChange>
  removed(id: RecordId, write: WriteOptions): Row
}

interface Surroundings {
  /** The name of the source, for messages to developers. */
  readonly source: string
  /** Makes what the server makes. */
  readonly make: ((values: Row) => Row) | undefined
  /** Works out what follows from the other fields. */
  readonly derive?: ((row: Row) => Row) | undefined
  readonly words: ValidateOptions
  /** The person who calls, for transitions with a condition on `me`. */
  readonly me?: Me | undefined
}

export function recordWrites(
  entity: Entity,
  store: RecordStore,
  { source, make, derive, words, me }: Surroundings,
): RecordWrites {
  const stored = (id: RecordId): Row =>
    store.get(id) ?? problem({ status: 404, title: `There is no ${entity.name} “${id}”` })

  /** Rules across records are validated here, where all of them are known. */
  const validating = (id?: RecordId): ValidateOptions => ({
    ...words,
    isTaken: (values) => store.has(values, id),
    hasOther: (condition) => store.hasOther(condition, { fields: entity.fields, me }, id),
  })

  /** The row with what follows from its other values: as its fields declare it, and as the host says. */
  function followed(row: Row): Row {
    const computed = withComputed(entity.fields, row)
    return derive ? withComputed(entity.fields, { ...computed, ...derive(computed) }) : computed
  }

  async function changeOf(id: RecordId, write: WriteOptions, how: (row: Row) => Promise<ChangedRow>) {
    for (;;) {
      const before = stored(id)
      mustMatch(entity, before, write)
      const { row, issues } = await how(before)
      // Rules may have taken their time, and others theirs: what they wrote meanwhile stays.
      if (stored(id) !== before) continue
      rejectFor(issues)
      return { before, after: { ...followed(row), ...nextVersion(entity, before) } }
    }
  }

  return {
    stored,

    async created(values) {
      const result = await acceptAsync(entity, values, { ...validating(), known: initialState(entity, {}) })
      rejectFor(result.issues)
      const accepted: Row = result.accepted ? result.value : {}
      const whole: Row = { ...nextVersion(entity, {}), ...accepted, ...make?.(values) }
      const id = (own(whole, entity.id) ?? store.nextId()) as RecordId
      if (store.get(id)) rejectFor([idTaken(entity, id, words)])
      const made: Row = { ...whole, ...initialState(entity, whole), [entity.id]: id }
      const row = followed(made)
      mustBeWhole(entity, row, source)
      return row
    },

    changed: (id, changes, write) =>
      changeOf(id, write, (before) => changeRow(entity, before, changes, validating(id))),

    moved: (id, name, values, write) =>
      changeOf(id, write, (before) =>
        takeTransition(entity, before, name, values, { ...validating(id), me }),
      ),

    removed(id, write) {
      const row = stored(id)
      mustMatch(entity, row, write)
      return row
    },
  }
}

export function nextVersion({ version, fields }: Entity, row: Row): Row {
  if (!version) return {}
  const next = (Number(own(row, version)) || 0) + 1
  return { [version]: fields[version]?.kind === 'integer' ? next : String(next) }
}

/** A new record is in the first of its states, unless it was made in another one. */
function initialState({ states }: Entity, row: Row): Row {
  return states && isMissing(own(row, states.field)) ? { [states.field]: states.initial } : {}
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
  const message = takenMessage(entity.fields, [entity.id], t, locale)
  return { path: [entity.id], rule: 'unique', params: { id }, severity: 'error', source: 'server', message }
}

/** Throw when the person saw an older version of the record. */
export function mustMatch(entity: Entity, row: Row, { ifMatch }: WriteOptions): void {
  if (ifMatch === undefined) return
  if (!entity.version) {
    stop(
      `“${entity.name}” was asked for ifMatch but has no version, so that no conflict is found. Declare one.`,
    )
  }
  if (String(row[entity.version]) === String(ifMatch)) return
  problem({ status: 412, title: 'Changed since' })
}

/** The type of a record promises what the server makes, unless that may come later; so it must be made. */
function mustBeWhole({ name, id, version, fields, fieldNames }: Entity, row: Row, source: string): void {
  const mayComeLater = (field: string) =>
    field !== id && field !== version && fields[field]?.required === false
  const absent = fieldNames.find(
    (field) => fields[field]?.readOnly && !mayComeLater(field) && own(row, field) === undefined,
  )
  if (absent === undefined) return
  stop(
    `${source}(“${name}”) has nothing to put in “${absent}”, which the server makes. Give make, or say required: false where it comes later.`,
  )
}

function problem(what: ConstructorParameters<typeof ProblemError>[0]): never {
  throw new ProblemError(what)
}
