import { clockIn, momentAt } from '../../spec/values/zonedTime'
import { writeMoment } from '../../fields/instantValue'
import { isDate } from '../../spec/values/dateText'
import { ownValue } from '../../spec/values/ownValue'
import { instantOf, isInstant } from '../../spec/values/timeText'
import type { CalendarFields } from './calendarFields'
import type { EventShift } from './EventShift'
import { addDays } from '../../spec/values/addDays'
import { dayMinutes } from './days'

/** When something is: on whole days, or from one time of the clock to another. */
export interface EventTimes {
  /** The first day, as `2026-03-18`. */
  readonly start: string
  /** The last day, which belongs to it. */
  readonly end: string
  /** Minutes after midnight of the first day; absent of whole days. */
  readonly startMinute?: number | undefined
  /** Minutes after midnight of the last day; absent where only its beginning is known. */
  readonly endMinute?: number | undefined
}

/** When a record is, by its fields; nothing where that is not known. */
export function timesOf(record: object, fields: CalendarFields): EventTimes | undefined {
  const start = ownValue(record, fields.start)
  const end = fields.end === undefined ? undefined : ownValue(record, fields.end)
  switch (fields.kind) {
    case 'date':
      return daysOf(start, end)
    case 'dateRange':
      return daysOf(ownValue(start, 'start'), ownValue(start, 'end'))
    case 'instant':
      return momentsOf(start, end, fields.zone)
  }
}

function daysOf(start: unknown, end: unknown): EventTimes | undefined {
  if (typeof start !== 'string' || !isDate(start)) return undefined
  const last = typeof end === 'string' && isDate(end) && end > start ? end : start
  return { start, end: last }
}

function momentsOf(start: unknown, end: unknown, zone: string): EventTimes | undefined {
  if (typeof start !== 'string' || !isInstant(start)) return undefined
  const first = minuteIn(zone, instantOf(start))
  const begins = { start: first.date, startMinute: first.minute }
  if (typeof end !== 'string' || !isInstant(end) || instantOf(end) <= instantOf(start)) {
    return { ...begins, end: first.date }
  }
  // A minute that has begun belongs to it.
  const last = minuteIn(zone, Math.ceil(instantOf(end) / 60_000) * 60_000)
  // An event that ends at midnight is not on the day that begins then.
  return last.minute === 0
    ? { ...begins, end: addDays(last.date, -1), endMinute: dayMinutes }
    : { ...begins, end: last.date, endMinute: last.minute }
}

function minuteIn(zone: string, at: number) {
  const { date, time } = clockIn(zone, at)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minute: hours * 60 + minutes }
}

/** When an event would be that is moved; nothing where it would be over before it begins. */
export function shiftTimes(times: EventTimes, { days, minutes, part }: EventShift): EventTimes | undefined {
  const { start, end, startMinute, endMinute } = times
  if (part === 'end') {
    const last = later(end, endMinute, days, minutes, true)
    const isOver =
      last.date < start || (last.date === start && (last.minute ?? dayMinutes) <= (startMinute ?? -1))
    return isOver ? undefined : { ...times, end: last.date, endMinute: last.minute }
  }
  const first = later(start, startMinute, days, minutes)
  const last = later(end, endMinute, days, minutes, true)
  // Without an end by the clock it is over the day it begins.
  return {
    start: first.date,
    startMinute: first.minute,
    end: startMinute !== undefined && endMinute === undefined ? first.date : last.date,
    endMinute: last.minute,
  }
}

function later(date: string, minute: number | undefined, days: number, minutes: number, isEnd = false) {
  if (minute === undefined) return { date: addDays(date, days), minute }
  const total = minute + minutes
  // An event that ends at midnight is on the day that is over then; one that begins then, on the next one.
  const over = isEnd ? Math.ceil(total / dayMinutes) - 1 : Math.floor(total / dayMinutes)
  return { date: addDays(date, days + over), minute: total - over * dayMinutes }
}

/** The values of a record that is moved, of those fields that change; nothing where it would be over before it begins. */
export function shiftValues(
  record: object,
  fields: CalendarFields,
  shift: EventShift,
): Readonly<Record<string, unknown>> | undefined {
  const times = timesOf(record, fields)
  const next = times && shiftTimes(times, shift)
  if (!next) return undefined
  if (fields.kind === 'dateRange') return { [fields.start]: { start: next.start, end: next.end } }
  const move = (name: string | undefined, fallback?: string): Record<string, unknown> => {
    const value = name === undefined ? undefined : (ownValue(record, name) ?? fallback)
    if (name === undefined || typeof value !== 'string') return {}
    if (fields.kind === 'date') return { [name]: addDays(value, shift.days) }
    return { [name]: movedMoment(value, fields.zone, shift) }
  }
  if (shift.part === 'end') {
    const start = ownValue(record, fields.start)
    return move(fields.end, typeof start === 'string' ? start : undefined)
  }
  return { ...move(fields.start), ...move(fields.end) }
}

/** The moment at which clocks show another day and time; of an hour that they skip, the time after it. */
function movedMoment(value: string, zone: string, { days, minutes }: EventShift): string {
  const { date, time } = clockIn(zone, instantOf(value))
  const shown = new Date(Date.parse(`${date}T${time}Z`) + minutes * 60_000).toISOString()
  const clock = { date: addDays(shown.slice(0, 10), days), time: shown.slice(11, 19) }
  const at = momentAt(zone, clock.date, clock.time)
  return writeMoment(at, value.slice(11))
}
