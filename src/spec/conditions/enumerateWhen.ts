import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import { type Me, ownOfMe } from '../values/Me'
import { nearValues } from '../values/nearValues'
import { dataKeys } from '../values/sameData'
import { someValue } from '../values/someValue'
import { isOtherField } from './otherField'
import {
  absoluteClauses,
  alternativesOf,
  type Clause,
  clausesOf,
  type Condition,
  evaluate,
  holds,
  type When,
  type WhenContext,
} from './When'

/** A record on one side of a condition, with the fields that the condition speaks of and no others. */
export interface WhenCase {
  readonly record: Readonly<Record<string, unknown>>
  readonly holds: boolean
}

/**
 * Records for tests: for each thing that a condition asks one for which it just holds and one for which it just
 * does not, while all else that is asked holds. A side that no record is on is left out.
 *
 * @param me the person who asks, for conditions with `me`; where these ask for more than an id, it must be there
 * @param now when it is asked, in milliseconds since 1970, for conditions with `today` and `now`; the present by default
 */
export function enumerate(
  asked: When,
  fields: Fields,
  { me = 'me', now = Date.now() }: { readonly me?: Me | undefined; readonly now?: number | undefined } = {},
): readonly WhenCase[] {
  const context = { fields, me, now }
  const alternatives = alternativesOf(asked).map((condition) => withValues(condition, context))
  const every = alternatives.flatMap(clausesOf)
  const worthTrying = new Map<string, readonly unknown[]>()
  const cases = new Map<unknown, WhenCase>()
  const keyOf = dataKeys()

  for (const condition of alternatives) {
    const clauses = clausesOf(condition)
    const others = alternatives.filter((other) => other !== condition)
    const base = new Map<string, unknown>()
    for (const { name } of clauses) {
      const [first] = valuesOf(name).filter((value) => keepsAll(clauses, name, value))
      if (first !== undefined) base.set(name, first)
    }
    // A condition that contradicts itself never holds, so that no record shows the rest of it.
    if (clauses.some(({ name }) => !base.has(name))) continue

    const firstOn = (side: boolean, clause: Clause, values: readonly unknown[]) => {
      for (const value of values) {
        if (holds(clause, value, context) !== side) continue
        const record = aloneWith(new Map(base).set(clause.name, value), others)
        if (evaluate(asked, record, context) === side) return record
      }
      return undefined
    }

    for (const clause of clauses) {
      const values = [...near(clause), ...valuesOf(clause.name)]
      const rest = clauses.filter((other) => other !== clause)
      const kept = values.filter((value) => keepsAll(rest, clause.name, value))
      for (const side of [true, false]) {
        // Where one bound makes another needless, only both can be missed.
        const found = firstOn(side, clause, side ? kept : [...kept, ...values])
        if (found) cases.set(keyOf(found), { record: found, holds: side })
      }
    }
  }
  return [...cases.values()]

  /** Every value worth trying, those that a condition names and their neighbours first. */
  function valuesOf(name: string): readonly unknown[] {
    const field = own(fields, name)
    if (!field) return []
    const known = worthTrying.get(name)
    if (known) return known
    const values = [...every.filter((clause) => clause.name === name).flatMap(near), null, someValue(field)]
    worthTrying.set(name, values)
    return values
  }

  function near({ name, operator, operand }: Clause): readonly unknown[] {
    const field = own(fields, name)
    if (!field) return []
    if (operator === 'me') return ownOfMe(me, operand).flatMap((mine) => nearValues(field, mine))
    if (operator === 'empty') return [null, someValue(field)]
    return operator === 'in' && Array.isArray(operand)
      ? [...operand, ...operand.flatMap((one) => nearValues(field, one))]
      : nearValues(field, operand)
  }

  function keepsAll(clauses: readonly Clause[], name: string, value: unknown): boolean {
    return clauses.every((clause) => clause.name !== name || holds(clause, value, context))
  }

  /** The record, with values for further fields so that as few other alternatives as possible hold for it. */
  function aloneWith(values: Map<string, unknown>, others: readonly Condition[]): WhenCase['record'] {
    const fixed = new Set(values.keys())
    const count = (record: unknown) => others.filter((other) => evaluate(other, record, context)).length
    let record: WhenCase['record'] = Object.fromEntries(values)
    let holding = count(record)
    for (const name of new Set(others.flatMap(clausesOf).map((clause) => clause.name))) {
      if (fixed.has(name)) continue
      for (const value of valuesOf(name)) {
        if (holding === 0) return record
        const changed = { ...record, [name]: value }
        const left = count(changed)
        if (left < holding) [record, holding] = [changed, left]
      }
    }
    return record
  }
}

/** The condition with the days and moments that "today" and "now" are, and with a value for each field that another is compared with. */
function withValues(condition: Condition, { fields, now }: WhenContext): Condition {
  const clauses = clausesOf(condition).flatMap((clause) =>
    absoluteClauses(clause, own(fields, clause.name), now),
  )
  const tests = new Map<string, Record<string, unknown>>()
  const ask = (name: string, operator: string, operand: unknown) =>
    tests.set(name, { ...tests.get(name), [operator]: operand })
  for (const { name, operator, operand } of clauses) {
    if (!isOtherField(operand)) {
      ask(name, operator, operand)
      continue
    }
    const value = valueAs(
      clauses.filter((clause) => clause.name === operand.field && !isOtherField(clause.operand)),
      own(fields, operand.field),
      { fields },
    )
    ask(operand.field, 'is', value)
    ask(name, operator, value)
  }
  return Object.fromEntries(tests)
}

/** A value that is as the clauses ask of its field. */
function valueAs(clauses: readonly Clause[], field: Field | undefined, context: WhenContext): unknown {
  if (!field) return undefined
  const some = [
    ...clauses.flatMap(({ operand }) => [operand, ...nearValues(field, operand)]),
    someValue(field),
  ]
  return some.find((value) => value != null && clauses.every((clause) => holds(clause, value, context)))
}
