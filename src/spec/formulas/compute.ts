import { own } from '../../internal/own'
import { evaluate, namesAsked, type When } from '../conditions/When'
import { addDecimals } from '../values/addDecimals'
import { compareDecimals, fractionDigits } from '../values/decimalText'
import { decimalOf } from '../values/decimalOf'
import { divideDecimals } from '../values/divideDecimals'
import { multiplyDecimals } from '../values/multiplyDecimals'
import { ownValue } from '../values/ownValue'
import { roundDecimal } from '../values/roundDecimal'
import { computedValue } from '../fields/computedValue'
import type { Field, Fields } from '../fields/Field'
import { isExact, numberDigits } from '../fields/numberDigits'
import { dayAfter } from './dayAfter'
import type { DayAfter, Formula, Operand } from '../fields/Formula'

/** Work out a formula, as the kind of its field keeps it and rounds it; undefined where a part of it is missing. */
export function compute(
  formula: Formula,
  field: Field,
  fields: Fields,
  values: object,
): string | number | undefined {
  if ('after' in formula) return dayOf(formula, fields, values)
  const digits = numberDigits(field)
  // Each line of an invoice is rounded as a person reads it, and each half of an hour is not.
  const number = exactly(formula, fields, values, isExact(field) ? digits : undefined)
  return number === undefined ? undefined : fitted(field, number, digits)
}

function dayOf({ after, months, days }: DayAfter, fields: Fields, values: object): string | undefined {
  const countOf = (operand: Operand = 0) =>
    Number(numberOfOperand(operand, fields, values, undefined) ?? Number.NaN)
  return dayAfter(valueIn(fields, after, values), countOf(months), countOf(days))
}

/** @param digits so many each item of a sum is rounded to; undefined for none */
function exactly(
  formula: Exclude<Formula, DayAfter>,
  fields: Fields,
  values: object,
  digits: number | undefined,
): string | undefined {
  const numberOf = (operand: Operand) => numberOfOperand(operand, fields, values, digits)
  if ('add' in formula) return reduce(formula.add.map(numberOf), addDecimals)
  if ('subtract' in formula) {
    const [first, ...others] = formula.subtract.map(numberOf)
    return reduce([first, ...others.map((one) => one && multiplyDecimals('-1', one))], addDecimals)
  }
  if ('min' in formula)
    return reduce(formula.min.map(numberOf), (one, other) => (isLess(other, one) ? other : one))
  if ('max' in formula)
    return reduce(formula.max.map(numberOf), (one, other) => (isLess(one, other) ? other : one))
  if ('multiply' in formula) {
    const numbers = formula.multiply.map(numberOf)
    return numbers.every((one) => one !== undefined) ? reduce(numbers, multiplyDecimals) : undefined
  }
  if ('divide' in formula) {
    const [number, by] = formula.divide.map(numberOf)
    return number === undefined || by === undefined ? undefined : divideDecimals(number, by)
  }
  if ('when' in formula) {
    const operand = holdsFor(formula.when, fields, values) ? formula.value : formula.otherwise
    return operand === undefined ? undefined : numberOf(operand)
  }
  if ('sum' in formula) return sumOfItems(formula, fields, values, digits)
  if ('count' in formula) return String(itemsOf(values, formula.count).length)
  return timeBetween(formula, fields, values)
}

/** Whether a condition holds for the values, those among them that follow from others worked out. */
function holdsFor(when: When, fields: Fields, values: object): boolean {
  const asked = namesAsked(when).map((name) => [name, valueIn(fields, name, values)] as const)
  return evaluate(when, Object.fromEntries(asked), { fields })
}

function sumOfItems(
  { sum: name, of }: Extract<Formula, { readonly sum: string }>,
  fields: Fields,
  values: object,
  digits: number | undefined,
): string {
  const list = own(fields, name)
  const item = list?.kind === 'list' ? list.of : undefined
  const inner: Fields = item?.kind === 'group' ? item.fields : {}
  const numbers = itemsOf(values, name).map((one) =>
    of === undefined ? decimalOf(one) : numberOfOperand(of, inner, Object(one), digits),
  )
  // The lines are added as a person reads them.
  const rounded = numbers.map((one) => one && (digits === undefined ? one : roundDecimal(one, digits)))
  return reduce(rounded, addDecimals) ?? '0'
}

function numberOfOperand(
  operand: Operand,
  fields: Fields,
  values: object,
  digits: number | undefined,
): string | undefined {
  if (typeof operand === 'number') return decimalOf(operand)
  // A day is no number.
  if (typeof operand === 'object' && 'after' in operand) return undefined
  if (typeof operand !== 'string') return exactly(operand, fields, values, digits)
  const field = own(fields, operand)
  const number = decimalOf(valueIn(fields, operand, values))
  return number && field?.kind === 'percent' ? multiplyDecimals(number, '0.01') : number
}

function timeBetween(
  formula:
    | Extract<Formula, { readonly days: readonly unknown[] }>
    | Extract<Formula, { readonly hours: unknown }>,
  fields: Fields,
  values: object,
): string | undefined {
  const isDays = 'days' in formula
  const names = isDays ? formula.days : formula.hours
  const [from = Number.NaN, until = Number.NaN] = names.map((name) => {
    const value = valueIn(fields, name, values)
    if (typeof value !== 'string') return Number.NaN
    return Date.parse(own(fields, name)?.kind === 'time' ? `1970-01-01T${value}Z` : value)
  })
  const length = isDays ? DAY : HOUR
  const isNextDay = own(fields, names[0])?.kind === 'time' && until <= from
  const between = until - from + (isNextDay ? DAY : 0)
  return Number.isNaN(between) ? undefined : divideDecimals(String(between), String(length))
}

/** The value of a field beside it: worked out where it follows from others itself. */
function valueIn(fields: Fields, name: string, values: object): unknown {
  return own(fields, name)?.computed ? computedValue(fields, name, values) : ownValue(values, name)
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

function itemsOf(values: object, name: string): readonly unknown[] {
  const value = ownValue(values, name)
  return Array.isArray(value) ? value : []
}

/** Those that are there, made one; undefined where none is. */
function reduce(
  numbers: readonly (string | undefined)[],
  join: (one: string, other: string) => string,
): string | undefined {
  const known = numbers.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : known.reduce(join)
}

const isLess = (one: string, other: string) => compareDecimals(one, other) < 0

function fitted(field: Field, number: string, digits = mostWritten(number)): string | number {
  const value = field.kind === 'percent' ? multiplyDecimals(number, '100') : number
  const rounded = roundDecimal(value, digits)
  return isExact(field) ? rounded : Number(rounded)
}

const mostWritten = (number: string) => Math.min(fractionDigits(number), 10)
