import type { DataSource, Facet, ListFilter, ListSort } from '../../data/DataSource'
import { filterTests } from '../../data/filterTests'
import { own } from '../../internal/own'
import { oncePerLocale } from '../../messages/oncePerLocale'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { labelOf } from '../../spec/labels/labels'
import { daysInMonth } from '../../spec/values/daysInMonth'
import { isDate } from '../../spec/values/dateText'

/** One way to group a list. */
export interface ListGrouping {
  /** As an address names it: `status`, `date.month`. */
  readonly id: string
  /** The field whose values the groups are. */
  readonly name: string
  readonly field: Field
  /** How its label is said: by itself, or by month or year. */
  readonly label: string
  /** Dates are grouped by these; nothing else has so few values. */
  readonly by?: 'month' | 'year' | undefined
}

/** One group of a list, before its records are loaded. */
export interface ListGroup {
  readonly id: string
  /** The value that its records share; undefined where they have none, and `2028-03` for a month. */
  readonly value: unknown
  readonly count: number
  /** The filter of the records of this group. */
  readonly filter: ListFilter
}

interface GroupingTexts {
  readonly locale: string
  readonly t: (key: 'list.groupByMonth' | 'list.groupByYear', params: { field: string }) => string
}

/**
 * The ways in which a list can be grouped: by fields of few values, as far as its source counts them and can give the
 * records of each, those without a value among them.
 */
export function createGroupings<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  source: Pick<DataSource, 'can'> & { readonly facets?: unknown },
  { locale, t }: GroupingTexts,
): readonly ListGrouping[] {
  if (source.facets === undefined) return []
  return names.flatMap((name): readonly ListGrouping[] => {
    const field: Field | undefined = own(entity.fields, name)
    const operators = own(source.can.filter, name) ?? []
    // A grouping stands in the address of the page, where nothing private belongs.
    if (!field || field.sensitive || !(field.required || operators.includes('empty'))) return []
    const label = labelOf(field, name, locale)
    if (hasFewValues(field)) {
      const equals = operators.includes('is') || operators.includes('in')
      return equals ? [{ id: name, name, field, label }] : []
    }
    if (field.kind !== 'date' || !operators.includes('gte') || !operators.includes('lte')) return []
    return [
      { id: `${name}.month`, name, field, label: t('list.groupByMonth', { field: label }), by: 'month' },
      { id: `${name}.year`, name, field, label: t('list.groupByYear', { field: label }), by: 'year' },
    ]
  })
}

function hasFewValues(field: Field): boolean {
  if (field.kind === 'reference') return !field.many
  return field.kind === 'choice' || field.kind === 'boolean'
}

/** The names of the fields that a grouping can be about, since a name may end like a way of grouping. */
export function groupedNames(grouping: string): readonly string[] {
  return [grouping, grouping.replace(/\.(?:month|year)$/, '')]
}

export interface GroupCounts {
  /** How often each value occurs. */
  readonly values: readonly Facet[]
  /** How many records have none. */
  readonly missing: number
}

interface Narrowed {
  readonly entity: Pick<Entity, 'fields' | 'name'>
  readonly can: DataSource['can']
  /** The filter of the list. */
  readonly filter: ListFilter | undefined
  readonly sort: readonly ListSort[] | undefined
}

/** The groups of a list in the order of their values, those without one last. Empty ones are left out. */
export function listGroups(
  { name, field, by }: ListGrouping,
  { values, missing }: GroupCounts,
  { entity, can, filter, sort }: Narrowed,
): readonly ListGroup[] {
  // Counts leave out what the list asks of the field itself.
  const asked = filter && own(filter, name)
  const tests = asked ? filterTests(entity as Entity, { [name]: asked }) : []
  const counts = new Map<unknown, number>()
  for (const { value, count } of values) {
    if (!tests.every((holds) => holds({ [name]: value }))) continue
    const shared = by ? periodOf(value, by) : value
    if (shared !== undefined) counts.set(shared, (counts.get(shared) ?? 0) + count)
  }
  const isDescending = sort?.find((one) => one.field === name)?.direction === 'descending'
  const operator = own(can.filter, name)?.includes('is') ? 'is' : 'in'
  const filterOf = (value: unknown): ListFilter => {
    if (by) return { [name]: rangeWithin(String(value), by, asked ?? {}) }
    return { [name]: operator === 'is' ? { is: value } : { in: [value] } }
  }
  const groups = inOrder([...counts], field, isDescending).map(([value, count]): ListGroup => ({
    id: JSON.stringify(value),
    value,
    count,
    filter: filterOf(value),
  }))
  if (missing === 0 || asked?.empty === false) return groups
  return [...groups, { id: '', value: undefined, count: missing, filter: { [name]: { empty: true } } }]
}

/** Choices as they are declared, yes before no, the newest date first, and references by how many there are. */
function inOrder(counts: readonly [unknown, number][], field: Field, isDescending: boolean) {
  const sign = isDescending ? -1 : 1
  if (field.kind === 'choice') {
    const rank = (value: unknown) => field.options.indexOf(value as string)
    return counts.toSorted(([one], [other]) => sign * (rank(one) - rank(other)))
  }
  if (field.kind === 'boolean') {
    return counts.toSorted(([one], [other]) => sign * (Number(other) - Number(one)))
  }
  if (field.kind === 'date') {
    return counts.toSorted(([one], [other]) => (String(one) < String(other) ? 1 : -1))
  }
  return counts.toSorted(([, one], [, other]) => other - one)
}

function periodOf(value: unknown, by: 'month' | 'year'): string | undefined {
  const text = String(value)
  return isDate(text) ? text.slice(0, by === 'month' ? -3 : -6) : undefined
}

/** The days of a month or a year, no more of them than the list is narrowed to. */
function rangeWithin(period: string, by: 'month' | 'year', asked: ListFilter[string]): ListFilter[string] {
  const [first, last] =
    by === 'month' ? [`${period}-01`, lastDay(period)] : [`${period}-01-01`, `${period}-12-31`]
  const { gte, lte } = asked
  return {
    gte: typeof gte === 'string' && gte > first ? gte : first,
    lte: typeof lte === 'string' && lte < last ? lte : last,
  }
}

function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}`
}

/** A month or a year in words. */
export function periodText(period: string, by: 'month' | 'year', locale: string): string {
  const start = new Date(by === 'month' ? `${period}-01` : `${period}-01-01`)
  return (by === 'month' ? monthFormat : yearFormat)(locale).format(start)
}

const monthFormat = /* @__PURE__ */ oncePerLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
    }),
)
const yearFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }),
)
