import type { Facet } from '../../data/DataSource'
import { clock } from '../../internal/clock'
import { groupBy } from '../../internal/groupBy'
import { own } from '../../internal/own'
import { absoluteFilter } from '../../spec/values/fromNow'
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
import { sumOf } from '../../spec/values/sumOf'
import { clockIn, endOfDay, startOfDay } from '../../spec/values/zonedTime'
import { factStretch, type Turn } from './factStretch'
import { dayOf, firstDay, lastDay, lastPeriods, periodOf, zoneOf } from './periods'
import { type Asked, narrowingOf, readMatching } from './readMatching'
import { sortRecords } from './sortRecords'

/** The answer of a source to one widget. */
export type WidgetAnswer =
  | ({ readonly shows: 'fact'; readonly before?: Figure | undefined } & Figure)
  | { readonly shows: 'trend'; readonly points: readonly Part[]; readonly ofFirst?: number | undefined }
  | { readonly shows: 'breakdown'; readonly parts: readonly Part[]; readonly ofFirst?: number | undefined }
  | {
      readonly shows: 'list'
      readonly records: readonly Record<string, unknown>[]
      readonly ofFirst?: number | undefined
    }

/** A number, exact unless it says otherwise. */
export interface Figure {
  readonly value: number | string
  /** The source knows that there are at least so many. */
  readonly atLeast?: boolean | undefined
  /** How many records were looked at, where there are more. */
  readonly ofFirst?: number | undefined
}

/** The figure of one value, or of one period. */
export interface Part {
  readonly key: unknown
  readonly value: number
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
  if (by === undefined) return { shows: 'fact', ...(await readFigure(asked, sum, signal)) }
  const field = own(asked.entity.fields, by)
  const read = (turn: Turn) =>
    readFigure(within(asked, factStretch(field, widget, turn, asked.locale)), sum, signal)
  const [now, before] = await Promise.all([read('last'), read('before')])
  return { shows: 'fact', ...now, before }
}

async function readFigure(asked: Asked, sum: string | undefined, signal: AbortSignal): Promise<Figure> {
  const { filter, rest } = narrowingOf(asked)
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
  const { records, ofFirst } = await readMatching(asked, { signal })
  if (sum !== undefined) return { value: sumOf(records, [sum]), ofFirst }
  return rest.length === 0
    ? { value: records.length, atLeast: ofFirst !== undefined }
    : { value: records.length, ofFirst }
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
  const { parts, ofFirst } = await readParts({ by, sum, keyOf }, asked, within(asked, stretch), signal)
  const values = new Map(parts.map(({ key, value }) => [key, value]))
  return { shows: 'trend', points: periods.map((key) => ({ key, value: values.get(key) ?? 0 })), ofFirst }
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
  const { parts, ofFirst } = await readParts({ by, sum, keyOf }, asked, asked, signal)
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
  signal: AbortSignal,
): Promise<{ parts: readonly Part[]; ofFirst?: number | undefined }> {
  const counted = sum === undefined ? await countValues(asked, by, signal) : undefined
  if (counted) {
    const sums = new Map<unknown, number>()
    for (const { value, count } of counted) {
      const key = keyOf(value)
      sums.set(key, (sums.get(key) ?? 0) + count)
    }
    return { parts: [...sums].map(([key, value]) => ({ key, value })) }
  }
  const { records, ofFirst } = await readMatching(narrowed, { signal })
  const groups = groupBy(records, (record) => keyOf(record[by]))
  const parts = [...groups].map(([key, each]) => ({
    key,
    value: sum === undefined ? each.length : Number(sumOf(each, [sum])),
  }))
  return { parts, ofFirst }
}

/** How often each value occurs, and none how often; undefined where the source does not count so. */
async function countValues(
  asked: Asked,
  by: string,
  signal: AbortSignal,
): Promise<readonly Facet[] | undefined> {
  const { source, entity } = asked
  const { filter, rest } = narrowingOf(asked)
  // Counts leave out what is asked of the field itself.
  if (!source.facets || rest.length > 0 || (filter && Object.hasOwn(filter, by))) return undefined
  const operators: readonly string[] = own(source.can.filter, by) ?? []
  const mayMiss = own(entity.fields, by)?.required !== true
  if (mayMiss && !operators.includes('empty')) return undefined
  const query = filter ? { filter: absoluteFilter(filter, asked.entity.fields) } : {}
  const empty = { ...query.filter, [by]: { empty: true } }
  const [facets, missing] = await Promise.all([
    source.facets(query, [by], { signal }),
    mayMiss ? source.list({ filter: empty, offset: 0, limit: 1 }, { signal }) : undefined,
  ])
  const values = own(facets, by)
  if (!values || missing?.total.kind === 'unknown') return undefined
  const none = missing?.total.count ?? 0
  return none > 0 ? [...values, { value: undefined, count: none }] : values
}

async function readList(
  { sort = [], limit = 5 }: SpecifiedListWidget,
  asked: WidgetAsked,
  signal: AbortSignal,
): Promise<WidgetAnswer> {
  const { source, entity } = asked
  if (sort.every(({ field }) => source.can.sort.includes(field))) {
    return { shows: 'list', ...(await readMatching(asked, { sort, wanted: limit, signal })) }
  }
  const { records, ofFirst } = await readMatching(asked, { signal })
  return { shows: 'list', records: sortRecords(records, sort, entity).slice(0, limit), ofFirst }
}

function within(asked: WidgetAsked, when: When): WidgetAsked {
  return { ...asked, conditions: [...asked.conditions, when] }
}
