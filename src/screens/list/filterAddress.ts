// The filter of a list in the search of an address: `?status.in=["draft"]&total.gte=100`.
import type { FilterOperator, ListFilter, SourceCapabilities } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Field, Fields } from '../../spec/fields/Field'
import { isDecimal } from '../../spec/values/decimalText'
import { withOwn } from '../../spec/values/ownValue'

/** Add a filter to the parameters of an address, each condition as one. */
export function writeFilter(params: URLSearchParams, filter: ListFilter, fields: Fields): void {
  for (const [field, tests] of Object.entries(filter)) {
    for (const [operator, value] of Object.entries(tests)) {
      if (value !== undefined) params.append(`${field}.${operator}`, writeValue(value, own(fields, field)))
    }
  }
}

/** Read the filter that the parameters of an address ask for; empty where they ask for none. */
export function readFilter(params: URLSearchParams, fields: Fields): ListFilter {
  const filter: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of params) {
    const { field, operator } = partsOf(name)
    if (!operator) continue
    const tests = own(filter, field) ?? {}
    withOwn(filter, field, { ...tests, [operator]: readValue(value, own(fields, field)) })
  }
  return filter
}

/** As much of a filter as a source can do. */
export function filterWithin(filter: ListFilter, can: SourceCapabilities): ListFilter {
  const kept = Object.entries(filter).flatMap(([field, tests]): [string, ListFilter[string]][] => {
    const known = Object.entries(tests).filter(([operator]) =>
      own(can.filter, field)?.includes(operator as FilterOperator),
    )
    return known.length > 0 ? [[field, Object.fromEntries(known)]] : []
  })
  return Object.fromEntries(kept)
}

/** Whether a parameter of an address is a condition of a filter. */
export const isFilterParam = (name: string) => partsOf(name).operator !== undefined

const operators: ReadonlySet<string> = new Set<FilterOperator>([
  'is',
  'not',
  'in',
  'gte',
  'lte',
  'contains',
  'empty',
])

/** The operator stands last, since the name of a field may have a dot too. */
function partsOf(name: string): { field: string; operator: FilterOperator | undefined } {
  const dot = name.lastIndexOf('.')
  const operator = name.slice(dot + 1)
  return dot >= 0 && operators.has(operator)
    ? { field: name.slice(0, dot), operator: operator as FilterOperator }
    : { field: name, operator: undefined }
}

/** Texts are written as they are, and in quotation marks where they would be read as something else. */
function writeValue(value: unknown, field: Field | undefined): string {
  const isPlain = typeof value === 'string' && readValue(value, field) === value
  return isPlain ? value : JSON.stringify(value)
}

function readValue(written: string, field: Field | undefined): unknown {
  const found = parsed(written)
  if (!found) return written
  const { value } = found
  if (!isExact(field)) return value
  // A number has room for fewer digits than the text.
  if (typeof value === 'number' && isDecimal(written)) return written
  return Array.isArray(value) ? value.map(numberAsText) : numberAsText(value)
}

/** Whether its numbers are kept as texts, which have room for every digit. */
const isExact = (field: Field | undefined) => field?.kind === 'decimal' || field?.kind === 'money'

const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
