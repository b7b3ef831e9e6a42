import type { RecordVersion } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue, withOwn } from '../../spec/values/ownValue'
import { sameData } from '../../spec/values/sameData'

/** A version as it is shown: the record as it was then, as far as that is known, and what became of it. */
export interface HistoryEntry {
  readonly version: RecordVersion<object>
  readonly record: object | undefined
  readonly changes: readonly FieldChange[]
  /** Nothing came before it. */
  readonly isFirst: boolean
}

export interface FieldChange {
  readonly name: string
  readonly from: unknown
  readonly to: unknown
}

interface KnownHistory {
  readonly entity: Pick<Entity, 'id' | 'version' | 'fields' | 'fieldNames'>
  /** The newest first. */
  readonly versions: readonly RecordVersion<object>[]
  /** The record as it stands. */
  readonly record?: object | undefined
  /** Whether there are none before these. */
  readonly isWhole: boolean
}

/**
 * Work out what each version has changed, and what the record was like then. A source tells one or the other: of two records
 * the changes are what differs, and from the record as it stands the changes lead back to those before. A version of which
 * nothing is to be seen is left out.
 */
export function historyEntries({ entity, versions, record, isWhole }: KnownHistory): readonly HistoryEntry[] {
  const records: (object | undefined)[] = []
  let after = record
  for (const version of versions) {
    const then = version.record ?? after
    records.push(then)
    after = then && version.changes && before(then, version.changes)
  }
  return versions.flatMap((version, place): HistoryEntry[] => {
    const isLast = place === versions.length - 1
    // The changes of the last in a stretch are known once the one before it is there.
    if (isLast && !isWhole && !version.changes) return []
    const earlier = versions[place + 1] && records[place + 1]
    const changes = version.changes
      ? changedFields(entity, version.changes)
      : differences(entity, earlier, records[place])
    // A change of a value that was there made no record: a source may keep no more than the latest versions.
    const isFirst = isLast && isWhole && changes.every(({ from }) => isMissing(from))
    const says =
      changes.length > 0 || isFirst || (version.action ?? version.transition ?? version.note) !== undefined
    return says ? [{ version, record: records[place], changes, isFirst }] : []
  })
}

/** The fields that differ between two records, in the order declared. Nothing where one of them is not known. */
export function differences(
  entity: KnownHistory['entity'],
  one: object | undefined,
  other: object | undefined,
): readonly FieldChange[] {
  if (!one || !other) return []
  return comparedNames(entity).flatMap((name): FieldChange[] => {
    const [from, to] = [ownValue(one, name), ownValue(other, name)]
    return isSame(from, to) ? [] : [{ name, from, to }]
  })
}

/** The fields that tell versions apart: the id never changes, and the version always. */
export function comparedNames({ id, version, fieldNames }: KnownHistory['entity']): readonly string[] {
  return fieldNames.filter((name) => name !== id && name !== version)
}

/** The fields that a source says have changed, in the order declared. */
export function changedFields(
  entity: KnownHistory['entity'],
  changes: NonNullable<RecordVersion['changes']>,
): readonly FieldChange[] {
  return comparedNames(entity).flatMap((name): FieldChange[] => {
    if (!Object.hasOwn(changes, name)) return []
    const { from, to } = changes[name] ?? {}
    return isSame(from, to) ? [] : [{ name, from, to }]
  })
}

function before(record: object, changes: NonNullable<RecordVersion['changes']>): object {
  const earlier = { ...record }
  for (const name of Object.keys(changes)) withOwn(earlier, name, changes[name]?.from)
  return earlier
}

const isSame = (one: unknown, other: unknown) => (isMissing(one) && isMissing(other)) || sameData(one, other)

/** A way back to a version: fields that differ and may be written, and those that stay as they are. */
export interface Restoration {
  readonly changes: Readonly<Record<string, unknown>>
  readonly stays: readonly string[]
}

/** @param mayWrite whether the person may change a field of the record as it stands */
export function restorationOf(
  entity: KnownHistory['entity'],
  present: object,
  earlier: object,
  mayWrite: (name: string) => boolean,
): Restoration {
  const changes: Record<string, unknown> = {}
  const stays: string[] = []
  for (const { name, to } of differences(entity, present, earlier)) {
    const isWritable = entity.fields[name]?.readOnly !== true && mayWrite(name)
    // An empty field is sent as such: what is left out would stay.
    if (isWritable) withOwn(changes, name, isMissing(to) ? null : to)
    else stays.push(name)
  }
  return { changes, stays }
}
