import { own } from '../../../internal/own'
import { addDecimals } from '../../values/addDecimals'
import { Checker } from '../../rules/Checker'
import { countCharacters } from '../../values/countCharacters'
import type { Field, FieldOf, Fields } from '../../fields/Field'
import { mostDigits } from '../../values/currencyDigits'
import { writtenDigits } from '../../values/decimalText'
import { compareMeanings, meaningOf } from '../../values/meaningOf'
import { nearValues } from '../../values/nearValues'
import { ownValue } from '../../values/ownValue'
import { someValue } from '../../values/someValue'
import { isOtherField } from '../../conditions/otherField'
import { absoluteClauses, type Clause, holds } from '../../conditions/When'

/**
 * The first field of which no value is as all the clauses ask; nothing when every one has such a value, or when that
 * cannot be found out.
 */
export function impossibleField(clauses: readonly Clause[], fields: Fields): string | undefined {
  const names = [...new Set(clauses.map(({ name }) => name))]
  return names.find((name) => {
    const field = own(fields, name)
    // Rules of the field that exclude each other are found by themselves.
    if (!field || !isPossible({ ...field, required: true }, [])) return false
    return !isPossible(
      field,
      clauses.filter((clause) => clause.name === name),
    )
  })
}

/** Whether some value keeps the rules of the field and is as all the clauses ask. */
export function isPossible(field: Field, given: readonly Clause[]): boolean {
  // The value of another field is not known, and some value of it may do.
  const clauses = given
    .filter(({ operand }) => !isOtherField(operand))
    .flatMap((clause) => absoluteClauses(clause, field))
  const context = { fields: Object.fromEntries(clauses.map(({ name }) => [name, field])) }
  // Any id may be that of the person who asks, but never an empty one.
  const asked = clauses.map((clause) =>
    clause.operator === 'me' ? ({ ...clause, operator: 'empty', operand: false } as const) : clause,
  )
  return candidates(field, asked).some((value) => asked.every((clause) => holds(clause, value, context)))
}

/** Values enough to tell: those that are named, their neighbours, what lies between them, and nothing. */
function candidates(field: Field, clauses: readonly Clause[]): readonly unknown[] {
  const operands = clauses.flatMap(({ operand }): readonly unknown[] =>
    Array.isArray(operand) ? operand : [operand],
  )
  // Steps thin out the values, but leave some around every one.
  const smooth = { ...field, step: undefined } as Field
  const bounds = 'min' in field || 'max' in field ? [field.min, field.max] : []
  const named = [...operands, ...bounds, someValue(smooth)]
  const near = named.flatMap((one) => [...nearValues(smooth, one), ...between(smooth, one, named)])
  const isExact = isDecided(field, clauses)
  const all = field.kind === 'choice' ? field.options : [...near, someValue(field)]
  const kept = all.filter((value) => (isExact ? keepsRules(smooth, value) : isShort(field, value)))
  return field.required ? kept : [...kept, null]
}

/** Whether the field's own rules can be held against single values: a text that keeps a pattern is not made up here. */
function isDecided(field: Field, clauses: readonly Clause[]): boolean {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'percent':
    case 'decimal':
    case 'money':
    case 'boolean':
    case 'choice':
    case 'date':
    case 'time':
    case 'instant':
    case 'duration':
      return true
    case 'text':
      return clauses.some(({ operator }) => operator === 'is' || operator === 'in')
    default:
      return false
  }
}

/** Whether what can only be looked at from outside is no longer than it may be, and not empty where it must not. */
function isShort(field: Field, value: unknown): boolean {
  if (field.kind === 'text') return countCharacters(String(value)) <= (field.maxLength ?? Infinity)
  if (!Array.isArray(value)) return true
  const most = 'maxItems' in field ? field.maxItems : undefined
  return value.length <= (most ?? Infinity) && !(value.length === 0 && field.required)
}

/** Whether a value keeps the rules that the options of its field say. */
function keepsRules(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text': {
      const checker = new Checker({})
      // The host's own rule is not for us to ask.
      checker.inside('value', { ...field, required: false, validate: undefined }, value)
      return checker.issues.length === 0
    }
    case 'choice':
      return field.options.includes(String(value))
    case 'integer':
      return Number.isInteger(value) && isWithin(field, value)
    case 'decimal':
    case 'money':
      return writtenDigits(String(value)) <= digitsOf(field) && isWithin(field, value)
    default:
      return isWithin(field, value)
  }
}

function isWithin(field: Field, value: unknown): boolean {
  const meaning = meaningOf(field, value)
  if (meaning === undefined) return false
  const [least, most] = ['min', 'max'].map((bound) => meaningOf(field, ownValue(field, bound)))
  return (
    (least === undefined || compareMeanings(field, meaning, least) >= 0) &&
    (most === undefined || compareMeanings(field, meaning, most) <= 0)
  )
}

/** How many digits may stand after the point. */
function digitsOf(field: FieldOf<'decimal' | 'money'>): number {
  return mostDigits(field) ?? 12
}

/** Values between two that are next to each other as they are written. */
function between(field: Field, value: unknown, others: readonly unknown[]): readonly unknown[] {
  switch (field.kind) {
    case 'integer':
      return typeof value === 'number' ? [Math.ceil(value), Math.floor(value)] : []
    case 'number':
    case 'percent':
      return others.flatMap((other) =>
        typeof value === 'number' && typeof other === 'number' ? [(value + other) / 2] : [],
      )
    case 'decimal':
    case 'money': {
      if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value)) return []
      const digits = digitsOf(field)
      const [whole = '', rest = ''] = value.split('.')
      const cut = digits > 0 ? `${whole}.${rest.padEnd(digits, '0').slice(0, digits)}` : whole
      const unit = digits > 0 ? `0.${'1'.padStart(digits, '0')}` : '1'
      return [cut, addDecimals(cut, unit), addDecimals(cut, `-${unit}`)]
    }
    case 'time':
      return typeof value === 'string' ? [`${value.slice(0, 5)}:30`] : []
    default:
      return []
  }
}
