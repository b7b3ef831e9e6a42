import type { Entity } from '../spec/entities/Entity'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import { sameData } from '../spec/values/sameData'
import type {
  ActivityQuery,
  ActivityResult,
  RecordActivity,
  RecordVersion,
  VersionChanges,
} from './DataSource'
import type { Versions } from './recordVersions'
import type { Row } from './Row'

/** So many changes are answered at once. */
const usualLimit = 50

/** A version, and the one before it. */
interface Step {
  readonly key: string
  readonly version: RecordVersion<Row>
  readonly before: RecordVersion<Row> | undefined
}

/** One stretch of the changes of all records, the newest first. A version whose moment is not known stands nowhere in it. */
export function pageOfActivity(
  entity: Entity,
  versions: ReadonlyMap<string, Versions>,
  { cursor, limit = usualLimit, by, from }: ActivityQuery = {},
): ActivityResult<Row> {
  const steps = [...versions].flatMap(([key, all]) =>
    all.map((version, place): Step => ({ key, version, before: all[place + 1] })),
  )
  const told = steps
    .filter(({ version }) => version.at !== undefined)
    // Of those made in one moment the later one is first, as among the versions of a record.
    .sort((one, other) => Date.parse(other.version.at ?? '') - Date.parse(one.version.at ?? ''))
  const people = [...new Set(told.flatMap(({ version }) => version.by ?? []))].sort((one, other) =>
    one.localeCompare(other),
  )
  const since = from === undefined ? -Infinity : Date.parse(from)
  const asked = told.filter(
    ({ version }) => (by === undefined || version.by === by) && Date.parse(version.at ?? '') >= since,
  )
  const start = cursor === undefined ? 0 : asked.findIndex((step) => placeOf(step) === cursor) + 1
  const page = asked.slice(start, start + limit)
  const last = page.at(-1)
  return {
    changes: page.map((step) => activityOf(entity, step)),
    people,
    ...(last && start + page.length < asked.length && { next: placeOf(last) }),
  }
}

/** After the last one that was answered, because newer ones may have come meanwhile. */
const placeOf = ({ key, version }: Step) => JSON.stringify([key, version.id])

function activityOf(entity: Entity, { key, version, before }: Step): RecordActivity<Row> {
  const id = version.record && ownValue(version.record, entity.id)
  return {
    ...version,
    recordId: isTextOrNumber(id) ? id : key,
    changes: version.changes ?? changesBetween(entity, before?.record, version.record),
    ...(before === undefined && version.action === undefined && { isFirst: true }),
  }
}

function changesBetween(entity: Entity, before: Row | undefined, after: Row | undefined): VersionChanges {
  const names = entity.fieldNames.filter((name) => name !== entity.id && name !== entity.version)
  const changed = names.filter(
    (name) => before && after && !sameData(ownValue(before, name), ownValue(after, name)),
  )
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { from: before && ownValue(before, name), to: after && ownValue(after, name) },
    ]),
  )
}
