import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import { holdsSeveral } from '../values/holdsSeveral'
import { isMissing } from '../values/isMissing'
import { isEmptyValue } from '../values/isEmptyValue'
import { type Me, ownOfMe } from '../values/Me'
import type { Id } from '../fields/FieldBase'
import { compareMeanings, meaningOf } from '../values/meaningOf'
import { isPlainObject, ownValue } from '../values/ownValue'
import { absoluteTests, dependsOnNow, type FromNow, type FromToday } from '../values/fromNow'
import { isOtherField, type OtherField } from './otherField'
import { type Operator, operatorsOf } from './whenOperators'

/**
 * A condition as data: it can be evaluated at once, explained to a person, sent to a server and enumerated by
 * tests. Of several alternatives any may hold.
 */
export type When<F extends Fields = Fields> = Condition<F> | readonly Condition<F>[]

/** All that it asks must hold: `{ status: 'draft', total: { gt: '1000' }, owner: { me: true } }`. */
export type Condition<F extends Fields = Fields> = {
  readonly [Name in keyof F & string]?: TestOf<F[Name], keyof F & string> | undefined
}

interface Presence {
  /** Whether nothing may be there, or something must be. */
  readonly empty?: boolean | undefined
}

interface Sameness<Value, Other = never> extends Presence {
  readonly is?: Value | Other | null | undefined
  /** Something else, or nothing; of another field, only while that has a value. */
  readonly not?: Value | Other | null | undefined
  readonly in?: readonly Value[] | undefined
}

interface Order<Value, Other> extends Sameness<Value, Other> {
  /** Greater than, or later than. */
  readonly gt?: Value | Other | undefined
  /** Greater than or equal to. */
  readonly gte?: Value | Other | undefined
  /** Less than, or earlier than. */
  readonly lt?: Value | Other | undefined
  /** Less than or equal to. */
  readonly lte?: Value | Other | undefined
}

interface Content<Value> extends Presence {
  readonly contains?: Value | undefined
}

interface Mine {
  /** It is what `me` has under this name: `{ me: 'department' }` is the person's own department, or one of several. */
  readonly me?: string | undefined
}

interface MeOrMine {
  /** It is the person who asks, or with a name what `me` has under it: `{ me: 'department' }`. */
  readonly me?: true | string | undefined
}

type Several = null | (Content<Id> & MeOrMine)
type One<Other> = Id | null | (Sameness<Id, Other> & MeOrMine)

/**
 * The test of one field. A plain value is short for `is`, and null for `empty: true`.
 *
 * @typeParam Name the names of all fields of the record, with which it can be compared
 */
export type TestOf<Given, Name extends string = string> = Given extends {
  readonly kind: 'choice'
  readonly options: readonly (infer Option)[]
}
  ? Option | null | (Sameness<Option> & Mine)
  : Given extends { readonly kind: 'choices'; readonly options: readonly (infer Option)[] }
    ? null | (Content<Option> & Mine)
    : Given extends { readonly kind: 'reference'; readonly many: infer Many }
      ? [Many] extends [true]
        ? Several
        : [Many] extends [false]
          ? One<OtherField<Name>>
          : Several | One<OtherField<Name>>
      : Given extends { readonly kind: keyof TestsByKind<OtherField> }
        ? null | TestsByKind<OtherField<Name>>[Given['kind']]
        : null | Presence

interface TestsByKind<Other> {
  readonly text: string | (Sameness<string, Other> & Content<string> & MeOrMine)
  readonly integer: number | (Order<number, Other> & MeOrMine)
  readonly number: number | Order<number, Other>
  readonly percent: number | Order<number, Other>
  readonly boolean: boolean | Omit<Sameness<boolean, Other>, 'in'>
  readonly colour: string | Sameness<string, Other>
  readonly decimal: string | Order<string, Other>
  readonly money: string | Order<string, Other>
  readonly date: string | Order<string | FromToday, Other>
  readonly time: string | Order<string, Other>
  readonly instant: string | Order<string | FromNow | FromToday, Other>
  readonly duration: string | Order<string, Other>
}

/** One thing that a condition asks. */
export interface Clause {
  readonly name: string
  readonly operator: Operator
  readonly operand: unknown
}

export interface WhenContext {
  readonly fields: Fields
  /** The person who asks; without one no `me` holds. */
  readonly me?: Me | undefined
  /** When it is asked, in milliseconds since 1970. @default now */
  readonly now?: number | undefined
}

/**
 * Whether a condition holds for a record. The record may come from anywhere: a missing value is empty, and a value of
 * another kind than its field's is neither equal to, less than nor more than any other. A condition on an unknown
 * field, or with an operator that the field does not take, does not hold.
 */
export function evaluate(when: When, record: unknown, context: WhenContext): boolean {
  return alternativesOf(when).some((condition) =>
    clausesOf(condition).every((clause) =>
      holds(withValueIn(record, clause), ownValue(record, clause.name), context),
    ),
  )
}

/** The tests of a condition that a record does not pass: the others are no reason. Of several alternatives all are told. */
export function unmetPart(when: When, record: unknown, context: WhenContext): When {
  const [only, another] = alternativesOf(when)
  if (!only || another) return when
  const unmet = Object.entries(only).filter(([name, test]) => !evaluate({ [name]: test }, record, context))
  return unmet.length === 0 ? when : Object.fromEntries(unmet)
}

/** The clause with the value that another field has in a record. */
function withValueIn(record: unknown, clause: Clause): Clause {
  const { operand } = clause
  return isOtherField(operand) ? { ...clause, operand: ownValue(record, operand.field) } : clause
}

/** The names of all fields that a condition reads. */
export function namesAsked(when: When): readonly string[] {
  const names = alternativesOf(when)
    .flatMap(clausesOf)
    .flatMap(({ name, operand }) => (isOtherField(operand) ? [name, operand.field] : [name]))
  return [...new Set(names)]
}

export function alternativesOf(when: When): readonly Condition[] {
  return Array.isArray(when) ? (when as readonly Condition[]) : [when as Condition]
}

/** The tests of a condition one by one, with every short form written out. */
export function clausesOf(condition: Condition): readonly Clause[] {
  return Object.entries(condition).flatMap(([name, test]): readonly Clause[] => {
    const asked = isPlainObject(test) ? Object.entries(test) : [['is', test] as const]
    // A test that came out empty by accident must not open what it was to guard.
    if (asked.length === 0) return [{ name, operator: 'is', operand: undefined }]
    return asked.map(([operator, operand]) =>
      operand === null && (operator === 'is' || operator === 'not')
        ? { name, operator: 'empty', operand: operator === 'is' }
        : { name, operator: operator as Operator, operand },
    )
  })
}

/** Whether one thing that is asked of a value holds. */
export function holds(clause: Clause, value: unknown, { fields, me, now }: WhenContext): boolean {
  const field = own(fields, clause.name)
  if (!field || !operatorsOf(field).includes(clause.operator)) return false
  return absoluteClauses(clause, field, now).every((one) => isMet(one, field, value, me))
}

/** The clause with the days and moments that "today" and "now" are: for a moment "is today" is two. */
export function absoluteClauses(clause: Clause, field: Field | undefined, now?: number): readonly Clause[] {
  const { name, operator, operand } = clause
  // Thousands of records are asked: most conditions speak of no day that is still to be worked out.
  if (!dependsOnNow(operand)) return [clause]
  return absoluteTests(operator, operand, field as Parameters<typeof absoluteTests>[2], now).map(
    ([compares, value]) => ({ name, operator: compares as Operator, operand: value }),
  )
}

function isMet({ operator, operand }: Clause, field: Field, value: unknown, me: Me | undefined): boolean {
  switch (operator) {
    case 'is':
      return isSame(field, value, operand)
    case 'not':
      return meaningOf(field, operand) !== undefined && !isSame(field, value, operand)
    case 'in':
      return itemsOf(operand).some((one) => isSame(field, value, one))
    case 'gt':
      return difference(field, value, operand) > 0
    case 'gte':
      return difference(field, value, operand) >= 0
    case 'lt':
      return difference(field, value, operand) < 0
    case 'lte':
      return difference(field, value, operand) <= 0
    case 'contains':
      if (isMissing(operand)) return false
      return field.kind === 'text'
        ? typeof value === 'string' && typeof operand === 'string' && value.includes(operand)
        : itemsOf(value).includes(operand)
    case 'empty':
      return isEmpty(field, value) === operand
    case 'me':
      return ownOfMe(me, operand).some((mine) =>
        holdsSeveral(field) ? itemsOf(value).includes(mine) : value === mine,
      )
  }
}

function isSame(field: Field, value: unknown, operand: unknown): boolean {
  return difference(field, value, operand) === 0
}

/** NaN, which is neither more nor less, when one of them is no value of the field. */
function difference(field: Field, value: unknown, operand: unknown): number {
  const [one, other] = [meaningOf(field, value), meaningOf(field, operand)]
  if (one === undefined || other === undefined) return Number.NaN
  if (one === other) return 0
  return typeof one === typeof other ? compareMeanings(field, one, other) : Number.NaN
}

function isEmpty(field: Field, value: unknown): boolean {
  return (field.kind === 'map' || !isPlainObject(value)) && isEmptyValue(value)
}

/** A copy, since a list from anywhere may be a proxy that rejects. */
function itemsOf(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? [...(value as readonly unknown[])] : []
  } catch {
    return []
  }
}
