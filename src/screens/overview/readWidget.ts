import { clock } from '../../internal/clock'
import { groupBy } from '../../internal/groupBy'
import { own } from '../../internal/own'
import { absoluteFilter } from '../../spec/values/fromNow'
import type { Entity } from '../../spec/entities/Entity'
import type { When } from '../../spec/conditions/When'
import type { Field } from '../../spec/fields/fields'
import type {
  SpecifiedBreakdown,
  SpecifiedFact,
  SpecifiedListWidget,
  SpecifiedTrend,
  SpecifiedWidget,
} from '../../spec/product/SpecifiedWidget'
import { isMissing } from '../../spec/values/isMissing'
import { durationOf } from '../../spec/values/durationText'
import { plainText } from '../../spec/values/plainText'
import { sumOf } from '../../spec/values/sumOf'
import { clockIn, endOfDay, startOfDay } from '../../spec/values/zonedTime'
import { countValues } from './countValues'
import { factStretch, type Turn } from './factStretch'
import { dayOf, firstDay, lastDay, lastPeriods, periodOf, zoneOf } from './periods'
import { newestFirst } from './newestFirst'
import { type Asked, type Matching, narrowingOf, type ReadOptions, readMatching } from './readMatching'
import { sortRecords } from './sortRecords'

/** The answer of a source to one widget. */
export type WidgetAnswer =
  | ({ readonly shows: 'fact'; readonly before?: Figure | undefined } & Figure)
  | {
      readonly shows: 'trend'
      readonly points: readonly Point[]
      readonly ofFirst?: number | undefined
      /** Whether those that were looked at are the newest. */
      readonly isNewest: boolean
    }
  | { readonly shows: 'breakdown'; readonly parts: readonly Part[]; readonly ofFirst?: number | undefined }
  | {
      readonly shows: 'list'
      readonly records: readonly Record<string, unknown>[]
      readonly ofFirst?: number | undefined
    }

/** A number, exact unless it says otherwise. */
export interface Figure {
  /** Undefined where none of those that were looked at is meant, and there are more. */
  readonly value: number | string | undefined
  /** The source knows that there are at least so many. */
  readonly atLeast?: boolean | undefined
  /** How many records were looked at, where there are more. */
  readonly ofFirst?: number | undefined
}

/** The figure of one value. */
export interface Part {
  readonly key: unknown
  readonly value: number
}

/** The figure of one period; undefined where its records were not all read. */
export interface Point {
  readonly key: string
  readonly value: number | undefined
}

export interface WidgetAsked extends Asked {
  /** Says on which day a week begins. */
  readonly locale: string
}

/** Read what a widget shows, in as few calls as the source makes possible. */
export function readWidget(
  widget: SpecifiedWidget,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  switch (widget.shows) {
    case 'fact':
      return readFact(widget, asked, signal)
    case 'trend':
      return readTrend(widget, asked, signal)
    case 'breakdown':
      return readBreakdown(widget, asked, signal)
    case 'list':
      return readList(widget, asked, signal)
  }
}

async function readFact(
  widget: SpecifiedFact,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  const { by, sum } = widget
  if (by === undefined) return { shows: 'fact', ...(await readFigure(asked, sum, { signal })) }
  const field = own(asked.entity.fields, by)
  const read = (turn: Turn) => {
    const stretch = factStretch(field, widget, turn, asked.locale)
    return readFigure(within(asked, stretch), sum, { ...newestFirst(asked, by, stretch), signal })
  }
  const [now, before] = await Promise.all([read('last'), read('before')])
  return { shows: 'fact', ...now, before }
}

async function readFigure(asked: Asked, sum: string | undefined, options: ReadOptions): Promise<Figure> {
  const { filter, rest } = narrowingOf(asked)
  const { signal } = options
  if (sum === undefined && rest.length === 0) {
    const query = {
      ...(filter && { filter: absoluteFilter(filter, asked.entity.fields) }),
      offset: 0,
      limit: 1,
    }
    const { total } = await asked.source.list(query, { signal })
    if (total.kind === 'exact') return { value: total.count }
    if (total.kind === 'atLeast' && total.count > asked.most) return { value: total.count, atLeast: true }
  }
  const { records, ofFirst } = await readMatching(asked, options)
  // Where others may be meant, none found is no nought.
  if (ofFirst !== undefined && records.length === 0) return { value: undefined, ofFirst }
  if (sum !== undefined) return { value: totalOf(records, sum, asked.entity), ofFirst }
  return {
    value: records.length,
    atLeast: ofFirst !== undefined,
    ...(rest.length > 0 && { ofFirst }),
  }
}

async function readTrend(
  widget: SpecifiedTrend,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  const { by, sum, period = 'month', last = 12 } = widget
  const field = own(asked.entity.fields, by) as Field
  const zone = field.kind === 'instant' ? zoneOf(field) : Intl.DateTimeFormat().resolvedOptions().timeZone
  const periods = lastPeriods(period, last, clockIn(zone, clock.now()).date, asked.locale)
  const keyOf = (value: unknown) => {
    const day = dayOf(field, value)
    return day === undefined ? undefined : periodOf(period, day, asked.locale)
  }
  const [first = '', final = ''] = [periods[0], periods.at(-1)]
  const stretch = stretchOf(field, by, firstDay(first), lastDay(period, final))
  const order = newestFirst(asked, by, stretch)
  const read = await readParts({ by, sum, keyOf }, asked, within(asked, stretch), { ...order, signal })
  const { parts, ofFirst, last: oldest } = read
  const values = new Map(parts.map(({ key, value }) => [key, value]))
  const isNewest = order.sort !== undefined
  // Of the day of the oldest there may be more.
  const partlyRead = isNewest ? dayOf(field, oldest?.[by]) : undefined
  const isKnown = (key: string) =>
    ofFirst === undefined || (partlyRead !== undefined && firstDay(key) > partlyRead)
  const points = periods.map((key) => ({ key, value: isKnown(key) ? (values.get(key) ?? 0) : undefined }))
  return { shows: 'trend', points, ofFirst, isNewest }
}

/** The condition that a record is on one of these days. */
function stretchOf(field: Field, by: string, first: string, last: string): When {
  if (field.kind !== 'instant') return { [by]: { gte: first, lte: last } }
  const zone = zoneOf(field)
  return { [by]: { gte: startOfDay(zone, first), lte: endOfDay(zone, last) } }
}

async function readBreakdown(
  { by, sum }: SpecifiedBreakdown,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  const keyOf = (value: unknown) => (isMissing(value) ? undefined : value)
  const { parts, ofFirst } = await readParts({ by, sum, keyOf }, asked, asked, { signal })
  return { shows: 'breakdown', parts: parts.filter(({ value }) => value !== 0), ofFirst }
}

interface Parting {
  readonly by: string
  readonly sum: string | undefined
  readonly keyOf: (value: unknown) => unknown
}

/**
 * Read the figure of each part: as the source counts it, else of the records themselves.
 *
 * @param asked the records that the source may count, with any value of the field
 * @param narrowed those that are read where it does not count
 */
async function readParts(
  { by, sum, keyOf }: Parting,
  asked: Asked,
  narrowed: Asked,
  options: ReadOptions,
): Promise<{ readonly parts: readonly Part[] } & Partial<Pick<Matching, 'ofFirst' | 'last'>>> {
  const counted = sum === undefined ? await countValues(asked, by, options.signal) : undefined
  if (counted) {
    const sums = new Map<unknown, number>()
    for (const { value, count } of counted) {
      const key = keyOf(value)
      sums.set(key, (sums.get(key) ?? 0) + count)
    }
    return { parts: [...sums].map(([key, value]) => ({ key, value })) }
  }
  const { records, ofFirst, last } = await readMatching(narrowed, options)
  const groups = groupBy(records, (record) => keyOf(record[by]))
  const parts = [...groups].map(([key, each]) => ({
    key,
    value: sum === undefined ? each.length : Number(totalOf(each, sum, narrowed.entity)),
  }))
  return { parts, ofFirst, last }
}

/** The values of a field added up, of lengths of time in hours; a record that lacks one counts nothing. */
function totalOf(records: Matching['records'], name: string, { fields }: Entity): number | string {
  if (own(fields, name)?.kind !== 'duration') return sumOf(records, [name])
  const seconds = records.map((record) => durationOf(plainText(record[name])) || 0)
  return seconds.reduce((sum, one) => sum + one, 0) / 3600
}

async function readList(
  { sort: asks, limit = 5 }: SpecifiedListWidget,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  const { source, entity } = asked
  const sort = asks ?? entity.sort ?? []
  if (sort.every(({ field }) => source.can.sort.includes(field))) {
    const { records, ofFirst } = await readMatching(asked, { sort, wanted: limit, signal })
    return { shows: 'list', records, ofFirst }
  }
  const { records, ofFirst } = await readMatching(asked, { signal })
  return { shows: 'list', records: sortRecords(records, sort, entity).slice(0, limit), ofFirst }
}

function within(asked: WidgetAsked, when: When): WidgetAsked {
  return { ...asked, conditions: [...asked.conditions, when] }
}
