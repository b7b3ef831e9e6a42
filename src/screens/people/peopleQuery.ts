import type { FilterOperator, ListFilter } from '../../data/DataSource'
import { own } from '../../internal/own'
import { sameData } from '../../spec/values/sameData'
import type { RowQuery } from '../source/rowQuery'

/** The query of a list of people. */
export interface PeopleQuery extends RowQuery {
  /** The key of an action, `invoice.remove`: those are listed who may. */
  readonly action?: string | undefined
}

/** The test of the role by which those are listed who may; undefined where the source cannot compare so. */
export function roleTest(
  roles: readonly string[],
  operators: readonly FilterOperator[] | undefined,
): ListFilter[string] | undefined {
  const [role] = roles
  if (role === undefined || !operators) return undefined
  if (operators.includes('in')) return { in: roles }
  return roles.length === 1 && operators.includes('is') ? { is: role } : undefined
}

/** The rows to ask for: those who may, where the source can tell them. */
export function rowsOf(
  { action: _action, ...query }: PeopleQuery,
  roleField: string | undefined,
  test: ListFilter[string] | undefined,
): RowQuery {
  if (roleField === undefined || test === undefined) return query
  return { ...query, filter: { ...query.filter, [roleField]: test } }
}

/**
 * Return the query of people from that of their rows. Another filter by role than that of those who may is a
 * wish of its own, and ends the question.
 */
export function askedOf(
  rows: RowQuery,
  action: string | undefined,
  roleField: string | undefined,
  test: ListFilter[string] | undefined,
): PeopleQuery {
  if (action === undefined) return rows
  if (roleField === undefined || test === undefined) return { ...rows, action }
  if (!sameData(own(rows.filter, roleField), test)) return rows
  const { [roleField]: _test, ...filter } = rows.filter ?? {}
  return { ...rows, filter, action }
}
