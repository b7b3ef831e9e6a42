import type { ReferenceTargets } from '../../components/useReference'
import type { DataSource } from '../../data/DataSource'
import { sameValue } from '../../form/sameValue'
import { createRests } from '../../internal/createRests'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { sentence } from '../../messages/sentence'
import type { Entity } from '../../spec/entities/Entity'
import type { AccessOfRole } from '../../spec/access/accessOf'
import { creationRules, grantedValues } from '../../spec/access/creationGrant'
import { createDraft } from '../../spec/entities/defineEntity'
import type { Me } from '../../spec/values/Me'
import { labelOf } from '../../spec/labels/labels'
import { isError, type Issue } from '../../spec/rules/issues'
import { knownOfNew } from '../../spec/rules/knownOfNew'
import { acceptAsync } from '../../spec/rules/validate'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { plainText } from '../../spec/values/plainText'
import type { EntityAccess } from '../product/useEntityAccess'
import { writableNames } from '../source/formChanges'
import type { CheckedRow, RowPlan } from './CheckedRow'
import { canFindBy } from './findByValues'
import { issueAt } from './issueAt'
import type { CellNotation } from './readCell'
import type { ImportRow } from './readCsv'
import { type MappedColumn, type Mends, readRow } from './readRows'
import { findReferences, type KnownReferences } from './referencesIn'
import { repeatedLines } from './repeatedLines'
import { storedRecords } from './storedRecords'
import { withReferences } from './withReferences'

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
  readonly onProgress?: (checked: number) => void
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
    await stored.lookUp(read, signal)
    for (const [place, row] of rows.entries()) lines.note(row.line, read[place] ?? {})
    const checked: CheckedRow[] = []
    for (const [place, row] of rows.entries()) {
      checked.push(await checkOne(row, read[place] ?? {}, signal))
      onProgress?.(place + 1)
      await rest()
      signal.throwIfAborted()
    }
    return checked
  }

  async function checkOne(
    row: ImportRow,
    read: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<CheckedRow> {
    const { values, issues: unknown } = withReferences(entity, read, {
      known: references,
      references: context.references,
      me,
      t,
    })
    const issues = [...unknown]
    const key = matchBy === undefined ? undefined : values[matchBy]
    const matches = matchBy === undefined || isMissing(key) ? [] : stored.having(matchBy, plainText(key))
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
    // A new record takes its defaults along, as one that a form makes.
    const draft = { ...(record ?? { ...createDraft(entity, { me }), ...granted }), ...given }
    const acceptance = await acceptAsync(record ? entity : newEntity, draft, {
      t,
      locale,
      me,
      signal,
      known: (record as Readonly<Record<string, unknown>> | undefined) ?? knownOfNew(entity),
      isTaken: (asked) => stored.isTaken(asked, record),
    })
    issues.push(...acceptance.issues.filter((issue) => !issues.some(({ path }) => path[0] === issue.path[0])))
    const accepted = Object.entries(acceptance.accepted ? acceptance.value : {})
    if (!record) {
      // A default that the person may not set is left to the server.
      const made = accepted.filter(
        ([name, value]) =>
          !isMissing(value) && (Object.hasOwn(given, name) || context.can({ createField: name }).allowed),
      )
      addRefusedCreation(
        made.map(([name]) => name),
        issues,
      )
      return done('create', Object.fromEntries(made))
    }
    const changes = Object.fromEntries(
      accepted.filter(
        ([name, value]) => Object.hasOwn(given, name) && !sameValue(ownValue(record, name), value),
      ),
    )
    const changed = Object.keys(changes)
    if (changed.length > 0) addRefusedChanges(record, changed, issues)
    return done(changed.length === 0 ? 'unchanged' : 'update', changes)
  }

  function addRepeated(line: number, values: Readonly<Record<string, unknown>>, issues: Issue[]) {
    for (const { at, other } of lines.find(line, values)) {
      const [name] = at
      if (issues.some(({ path }) => path[0] === name)) continue
      issues.push(issueAt(name, t('import.repeated', { line: other, label: labelAt(name) })))
    }
  }

  function addRefusedCreation(names: readonly string[], issues: Issue[]) {
    const may = source.create !== undefined && context.can('create').allowed
    if (!may) issues.push(issueAt(matchBy ?? entity.title, t('import.cannotCreate')))
    for (const name of may ? names : []) {
      const mayField = context.can({ createField: name })
      if (!mayField.allowed) issues.push(issueAt(name, sentence(mayField.reason)))
    }
  }

  function addRefusedChanges(record: object, names: readonly string[], issues: Issue[]) {
    const may = context.can('update', record as never)
    const [first = entity.title] = names
    if (!source.update) issues.push(issueAt(first, t('import.cannotUpdate')))
    else if (!may.allowed) issues.push(issueAt(first, sentence(may.reason)))
    for (const name of may.allowed ? names : []) {
      const mayField = context.can({ updateField: name }, record as never)
      if (!mayField.allowed) issues.push(issueAt(name, sentence(mayField.reason)))
    }
  }

  function labelAt(name: string): string {
    const field = entity.fields[name]
    return field ? labelOf(field, name, locale) : name
  }

  return { check }
}
