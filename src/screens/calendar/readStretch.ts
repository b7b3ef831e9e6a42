import type { DataSource, FilterOperator, ListFilter, ListResult, Total } from '../../data/DataSource'
import { own } from '../../internal/own'
import { askedNow, bothFilters } from '../source/rowQuery'
import type { CalendarFields } from './calendarFields'
import { timesOf } from './eventTimes'
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

/** The records of some days. */
export interface StretchRead<R> extends ListResult<R> {
  /** The first day of which records may be missing; before all others where that is not known. Absent where all were read. */
  readonly unreadFrom?: string | undefined
}

/** Read the records that are on some days: those that began before and are not over, and those that begin there. */
export async function readStretch<R extends object>(
  source: DataSource<R>,
  { fields, stretch, filter, limit }: StretchAsked,
  signal: AbortSignal,
): Promise<StretchRead<R>> {
  const { start } = fields
  const sort = source.can.sort.includes(start)
    ? [{ field: start, direction: 'ascending' as const }]
    : undefined
  const records: R[] = []
  let unreadFrom: string | undefined
  let partial: ListResult<R>['partial']
  const filters = filtersFor(source, fields, stretch)
  for (const [turn, narrowed] of filters.entries()) {
    const query = askedNow(source, { filter: bothFilters(filter, narrowed) ?? {}, ...(sort && { sort }) })
    const readAlready = records.length
    // Any day may lack records, unless they came in the order of their days and no others were still to be asked for.
    const reached = () =>
      sort && turn === filters.length - 1 && records.length > readAlready
        ? (dayOf(records.at(-1), fields) ?? beforeAllDays)
        : beforeAllDays
    let offset = 0
    for (;;) {
      const page = Math.min(pageSize, limit - records.length)
      if (page <= 0) {
        unreadFrom ??= reached()
        break
      }
      const answer: ListResult<R> = await source.list({ ...query, offset, limit: page }, { signal })
      records.push(...answer.records)
      offset += answer.records.length
      partial ??= answer.partial
      if (answer.cap !== undefined && offset >= answer.cap) {
        unreadFrom ??= reached()
        break
      }
      const came = answer.records.length
      if (came === 0 || !mayBeMore(answer.total, offset, came === page)) break
    }
  }
  const count = records.length
  return {
    records,
    total: unreadFrom === undefined ? { kind: 'exact', count } : { kind: 'atLeast', count },
    ...(partial && { partial }),
    ...(unreadFrom !== undefined && { cap: count, unreadFrom }),
  }
}

/** So many are asked for at once. */
const pageSize = 500
const beforeAllDays = ''

const dayOf = (record: object | undefined, fields: CalendarFields) => record && timesOf(record, fields)?.start

function mayBeMore(total: Total, read: number, isFull: boolean): boolean {
  if (total.kind !== 'unknown' && total.count > read) return true
  return total.kind !== 'exact' && isFull
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
    // Those that began before come first: they are few, and may be on any day.
    return [{ [start]: { lte: ending(addDays(first, -1)) }, [end]: { gte: beginning(first) } }, within]
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
