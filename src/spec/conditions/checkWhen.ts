import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import { isFactName } from '../values/Me'
import { meaningOf } from '../values/meaningOf'
import { isPlainObject } from '../values/ownValue'
import { isFromNow, mistakeFromNow } from '../values/fromNow'
import { isOtherField, mistakeInOther } from './otherField'
import { alternativesOf, type Clause, clausesOf, type When } from './When'
import { type Operator, operatorsOf } from './whenOperators'

/**
 * Find the mistake of a developer in a condition, as the end of a sentence: "asks for “totl”, which is none of the
 * fields". Undefined when there is none.
 *
 * @param beside the fields that values are compared with, where it is a condition of one record on others
 */
export function checkWhen(when: When, fields: Fields, beside: Fields = fields): string | undefined {
  if (!Array.isArray(when) && !isPlainObject(when)) return `is no condition, but ${shown(when)}`
  const alternatives = alternativesOf(when)
  if (alternatives.length === 0) return 'names no alternative, so that it never holds'
  for (const condition of alternatives) {
    if (!isPlainObject(condition)) return `names an alternative that is no condition, but ${shown(condition)}`
    const clauses = clausesOf(condition)
    if (clauses.length === 0) return 'asks for nothing, so that it always holds'
    for (const clause of clauses) {
      const found = mistakeIn(clause, fields, beside)
      if (found) return found
    }
  }
  return undefined
}

function mistakeIn({ name, operator, operand }: Clause, fields: Fields, beside: Fields): string | undefined {
  const field = own(fields, name)
  if (!field) return `asks for “${name}”, which is none of the fields`
  const known = operatorsOf(field)
  if (!known.includes(operator)) {
    return `asks “${operator}” of “${name}”, of kind ${field.kind}, which knows ${known.join(', ')}`
  }
  switch (operator) {
    case 'empty':
      return typeof operand === 'boolean'
        ? undefined
        : `asks whether “${name}” is empty with ${shown(operand)}; say true or false`
    case 'me':
      return mistakeInMe(name, field, operand)
    case 'in': {
      if (!Array.isArray(operand) || operand.length === 0) {
        return `asks “in” of “${name}” without a list of values`
      }
      return operand
        .map((one) => mistakeInValue(name, field, one, operator))
        .find((mistake) => mistake !== undefined)
    }
    case 'is':
    case 'not':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return isOtherField(operand)
        ? comparison(name, operand.field, mistakeInOther(operand, field, beside))
        : mistakeInValue(name, field, operand, operator)
    case 'contains':
      return mistakeInValue(name, field, operand, operator)
  }
}

/** An option is never the person, but may be the department of theirs. */
function mistakeInMe(name: string, { kind }: Field, operand: unknown): string | undefined {
  const isOption = kind === 'choice' || kind === 'choices'
  if (isFactName(operand) || (operand === true && !isOption)) return undefined
  const wanted = isOption ? 'the name of what `me` has' : 'true, or the name of what `me` has'
  return `asks “me” of “${name}” with ${shown(operand)}; say ${wanted}`
}

function mistakeInValue(
  name: string,
  field: Field,
  operand: unknown,
  operator: Operator,
): string | undefined {
  const mistake = isFromNow(operand)
    ? mistakeFromNow(operand, field, operator)
    : isValueOf(field, operand)
      ? undefined
      : `which is no value of kind ${field.kind}`
  return comparison(name, operand, mistake)
}

const comparison = (name: string, operand: unknown, mistake: string | undefined) =>
  mistake && `compares “${name}” with ${shown(operand)}, ${mistake}`

function isValueOf(field: Field, operand: unknown): boolean {
  const isOption =
    field.kind !== 'choice' && field.kind !== 'choices' ? true : field.options.includes(operand as string)
  return isOption && meaningOf(field, operand) !== undefined
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`
  return typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? typeof value)
}
