import type { ListFilter } from '../data/DataSource'
import { isFromNow } from '../spec/values/fromNow'
import type { Field } from '../spec/fields/fields'
import { type FilterTest, isDays } from './createFilters'

/** One condition of a filter: a field, a comparison and what it compares with. */
export interface FilterCondition {
  readonly field: string
  readonly test: FilterTest
  /** `{ from, to }` for a range and for days from today, a list for `in`, nothing for `missing` and `given`. */
  readonly value?: unknown
}

/** The two ends of a range, of which one may be open. */
export interface FilterRange {
  readonly from?: unknown
  readonly to?: unknown
}

type Tests = ListFilter[string]

/** The conditions of a filter, in its order: both ends of a range are one. */
export function conditionsOf(filter: ListFilter | undefined): readonly FilterCondition[] {
  return Object.entries(filter ?? {}).flatMap(([field, tests]): FilterCondition[] => {
    const { gte, lte, empty } = tests
    const given = (test: 'in' | 'is' | 'contains' | 'not') =>
      tests[test] === undefined ? [] : [{ field, test, value: tests[test] }]
    return [
      ...(gte === undefined && lte === undefined ? [] : [rangeCondition(field, rangeOf(gte, lte))]),
      ...given('in'),
      ...given('is'),
      ...given('contains'),
      ...given('not'),
      ...(empty === undefined ? [] : [{ field, test: empty ? 'missing' : 'given' } as const]),
    ]
  })
}

/** The filter with one more condition, in the place of one that compares the same field in the same way. */
export function withCondition(filter: ListFilter | undefined, condition: FilterCondition): ListFilter {
  const before = filter?.[condition.field] ?? {}
  return {
    ...filter,
    [condition.field]: { ...without(before, condition.test), ...testsFor(condition) },
  }
}

/** The filter without a condition; undefined when nothing is left. */
export function withoutCondition(
  filter: ListFilter | undefined,
  { field, test }: Pick<FilterCondition, 'field' | 'test'>,
): ListFilter | undefined {
  const { [field]: tests = {}, ...others } = filter ?? {}
  const left = without(tests, test)
  const next = Object.keys(left).length > 0 ? { ...others, [field]: left } : others
  return Object.keys(next).length > 0 ? next : undefined
}

/** The values of a condition, one by one. */
export function valuesIn({ value }: FilterCondition): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : [value]
}

function testsFor({ test, value }: FilterCondition): Tests {
  switch (test) {
    case 'range':
    case 'last':
    case 'next': {
      const { from, to } = (value ?? {}) as FilterRange
      return { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) }
    }
    case 'missing':
      return { empty: true }
    case 'given':
      return { empty: false }
    default:
      return { [test]: value }
  }
}

function without(tests: Tests, test: FilterTest): Tests {
  const { gte, lte, empty, ...rest } = tests
  const ends = { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) }
  const presence = empty === undefined ? {} : { empty }
  if (test === 'range' || isDays(test)) return { ...rest, ...presence }
  if (test === 'missing' || test === 'given') return { ...rest, ...ends }
  const { [test]: _gone, ...others } = rest
  return { ...others, ...ends, ...presence }
}

/**
 * The days up to today, or from today on, as they are asked for: they move on with the calendar. Today is one of the last days of a
 * date, as in an overview: the last 7 begin 6 days ago.
 */
export function rangeOfDays(test: 'last' | 'next', days: number, { kind }: Field): FilterRange {
  const at = (distance: true | string) => (kind === 'date' ? { today: distance } : { now: distance })
  const back = kind === 'date' ? days - 1 : days
  return test === 'last' ? { from: at(`-P${back}D`), to: at(true) } : { from: at(true), to: at(`P${days}D`) }
}

/** How many days a range holds that ends or begins today; undefined for any other. */
export function daysIn({ from, to }: FilterRange): { test: 'last' | 'next'; days: number } | undefined {
  const [start, end] = [distanceFrom(from), distanceFrom(to)]
  const past = end === true && /^-P(\d+)D$/.exec(String(start))
  const todayToo = isFromNow(to) && 'today' in to ? 1 : 0
  if (past) return { test: 'last', days: Number(past[1]) + todayToo }
  const ahead = start === true && /^P(\d+)D$/.exec(String(end))
  return ahead ? { test: 'next', days: Number(ahead[1]) } : undefined
}

function distanceFrom(end: unknown): unknown {
  if (!isFromNow(end)) return undefined
  return 'today' in end ? end.today : end.now
}

function rangeCondition(field: string, value: FilterRange): FilterCondition {
  return { field, test: daysIn(value)?.test ?? 'range', value }
}

function rangeOf(from: unknown, to: unknown): FilterRange {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
