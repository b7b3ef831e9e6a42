import type { ReferenceTargets } from '../../components/useReference'
import type { DataSource } from '../../data/DataSource'
import { sameValue } from '../../form/sameValue'
import { createRests } from '../../internal/createRests'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { sentence } from '../../messages/sentence'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { AccessOfRole } from '../../spec/access/accessOf'
import { creationRules, grantedValues } from '../../spec/access/creationGrant'
import { createDraft } from '../../spec/entities/defineEntity'
import type { Me } from '../../spec/values/Me'
import { labelOf } from '../../spec/labels/labels'
import { knownOfNew } from '../../spec/rules/knownOfNew'
import { acceptAsync } from '../../spec/rules/validate'
import { isMissing } from '../../spec/values/isMissing'
import { isPlainObject, ownValue } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'
import type { EntityAccess } from '../product/useEntityAccess'
import { writableNames } from '../source/formChanges'
import type { CheckedRow, ReadRow, RowPlan } from './CheckedRow'
import { canFindBy } from './findByValues'
import { flatFields } from './importParts'
import { issueAt } from './issueAt'
import type { FlatValues, RowsOfRecords } from './joinedRows'
import type { CellNotation } from './readCell'
import { readRecord, type RecordDraft } from './readRecord'
import { type MappedColumn, type Mends, readRow } from './readRows'
import { findReferences, type KnownReferences } from './referencesIn'
import { repeatedLines } from './repeatedLines'
import { storedRecords } from './storedRecords'

/** The surroundings in which rows are validated. */
export interface CheckContext {
  readonly entity: Entity
  readonly source: DataSource
  readonly can: EntityAccess<Entity['fields']>['can']
  readonly references: ReferenceTargets
  readonly columns: readonly MappedColumn[]
  readonly notation: CellNotation
  /** The field by which a row is that of a record; without it each row makes one. */
  readonly matchBy: string | undefined
  /** Whether records that are there are changed, or left as they are. */
  readonly existing: 'update' | 'skip'
  readonly t: TranslateWith<ImportMessageKey>
  readonly me: Me | undefined
  /** The permissions of the person, in a product. */
  readonly access: AccessOfRole | undefined
}

export interface CheckOptions {
  readonly signal: AbortSignal
  /** Called after each row. */
  readonly onProgress?: ((checked: number) => void) | undefined
}

export type RowChecker = ReturnType<typeof createRowChecker>

/**
 * Make what validates rows: by the rules of the entity, against each other, and against the records of the source. What was
 * looked up once is remembered, so that a mended row is validated at once.
 */
export function createRowChecker(context: CheckContext) {
  const { entity, source, columns, notation, matchBy, t, me, access } = context
  const granted = access ? grantedValues(access, me) : {}
  const newEntity = { ...entity, rules: [...(entity.rules ?? []), ...(access ? creationRules(access) : [])] }
  const { locale } = notation
  const uniqueRules = (entity.rules ?? []).filter(({ unique }) => unique)
  // A rule that holds for some records alone is left to the source.
  const uniqueSets = uniqueRules.filter(({ when }) => when === undefined).map(({ at }) => at)
  const looked = [matchBy, ...uniqueSets.flatMap((at) => (at.length === 1 ? at : []))].filter(
    (name) =>
      name !== undefined && columns.some(({ field }) => field === name) && canFindBy(entity, source, name),
  )
  const stored = storedRecords(entity, source, new Set(looked) as ReadonlySet<string>)
  const lines = repeatedLines(matchBy === undefined ? uniqueSets : [[matchBy] as const, ...uniqueSets])
  const references: KnownReferences = new Map()
  const flat = { fields: flatFields(entity) }

  async function check(
    records: RowsOfRecords,
    mends: Mends,
    { signal, onProgress }: CheckOptions,
  ): Promise<readonly CheckedRow[]> {
    const rest = createRests()
    const read: FlatValues[] = []
    for (const row of records.flat()) {
      read.push(readRow(flat, columns, row, mends, notation))
      await rest()
      signal.throwIfAborted()
    }
    await findReferences(flat, read, context.references, references, signal)
    const setting = { entity, references: context.references, known: references, me, t, locale }
    const drafts: RecordDraft[] = []
    let next = 0
    for (const rows of records) {
      drafts.push(readRecord(rows, read.slice(next, next + rows.length), setting))
      next += rows.length
      await rest()
      signal.throwIfAborted()
    }
    await stored.lookUp(
      drafts.map(({ values }) => values),
      signal,
    )
    for (const { rows, values } of drafts) lines.note(firstOf(rows).line, values)
    const checked: CheckedRow[] = []
    for (const [place, draft] of drafts.entries()) {
      checked.push(await checkOne(draft, signal))
      onProgress?.(place + 1)
      await rest()
      signal.throwIfAborted()
    }
    return checked
  }

  async function checkOne(draft: RecordDraft, signal: AbortSignal): Promise<CheckedRow> {
    const { rows, values, reject, hasMistake } = draft
    const { line, cells } = firstOf(rows)
    const key = matchBy === undefined ? undefined : values[matchBy]
    const matches = matchBy === undefined || isMissing(key) ? [] : stored.having(matchBy, plainText(key))
    const [record] = matches
    if (matches.length > 1 && matchBy !== undefined)
      reject(issueAt(matchBy, t('import.several', { value: plainText(key) })))
    const done = (plan: RowPlan, changes: Readonly<Record<string, unknown>> = {}): CheckedRow => ({
      line,
      cells,
      rows,
      values,
      record,
      changes,
      plan: hasMistake() ? 'mistake' : plan,
    })
    rejectRepeated(line, draft)
    if (record && context.existing === 'skip') return done('skip')
    if (!record && matchBy === entity.id && !isMissing(key) && entity.fields[matchBy]?.readOnly) {
      reject(issueAt(matchBy, t('import.unknownKey', { value: plainText(key) })))
      return done('mistake')
    }
    const writable = new Set<string>(writableNames(entity))
    const given = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        writable.has(name) ? [[name, withRestOf(entity.fields[name], value, record, name)]] : [],
      ),
    )
    // A new record takes its defaults along, as one that a form makes.
    const before = record ?? { ...createDraft(entity, { me }), ...granted }
    const acceptance = await acceptAsync(
      record ? entity : newEntity,
      { ...before, ...given },
      {
        t,
        locale,
        me,
        signal,
        known: (record as Readonly<Record<string, unknown>> | undefined) ?? knownOfNew(entity),
        isTaken: (asked) => stored.isTaken(asked, record),
      },
    )
    for (const issue of acceptance.issues) reject(issue)
    const accepted = Object.entries(acceptance.accepted ? acceptance.value : {})
    if (!record) {
      // A default that the person may not set is left to the server.
      const made = accepted.filter(
        ([name, value]) =>
          !isMissing(value) && (Object.hasOwn(given, name) || context.can({ createField: name }).allowed),
      )
      rejectCreation(
        made.map(([name]) => name),
        reject,
      )
      return done('create', Object.fromEntries(made))
    }
    const changes = Object.fromEntries(
      accepted.filter(
        ([name, value]) => Object.hasOwn(given, name) && !sameValue(ownValue(record, name), value),
      ),
    )
    const changed = Object.keys(changes)
    if (changed.length > 0) rejectChanges(record, changed, reject)
    return done(changed.length === 0 ? 'unchanged' : 'update', changes)
  }

  function rejectRepeated(line: number, { values, reject }: RecordDraft) {
    for (const { at, other } of lines.find(line, values)) {
      const [name] = at
      reject(issueAt(name, t('import.repeated', { line: other, label: labelAt(name) })))
    }
  }

  function rejectCreation(names: readonly string[], reject: RecordDraft['reject']) {
    const isAllowed = source.create !== undefined && context.can('create').allowed
    if (!isAllowed) reject(issueAt(matchBy ?? entity.title, t('import.cannotCreate')))
    for (const name of isAllowed ? names : []) {
      const mayField = context.can({ createField: name })
      if (!mayField.allowed) reject(issueAt(name, sentence(mayField.reason)))
    }
  }

  function rejectChanges(record: object, names: readonly string[], reject: RecordDraft['reject']) {
    const permission = context.can('update', record as never)
    const [first = entity.title] = names
    if (!source.update) reject(issueAt(first, t('import.cannotUpdate')))
    else if (!permission.allowed) reject(issueAt(first, sentence(permission.reason)))
    for (const name of permission.allowed ? names : []) {
      const mayField = context.can({ updateField: name }, record as never)
      if (!mayField.allowed) reject(issueAt(name, sentence(mayField.reason)))
    }
  }

  function labelAt(name: string): string {
    const field = entity.fields[name]
    return field ? labelOf(field, name, locale) : name
  }

  return { check }
}

/** A record has a row at least. */
const firstOf = ([first]: readonly ReadRow[]) => first as ReadRow

/** The values of a group that stand in no column stay as they are. */
function withRestOf(
  field: Field | undefined,
  value: unknown,
  record: object | undefined,
  name: string,
): unknown {
  const before = record && ownValue(record, name)
  return field?.kind === 'group' && isPlainObject(before) && isPlainObject(value)
    ? { ...before, ...value }
    : value
}
