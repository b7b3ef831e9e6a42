import type { DataSource, FilterOperator, ListFilter, ListResult, Total } from '../../data/DataSource'
import { own } from '../../internal/own'
import { askedNow, bothFilters } from '../source/rowQuery'
import type { CalendarFields } from './calendarFields'
import { addDays } from '../../spec/values/addDays'
import { endOfDay, startOfDay } from '../../spec/values/zonedTime'
import type { Stretch } from './stretches'

interface StretchAsked {
  readonly fields: CalendarFields
  readonly stretch: Stretch
  /** A further filter of the records. */
  readonly filter: ListFilter | undefined
  /** The most records that are read. */
  readonly limit: number
}

/** Whether a source can be asked for the records of some days alone. */
export function canNarrow<R extends object>(
  { can }: DataSource<R>,
  { kind, start }: CalendarFields,
): boolean {
  return kind !== 'dateRange' && takes(can.filter, start, 'gte') && takes(can.filter, start, 'lte')
}

/** Read the records that are on some days: those that begin there, and those that began before and are not over. */
export async function readStretch<R extends object>(
  source: DataSource<R>,
  { fields, stretch, filter, limit }: StretchAsked,
  signal: AbortSignal,
): Promise<ListResult<R>> {
  const { start } = fields
  const sort = source.can.sort.includes(start)
    ? [{ field: start, direction: 'ascending' as const }]
    : undefined
  const records: R[] = []
  let missing = false
  let partial: ListResult<R>['partial']
  for (const narrowed of filtersFor(source, fields, stretch)) {
    const query = askedNow(source, { filter: bothFilters(filter, narrowed) ?? {}, ...(sort && { sort }) })
    let offset = 0
    for (;;) {
      const room = limit - records.length
      if (room <= 0) {
        missing = true
        break
      }
      const answer: ListResult<R> = await source.list({ ...query, offset, limit: room }, { signal })
      records.push(...answer.records)
      offset += answer.records.length
      partial ??= answer.partial
      if (answer.cap !== undefined && offset >= answer.cap) missing = true
      if (answer.records.length === 0 || answer.cap !== undefined || !mayBeMore(answer.total, offset, room))
        break
    }
  }
  return {
    records,
    total: missing ? { kind: 'atLeast', count: records.length } : { kind: 'exact', count: records.length },
    ...(partial && { partial }),
    ...(missing && { cap: records.length }),
  }
}

function mayBeMore(total: Total, read: number, room: number): boolean {
  return total.kind === 'exact' ? total.count > read : read % room === 0
}

/** The filters to ask with, one after the other, because a source takes conditions that hold together alone. */
function filtersFor<R extends object>(
  source: DataSource<R>,
  fields: CalendarFields,
  { first, last }: Stretch,
): readonly (ListFilter | undefined)[] {
  const { start, end, kind, zone } = fields
  if (!canNarrow(source, fields)) return [undefined]
  const beginning = (date: string) => (kind === 'instant' ? startOfDay(zone, date) : date)
  const ending = (date: string) => (kind === 'instant' ? endOfDay(zone, date) : date)
  const within = { [start]: { gte: beginning(first), lte: ending(last) } }
  if (end === undefined) return [within]
  if (takes(source.can.filter, end, 'gte')) {
    return [within, { [start]: { lte: ending(addDays(first, -1)) }, [end]: { gte: beginning(first) } }]
  }
  // A source that knows nothing of ends is asked for what began lately.
  return [{ [start]: { gte: beginning(addDays(first, -lookBack)), lte: ending(last) } }]
}

const lookBack = 62

function takes(
  filter: Readonly<Record<string, readonly FilterOperator[]>>,
  name: string,
  operator: FilterOperator,
): boolean {
  return own(filter, name)?.includes(operator) ?? false
}
