import type { ReferenceTargets } from '../../components/useReference'
import type { DataSource } from '../../data/DataSource'
import { sameValue } from '../../form/sameValue'
import { createRests } from '../../internal/createRests'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { sentence } from '../../messages/sentence'
import type { Entity } from '../../spec/entities/Entity'
import type { Id } from '../../spec/fields/FieldBase'
import { labelOf } from '../../spec/labels/labels'
import { isError, type Issue } from '../../spec/rules/issues'
import { acceptAsync } from '../../spec/rules/validate'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'
import type { EntityAccess } from '../product/useEntityAccess'
import { writableNames } from '../source/formChanges'
import type { CheckedRow, RowPlan } from './CheckedRow'
import { canFindBy, findByValues } from './findByValues'
import type { CellNotation } from './readCell'
import type { ImportRow } from './readCsv'
import { type MappedColumn, type Mends, readRow } from './readRows'
import { findReferences, type KnownReferences, textsIn } from './referencesIn'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

/** What rows are validated with. */
export interface CheckContext {
  readonly entity: Entity
  readonly source: DataSource
  readonly can: EntityAccess<Entity['fields']>['can']
  readonly references: ReferenceTargets
  readonly columns: readonly MappedColumn[]
  readonly notation: CellNotation
  /** The field by which a row is that of a record; without it each row makes one. */
  readonly matchBy: string | undefined
  /** What becomes of the records that are there. */
  readonly existing: 'update' | 'skip'
  readonly t: TranslateWith<ImportMessageKey>
  readonly me: Id | undefined
}

export interface CheckOptions {
  readonly signal: AbortSignal
  /** Called after each row. */
  readonly onProgress?: (checked: number) => void
}

/**
 * Make what validates rows: by the rules of the entity, against each other, and against the records of the source. What was
 * looked up once is remembered, so that a mended row is validated at once.
 */
export function createRowChecker(context: CheckContext) {
  const { entity, source, columns, notation, matchBy, t } = context
  const { locale } = notation
  const uniqueRules = (entity.rules ?? []).filter(({ unique }) => unique)
  // A rule that holds for some records alone is left to the source.
  const uniqueSets = uniqueRules.filter(({ when }) => when === undefined).map(({ at }) => at)
  const looked = new Set(
    [matchBy, ...uniqueSets.flatMap((at) => (at.length === 1 ? at : []))].filter(
      (name) =>
        name !== undefined && columns.some(({ field }) => field === name) && canFindBy(entity, source, name),
    ),
  ) as ReadonlySet<string>
  const references: KnownReferences = new Map()
  /** Records of the source, by field and the text of its value. */
  const stored = new Map<string, Map<string, readonly object[]>>()
  /** The lines of the file, by what must be unique in it. */
  const lines = new Map<string, Set<number>>()
  const keysOf = new Map<number, readonly string[]>()
  const sets = matchBy === undefined ? uniqueSets : [[matchBy] as const, ...uniqueSets]

  async function check(
    rows: readonly ImportRow[],
    mends: Mends,
    { signal, onProgress }: CheckOptions,
  ): Promise<readonly CheckedRow[]> {
    const rest = createRests()
    const read: Record<string, unknown>[] = []
    for (const row of rows) {
      read.push(readRow(entity, columns, row, mends, notation))
      await rest()
      signal.throwIfAborted()
    }
    await findReferences(entity, read, context.references, references, signal)
    for (const name of looked) await lookUp(name, read, signal)
    for (const [place, row] of rows.entries()) noteKeys(row.line, read[place] ?? {})
    const checked: CheckedRow[] = []
    for (const [place, row] of rows.entries()) {
      checked.push(await checkOne(row, read[place] ?? {}, signal))
      onProgress?.(place + 1)
      await rest()
      signal.throwIfAborted()
    }
    return checked
  }

  async function lookUp(name: string, rows: readonly Record<string, unknown>[], signal: AbortSignal) {
    const known = stored.get(name) ?? new Map<string, readonly object[]>()
    stored.set(name, known)
    const isNumber = entity.fields[name]?.kind === 'integer'
    const wanted = new Map<string, string | number>()
    for (const row of rows) {
      const value = row[name]
      if (!isTextOrNumber(value)) continue
      if ((!isNumber || typeof value === 'number') && !known.has(String(value)))
        wanted.set(String(value), value)
    }
    if (wanted.size === 0) return
    const found = await findByValues(entity, source, name, [...wanted.values()], signal)
    for (const [text, records] of found) known.set(text, records)
  }

  /** Note what a row has of that which must be unique, in place of what it had. */
  function noteKeys(line: number, values: Readonly<Record<string, unknown>>) {
    for (const key of keysOf.get(line) ?? []) lines.get(key)?.delete(line)
    const keys = sets.flatMap((at) => keyOf(at, values) ?? [])
    keysOf.set(line, keys)
    for (const key of keys) lines.set(key, (lines.get(key) ?? new Set()).add(line))
  }

  async function checkOne(
    row: ImportRow,
    read: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<CheckedRow> {
    const issues: Issue[] = []
    const values = withReferences(read, issues)
    const key = matchBy === undefined ? undefined : values[matchBy]
    const matches =
      matchBy === undefined || isMissing(key) ? [] : (stored.get(matchBy)?.get(plainText(key)) ?? [])
    const [record] = matches
    if (matches.length > 1 && matchBy !== undefined)
      issues.push(issueAt(matchBy, t('import.several', { value: plainText(key) })))
    const done = (plan: RowPlan, changes: Readonly<Record<string, unknown>> = {}): CheckedRow => ({
      ...row,
      values,
      record,
      changes,
      issues: issues.filter(isError),
      plan: issues.some(isError) ? 'mistake' : plan,
    })
    addRepeated(row.line, values, issues)
    if (record && context.existing === 'skip') return done('skip')
    if (!record && matchBy === entity.id && !isMissing(key) && entity.fields[matchBy]?.readOnly) {
      issues.push(issueAt(matchBy, t('import.unknownKey', { value: plainText(key) })))
      return done('mistake')
    }
    const writable = new Set<string>(writableNames(entity))
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => writable.has(name)))
    const draft = record ? { ...record, ...given } : { ...defaultsOf(entity), ...given }
    const acceptance = await acceptAsync(entity, draft, {
      t,
      locale,
      me: context.me,
      signal,
      known: record as Readonly<Record<string, unknown>> | undefined,
      isTaken: (asked) => isTaken(asked, record),
    })
    issues.push(...acceptance.issues.filter((issue) => !issues.some(({ path }) => path[0] === issue.path[0])))
    if (!record) return addCreation(acceptance.accepted ? acceptance.value : {})
    const changes = Object.fromEntries(
      Object.entries(acceptance.accepted ? acceptance.value : {}).filter(
        ([name, value]) => Object.hasOwn(given, name) && !sameValue(ownValue(record, name), value),
      ),
    )
    if (acceptance.accepted && Object.keys(changes).length > 0)
      addRefusals(record, Object.keys(changes), issues)
    return done(Object.keys(changes).length === 0 ? 'unchanged' : 'update', changes)

    function addCreation(accepted: Readonly<Record<string, unknown>>): CheckedRow {
      const at = matchBy ?? entity.title
      const may = context.can('create')
      if (!source.create || !may.allowed) issues.push(issueAt(at, t('import.cannotCreate')))
      const sent = Object.entries(accepted).filter(([, value]) => !isMissing(value))
      return done('create', Object.fromEntries(sent))
    }
  }

  function addRepeated(line: number, values: Readonly<Record<string, unknown>>, issues: Issue[]) {
    for (const at of sets) {
      const key = keyOf(at, values)
      const [other] = key === undefined ? [] : [...(lines.get(key) ?? [])].filter((one) => one !== line)
      const [name] = at
      if (other === undefined || issues.some(({ path }) => path[0] === name)) continue
      issues.push(issueAt(name, t('import.repeated', { line: other, label: labelAt(name) })))
    }
  }

  function addRefusals(record: object, names: readonly string[], issues: Issue[]) {
    const may = context.can('update', record as never)
    const [first = entity.title] = names
    if (!source.update) issues.push(issueAt(first, t('import.cannotUpdate')))
    else if (!may.allowed) issues.push(issueAt(first, sentence(may.reason)))
    for (const name of may.allowed ? names : []) {
      const mayField = context.can({ updateField: name }, record as never)
      if (!mayField.allowed) issues.push(issueAt(name, sentence(mayField.reason)))
    }
  }

  /** Other records of the source, as far as they could be looked up; what several fields make unique it says itself. */
  function isTaken(asked: Readonly<Record<string, unknown>>, record: object | undefined): boolean {
    const [[name, value] = ['', undefined], ...others] = Object.entries(asked)
    if (others.length > 0) return false
    const own = record && ownValue(record, entity.id)
    return (stored.get(name)?.get(String(value)) ?? []).some((one) => ownValue(one, entity.id) !== own)
  }

  function withReferences(read: Readonly<Record<string, unknown>>, issues: Issue[]): Record<string, unknown> {
    const values = { ...read }
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'reference' || !Object.hasOwn(read, name)) continue
      const found = textsIn(read[name]).map((text) => ({ text, known: references.get(field.to)?.get(text) }))
      const bad = found.find(({ known }) => known?.status !== 'found')
      if (bad) {
        const key = bad.known?.status === 'several' ? 'import.severalCalled' : 'import.unknownTitle'
        issues.push(issueAt(name, t(key, { value: bad.text })))
      } else {
        const ids = found.map(({ text, known }) => (known?.status === 'found' ? known.id : text))
        values[name] = field.many ? ids : ids[0]
      }
    }
    return values
  }

  function labelAt(name: string): string {
    const field = entity.fields[name]
    return field ? labelOf(field, name, locale) : name
  }

  return { check }
}

export type RowChecker = ReturnType<typeof createRowChecker>

function issueAt(name: string, message: string): Issue {
  return { path: [name], rule: 'import', params: {}, severity: 'error', source: 'client', message }
}

/** What stands in these fields, as one text; nothing where one of them is empty. */
function keyOf(at: readonly string[], values: Readonly<Record<string, unknown>>): string | undefined {
  const texts = at.map((name) => values[name])
  return texts.some(isMissing) ? undefined : JSON.stringify([at, texts])
}

/** A new record takes its defaults along, as one that a form makes. */
function defaultsOf({ fields }: Entity): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined || field.readOnly ? [] : [[name, field.default]],
    ),
  )
}
