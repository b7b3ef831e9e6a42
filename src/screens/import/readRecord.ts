import type { ReferenceTargets } from '../../components/useReference'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import type { Entity } from '../../spec/entities/Entity'
import { isError, type Issue } from '../../spec/rules/issues'
import type { Me } from '../../spec/values/Me'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import type { ReadRow } from './CheckedRow'
import { flatFields, type ImportParts, memberKey, partLabel, partsOf } from './importParts'
import { issueAt } from './issueAt'
import { type FlatValues, type JoinedRecord, joinRows } from './joinedRows'
import type { ImportRow } from './readCsv'
import type { KnownReferences } from './referencesIn'
import { withReferences } from './withReferences'

/** A record as its rows have it, and the faults found with it so far. */
export interface RecordDraft {
  readonly rows: readonly ReadRow[]
  /** Its values by field; what cannot be read stays as it is written. */
  readonly values: Readonly<Record<string, unknown>>
  /** Finds fault with a value of the record, in the row where it stands. One that has a fault already keeps that. */
  readonly reject: (issue: Issue) => void
  readonly hasMistake: () => boolean
}

interface RecordSetting {
  readonly entity: Entity
  readonly references: ReferenceTargets
  readonly known: KnownReferences
  readonly me: Me | undefined
  readonly t: TranslateWith<ImportMessageKey>
  readonly locale: string
}

/** Put the rows of a record together, with the records that they refer to. */
export function readRecord(
  rows: readonly ImportRow[],
  read: readonly FlatValues[],
  setting: RecordSetting,
): RecordDraft {
  const { entity, t, locale } = setting
  const parts = partsOf(entity)
  const flat = { fields: flatFields(entity) }
  // A row leaves out what is as above: the lines of an order may ask for its customer.
  let around: JoinedRecord['values'] | undefined
  const aroundOf = () => (around ??= joinRows(parts, read).values)
  const referred = read.map((values) =>
    withReferences(flat, values, {
      ...setting,
      valueBeside: (now, asking, name) => besideOf(parts, asking, name, now) ?? ownValue(aroundOf(), name),
    }),
  )
  const faults = referred.map(({ issues }) => [...issues])
  const joined = joinRows(
    parts,
    referred.map(({ values }) => values),
  )

  function rejectAt(row: number, key: string, issue: Issue) {
    const found = faults[row]
    const name = parts.get(key)?.name
    if (found?.some(({ path: [known] }) => known === key || known === name)) return
    found?.push({ ...issue, path: [key] })
  }

  for (const { row, key, first } of joined.differing) {
    const label = partLabel(entity, key, { locale, t })
    const line = rows[first]?.line ?? 0
    rejectAt(row, key, issueAt(key, t('import.differs', { line, label })))
  }
  return {
    values: joined.values,
    rows: rows.map((row, place) => ({
      ...row,
      values: referred[place]?.values ?? {},
      issues: faults[place] ?? [],
    })),
    reject(issue) {
      const { row, key } = joined.placeOf(issue.path)
      if (isError(issue)) rejectAt(row, key, issue)
    },
    hasMistake: () => faults.some((found) => found.length > 0),
  }
}

/** A value in the same line, else in the same row. */
function besideOf(parts: ImportParts, asking: string, name: string, values: FlatValues): unknown {
  const part = parts.get(asking)
  const beside = part?.member === undefined ? undefined : ownValue(values, memberKey(part.name, name))
  return isMissing(beside) ? ownValue(values, name) : beside
}
