import { clock } from '../../internal/clock'
import type { When } from '../../spec/conditions/When'
import type { Field } from '../../spec/fields/fields'
import type { SpecifiedFact } from '../../spec/product/SpecifiedWidget'
import { addDays } from '../../spec/values/addDays'
import { daysBetween } from '../../spec/values/daysBetween'
import { clockIn, endOfDay, startOfDay } from '../../spec/values/zonedTime'
import { firstDay, lastDay, lastPeriods, zoneOf } from './periods'

type Stretch = Pick<SpecifiedFact, 'by' | 'period' | 'calendar'>

/** The stretch that a fact is about, or the one that it is compared with. */
export type Turn = 'last' | 'before'

/**
 * The condition that a record is of the stretch of time that a fact is about.
 *
 * @param locale says on which day a week begins
 */
export function factStretch(
  field: Field | undefined,
  { by = '', period = 'week', calendar = false }: Stretch,
  turn: Turn,
  locale: string,
): When {
  const stretch = calendar ? periodSoFar(field, period, turn, locale) : lastDays(field, period, turn)
  // Which tests suit the kind of a field, types know of none that they cannot name.
  return { [by]: stretch } as When
}

const days = { week: 7, month: 30, year: 365 }

/** The last days, or as many before these. */
function lastDays(field: Field | undefined, period: keyof typeof days, turn: Turn) {
  const count = days[period]
  const back = turn === 'last' ? 0 : count
  const ago = (length: number) => (length === 0 ? true : `-P${length}D`)
  return field?.kind === 'instant'
    ? { gte: { now: ago(back + count) }, lte: { now: ago(back) } }
    : { gte: { today: ago(back + count - 1) }, lte: { today: ago(back) } }
}

/** The present week, month or year from its first day until now, or as much of the one before. */
function periodSoFar(field: Field | undefined, period: keyof typeof days, turn: Turn, locale: string) {
  const isMoment = field?.kind === 'instant'
  const zone = isMoment ? zoneOf(field) : Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = clock.now()
  const today = clockIn(zone, now).date
  const [before = '', present = ''] = lastPeriods(period, 2, today, locale)
  const [first, firstBefore] = [firstDay(present), firstDay(before)]
  const lastBefore = lastDay(period, before)
  if (!isMoment) {
    const until = earlier(addDays(firstBefore, daysBetween(first, today)), lastBefore)
    return turn === 'last' ? { gte: first, lte: { today: true } } : { gte: firstBefore, lte: until }
  }
  const [start, startBefore] = [startOfDay(zone, first), startOfDay(zone, firstBefore)]
  if (turn === 'last') return { gte: start, lte: { now: true } }
  const asFar = new Date(Date.parse(startBefore) + now - Date.parse(start)).toISOString()
  return { gte: startBefore, lte: earlier(asFar, endOfDay(zone, lastBefore)) }
}

/** The 31st of a month has none in the one before: its last day is the end. */
const earlier = (one: string, other: string) => (one < other ? one : other)
