import { isOtherField } from '../spec/conditions/otherField'
import {
  alternativesOf,
  type Clause,
  clausesOf,
  type Condition,
  evaluate,
  holds,
  type When,
  type WhenContext,
} from '../spec/conditions/When'
import type { Operator } from '../spec/conditions/whenOperators'
import { own } from '../internal/own'
import type { Field, Fields } from '../spec/fields/fields'
import { isFromToday } from '../spec/values/fromNow'
import { holdsSeveral } from '../spec/values/holdsSeveral'
import { inclusiveBound } from '../spec/values/inclusiveBound'
import { type Me, ownOfMe } from '../spec/values/Me'
import { ownValue } from '../spec/values/ownValue'
import type { FilterOperator, ListFilter, SourceCapabilities } from './DataSource'

/**
 * A condition as a filter of a source, or undefined where that cannot compare so. Days and moments stay as they are meant, "30 days
 * ago": `absoluteFilter` says which these are.
 *
 * @param fields those of the entity: in one that holds several references a person is sought among them
 */
export function conditionFilter(
  when: When,
  { filter }: SourceCapabilities,
  me: Me | undefined,
  fields: Fields,
): ListFilter | undefined {
  const [condition, another] = alternativesOf(when)
  if (!condition || another) return undefined
  const asked: Record<string, Tests> = {}
  for (const clause of clausesOf(condition)) {
    const test = clauseFilter(clause, filter, me, fields)
    if (!test) return undefined
    asked[clause.name] = { ...asked[clause.name], ...test }
  }
  return asked
}

/**
 * The narrowest filter of a source that lets through all that a condition does, and perhaps more; undefined where that is every
 * record.
 */
export function widerFilter(
  condition: Condition,
  { filter }: SourceCapabilities,
  me: Me | undefined,
  fields: Fields,
): ListFilter | undefined {
  const asked: Record<string, Tests> = {}
  for (const { operator, ...clause } of clausesOf(condition)) {
    const test = clauseFilter({ ...clause, operator: widened[operator] ?? operator }, filter, me, fields)
    if (test) asked[clause.name] = { ...asked[clause.name], ...test }
  }
  return Object.keys(asked).length === 0 ? undefined : asked
}

/** Whether a record holds to the part of a condition that a source cannot filter by. */
export function restHolds(
  when: When,
  can: SourceCapabilities,
  context: WhenContext,
): (record: object) => boolean {
  const [condition, another] = alternativesOf(when)
  if (!condition) return () => false
  if (another) return (record) => evaluate(when, record, context)
  const rest = clausesOf(condition).filter(
    (clause) => !clauseFilter(clause, can.filter, context.me, context.fields),
  )
  return (record) => rest.every((clause) => holds(clause, ownValue(record, clause.name), context))
}

/** Sources know no comparison without the bound itself. */
const widened: Partial<Record<Operator, Operator>> = { gt: 'gte', lt: 'lte' }

/** One thing that a condition asks, as a source filters by it; undefined where it cannot. */
function clauseFilter(
  { name, operator, operand }: Clause,
  filter: SourceCapabilities['filter'],
  me: Me | undefined,
  fields: Fields,
): Tests | undefined {
  // No list is filtered by comparing two fields.
  if (isOtherField(operand)) return undefined
  const field = own<Field>(fields, name)
  const [compares, bound] = inclusiveBound(operator, operand, field) ?? [operator, operand]
  const test = operator === 'me' ? isMine(ownOfMe(me, operand), field) : testOf(compares, bound, field)
  const known: readonly string[] = filter[name] ?? []
  return test && Object.keys(test).every((each) => known.includes(each)) ? test : undefined
}

/** A moment is on a day when it is neither before nor after it; that it is not on one is no filter. */
function testOf(operator: string, operand: unknown, field: Field | undefined): Tests | undefined {
  const days = Array.isArray(operand) ? operand : [operand]
  if (field?.kind !== 'instant' || !days.some(isFromToday)) return { [operator]: operand }
  if (operator === 'not' || operator === 'in') return undefined
  return operator === 'is' ? { gte: operand, lte: operand } : { [operator]: operand }
}

/**
 * Without a person nothing is theirs; where a record has several, theirs is among them. That one of several is among several is no
 * filter.
 */
function isMine(mine: readonly unknown[], field: Field | undefined): Tests | undefined {
  const [first, ...others] = mine
  if (first === undefined) return { in: [] }
  if (!holdsSeveral(field)) return others.length > 0 ? { in: mine } : { is: first }
  return others.length > 0 ? undefined : { contains: first }
}

/** Both conditions at once, also where they compare a field in the same way. */
export function filterWithin(own: ListFilter, asked: ListFilter | undefined): ListFilter {
  const joined: Record<string, { [operator in FilterOperator]?: unknown }> = { ...asked }
  for (const [name, tests] of Object.entries(own)) {
    const given = joined[name]
    joined[name] = given ? bothTests(tests, given) : tests
  }
  return joined
}

type Tests = ListFilter[string]

function bothTests(own: Tests, asked: Tests): Tests {
  const { is: ownIs, in: ownIn, ...ownRest } = own
  const { is, in: among, ...rest } = asked
  const [first, ...others] = [only(ownIs), listed(ownIn), only(is), listed(among)].filter(
    (set) => set !== undefined,
  )
  const values = first?.filter((value) => others.every((set) => set.includes(value)))
  return {
    ...rest,
    // A range or a part that both ask for is rare: the permission counts, never what was asked alone.
    ...ownRest,
    ...(values && (values.length === 1 ? { is: values[0] } : { in: values })),
  }
}

const only = (value: unknown) => (value === undefined ? undefined : [value])
const listed = (values: unknown) => (Array.isArray(values) ? (values as readonly unknown[]) : undefined)
