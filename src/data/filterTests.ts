import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { comparisonOf } from '../spec/values/compareValues'
import type { Field, FieldKind } from '../spec/fields/Field'
import { fractionDigits, isDecimal, scaled } from '../spec/values/decimalText'
import { isMissing } from '../spec/values/isMissing'
import { unscaled } from '../spec/values/unscaled'
import type { FilterOperator, ListFilter } from './DataSource'
import { lettersIn } from '../internal/sameLetters'
import { ProblemError } from './problems'
import type { Row } from './Row'

const EMPTY = ['empty'] as const
const EQUAL = ['is', 'not', 'in', 'empty'] as const
const ORDERED = ['is', 'not', 'in', 'gte', 'lte', 'empty'] as const

/** The comparisons that make sense for each kind of field. */
export const FILTER_OPERATORS: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['is', 'not', 'in', 'contains', 'empty'],
  integer: ORDERED,
  number: ORDERED,
  percent: ORDERED,
  decimal: ORDERED,
  money: ORDERED,
  boolean: ['is', 'not', 'empty'],
  choice: EQUAL,
  choices: ['contains', 'empty'],
  date: ORDERED,
  time: ORDERED,
  instant: ORDERED,
  dateRange: EMPTY,
  duration: ORDERED,
  reference: [...EQUAL, 'contains'],
  list: EMPTY,
  group: EMPTY,
  variant: EMPTY,
  map: EMPTY,
  file: EMPTY,
  image: EMPTY,
  code: EMPTY,
  colour: EQUAL,
  json: EMPTY,
}

/** Turn a filter into tests, all of which must hold. An undefined operand asks for nothing. */
export function filterTests(entity: Entity, filter: ListFilter): readonly ((row: Row) => boolean)[] {
  return Object.entries(filter).flatMap(([name, asked]) => {
    const field = fieldNamed(entity, name)
    const known: readonly string[] = FILTER_OPERATORS[field.kind]
    return Object.entries(asked).flatMap(([operator, wanted]) => {
      if (wanted === undefined) return []
      if (!known.includes(operator)) reject(`“${name}” cannot be filtered by “${operator}”.`)
      const holds = testOf(field, operator as FilterOperator, wanted)
      return [(row: Row) => holds(own(row, name))]
    })
  })
}

/** A field that a query names; a query may come from an address that somebody edited. */
export function fieldNamed(entity: Entity, name: string): Field {
  return entity.fields[name] ?? reject(`“${entity.name}” has no field “${name}”.`)
}

function testOf(field: Field, operator: FilterOperator, wanted: unknown): (value: unknown) => boolean {
  switch (operator) {
    case 'is': {
      const key = keyOf(field)
      const wantedKey = key(wanted)
      return isMissing(wanted) ? isMissing : (value) => key(value) === wantedKey
    }
    case 'not': {
      const isSame = testOf(field, 'is', wanted)
      return (value) => !isSame(value)
    }
    case 'in': {
      const key = keyOf(field)
      const any = new Set((Array.isArray(wanted) ? wanted : [wanted]).map(key))
      return (value) => any.has(key(value))
    }
    case 'gte': {
      const compare = comparisonOf(field)
      return (value) => !isMissing(value) && compare(value, wanted) >= 0
    }
    case 'lte': {
      const compare = comparisonOf(field)
      return (value) => !isMissing(value) && compare(value, wanted) <= 0
    }
    case 'contains': {
      const part = lettersIn(String(wanted))
      return (value) =>
        Array.isArray(value)
          ? value.includes(wanted)
          : typeof value === 'string' && lettersIn(value).includes(part)
    }
    case 'empty':
      return (value) => isMissing(value) === Boolean(wanted)
  }
}

/** The same for values that are one: an exact number may have zeros at its end. */
function keyOf({ kind }: Field): (value: unknown) => unknown {
  if (kind !== 'decimal' && kind !== 'money') return (value) => value
  return (value) => (typeof value === 'string' && isDecimal(value) ? withoutLastZeros(value) : value)
}

function withoutLastZeros(decimal: string): string {
  const scale = fractionDigits(decimal)
  return unscaled(scaled(decimal, scale), scale)
}

function reject(detail: string): never {
  throw new ProblemError({ status: 400, title: 'The query was not understood', detail })
}
