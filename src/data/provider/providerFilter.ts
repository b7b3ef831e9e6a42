import type { Entity } from '../../spec/entities/Entity'
import { isOfOthers } from '../../spec/fields/isInForm'
import { withOwn } from '../../spec/values/ownValue'
import type { FilterOperator, ListFilter, SourceCapabilities } from '../DataSource'
import { FILTER_OPERATORS, fieldNamed } from '../filterTests'
import { ProblemError } from '../problems'

/**
 * How a backend writes comparisons, as the name under which the compared value is sent (`(field) => field + '_gte'`), or
 * as whole conditions where a name is not enough.
 */
export type FilterOperators = {
  readonly [operator in FilterOperator]?: (
    field: string,
    wanted: unknown,
  ) => string | Readonly<Record<string, unknown>>
}

/** The comparisons that are written so, for each field whose kind knows them. */
export function filtersWith(entity: Entity, operators: FilterOperators): SourceCapabilities['filter'] {
  return Object.fromEntries(
    entity.fieldNames.flatMap((name) => {
      if (isOfOthers(entity.fields[name])) return []
      const known = FILTER_OPERATORS[fieldNamed(entity, name).kind].filter((operator) => operators[operator])
      return known.length > 0 ? [[name, known] as const] : []
    }),
  )
}

/**
 * Write a filter as one object of conditions. Two that would take the same name are rejected, because one of them would be
 * lost.
 *
 * @param nameOf the name of a field at the backend
 */
export function writeFilter(
  filter: ListFilter,
  can: SourceCapabilities['filter'],
  operators: FilterOperators,
  nameOf: (field: string) => string,
): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const [field, asked] of Object.entries(filter)) {
    for (const [operator, wanted] of Object.entries(asked) as [FilterOperator, unknown][]) {
      if (wanted === undefined) continue
      const write = Object.hasOwn(can, field) && can[field]?.includes(operator) && operators[operator]
      if (!write) reject(`“${field}” cannot be filtered by “${operator}”.`)
      const condition = write(nameOf(field), wanted)
      const entries =
        typeof condition === 'string' ? [[condition, wanted] as const] : Object.entries(condition)
      for (const [name, value] of entries) {
        if (Object.hasOwn(written, name)) reject(`“${name}” cannot be asked for twice.`)
        withOwn(written, name, value)
      }
    }
  }
  return written
}

export function reject(detail: string): never {
  throw new ProblemError({ status: 400, title: 'The query was not understood', detail })
}
