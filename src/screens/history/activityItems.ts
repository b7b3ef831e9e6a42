import type { RecordActivity } from '../../data/DataSource'
import { clockIn } from '../../spec/values/zonedTime'
import { groupBy } from '../../internal/groupBy'
import { instantOf } from '../../spec/values/timeText'
import { changedFields } from '../record/historyEntries'
import { laterFirst, momentOf, readBackTo, type ReadPart } from '../source/createPartsReader'
import type { ActivityItem, ActivityTarget } from './activityState'
import type { TitleIn } from '../../components/useTitles'

/** The changes of one entity's records, as far as they are read. */
export type ActivityPart = ReadPart<ActivityTarget, RecordActivity<object>>

/** The changes of all entities, the newest first. One of which the person may see nothing is left out. */
export function activityItems(parts: readonly ActivityPart[], titleIn: TitleIn): readonly ActivityItem[] {
  const bound = readBackTo(parts)
  return parts
    .flatMap(({ target, found }) => found.flatMap((version) => itemOf(target, version, titleIn) ?? []))
    .filter(({ version }) => momentOf(version.at) >= bound)
    .toSorted((one, other) => laterFirst(one.version.at, other.version.at))
}

function itemOf(
  { entity, source, getHref }: ActivityTarget,
  version: RecordActivity<object>,
  titleIn: TitleIn,
): ActivityItem | undefined {
  const { recordId, record, action, transition, note, isFirst = false } = version
  const changes = changedFields(entity, version.changes ?? {})
  const isTold = changes.length > 0 || isFirst || (action ?? transition ?? note) !== undefined
  if (!isTold) return undefined
  return {
    key: keyOfChange(entity.name, version),
    entity,
    recordId,
    title: (record && titleIn(entity, record)) ?? String(recordId),
    // A removed record has no page.
    href: action === 'remove' ? undefined : getHref?.(recordId),
    version,
    changes,
    source: action !== 'remove' && source.history ? source : undefined,
  }
}

export const keyOfChange = (kind: string, { recordId, id }: RecordActivity<object>) =>
  JSON.stringify([kind, recordId, id])

/** The changes of one day. */
export interface ActivityDay {
  /** The day in the zone, as `2026-03-18`. */
  readonly date: string
  /** As it is read: "Wednesday, 18 March 2026". */
  readonly label: string
  readonly items: readonly ActivityItem[]
}

/** The changes by the day on the clocks of a zone. */
export function daysOfActivity(
  items: readonly ActivityItem[],
  locale: string,
  timeZone: string,
): readonly ActivityDay[] {
  const label = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
  const known = items.filter(({ version }) => !Number.isNaN(instantOf(version.at ?? '')))
  const days = groupBy(known, ({ version }) => clockIn(timeZone, instantOf(version.at ?? '')).date)
  return [...days].map(([date, some]) => ({
    date,
    label: label.format(instantOf(some[0]?.version.at ?? '')),
    items: some,
  }))
}
