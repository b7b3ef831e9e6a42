import type { Entity } from '../spec/Entity'
import type { Field } from '../spec/fields'
import { isMissing } from '../spec/isMissing'
import type { FilterOperator, ListFilter } from './DataSource'
import { fold } from './fold'
import { ProblemError } from './problems'
import { type Row, type Value, valueIn } from './Row'

/** The comparisons that make sense for each kind of field. */
export const OPERATORS = {
  text: ['is', 'not', 'in', 'contains', 'empty'],
  integer: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
  number: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
  boolean: ['is', 'not', 'empty'],
  choice: ['is', 'not', 'in', 'empty'],
  date: ['is', 'not', 'in', 'gte', 'lte', 'empty'],
} as const satisfies Record<Field['kind'], readonly FilterOperator[]>

/** A filter as functions, all of which must hold. What it leaves undefined asks for nothing. */
export function conditionsOf(entity: Entity, filter: ListFilter): readonly ((row: Row) => boolean)[] {
  return Object.entries(filter).flatMap(([name, asked]) => {
    const known: readonly string[] = OPERATORS[fieldNamed(entity, name).kind]
    return Object.entries(asked).flatMap(([operator, wanted]) => {
      if (wanted === undefined) return []
      if (!known.includes(operator)) refuse(`“${name}” cannot be filtered by “${operator}”.`)
      const holds = condition(operator as FilterOperator, wanted)
      return [(row: Row) => holds(valueIn(row, name))]
    })
  })
}

/** A field that a query names; a query may come from an address that somebody edited. */
export function fieldNamed(entity: Entity, name: string): Field {
  return entity.fields[name] ?? refuse(`“${entity.name}” has no field “${name}”.`)
}

function condition(operator: FilterOperator, wanted: unknown): (value: Value) => boolean {
  switch (operator) {
    case 'is':
      return isMissing(wanted) ? isMissing : (value) => value === wanted
    case 'not':
      return isMissing(wanted) ? (value) => !isMissing(value) : (value) => value !== wanted
    case 'in': {
      const any = new Set(Array.isArray(wanted) ? wanted : [wanted])
      return (value) => any.has(value)
    }
    // Numbers by size, and dates by time since their texts are ordered as they are.
    case 'gte':
      return (value) => !isMissing(value) && (value as number) >= (wanted as number)
    case 'lte':
      return (value) => !isMissing(value) && (value as number) <= (wanted as number)
    case 'contains': {
      const part = fold(String(wanted))
      return (value) => typeof value === 'string' && fold(value).includes(part)
    }
    case 'empty':
      return (value) => isMissing(value) === Boolean(wanted)
  }
}

function refuse(detail: string): never {
  throw new ProblemError({ status: 400, title: 'The query was not understood', detail })
}
