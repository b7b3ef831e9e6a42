import { own } from '../../internal/own'
import { checkWhen } from '../conditions/checkWhen'
import { alternativesOf, clausesOf } from '../conditions/When'
import { dependsOnNow } from '../values/fromNow'
import { isPlainObject } from '../values/ownValue'
import type { Field, Fields } from '../fields/Field'
import type { Choosing, DayAfter, Formula, Operand } from '../fields/Formula'
import { numericKinds } from '../fields/numericKinds'

/** Find the mistake of a developer in a formula, as the end of a sentence. */
export function mistakeInFormula(formula: Formula, fields: Fields): string | undefined {
  const isObject: boolean = isPlainObject(formula)
  if (!isObject) return unclear
  if ('after' in formula) return mistakeInDay(formula, fields)
  const known = operators.filter((name) => name in formula)
  const [operator] = known
  if (operator === undefined || known.length > 1) return unclear
  if ('when' in formula) return mistakeInChoice(formula, fields)
  if ('sum' in formula) return mistakeInSum(formula, fields)
  if ('count' in formula) {
    const field = own(fields, formula.count)
    if (!field) return missing(formula.count)
    return isSeveral(field) ? undefined : `counts “${formula.count}”, of which there is only one`
  }
  if ('days' in formula) return mistakeInTimes(formula.days, fields, ['date'])
  if ('hours' in formula) return mistakeInTimes(formula.hours, fields, ['instant', 'time'])
  const operands = (formula as unknown as Readonly<Record<string, readonly Operand[]>>)[operator]
  if (!Array.isArray(operands) || operands.length === 0) return `has nothing to ${operator}`
  if (operator === 'divide' && operands.length !== 2) return 'divides other than one by one'
  return first(operands, (operand) => mistakeInOperand(operand, fields))
}

const operators = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'min',
  'max',
  'sum',
  'count',
  'days',
  'hours',
  'when',
]
const unclear = `does not say one thing to compute. Say one of ${operators.join(', ')}, after`

function mistakeInOperand(operand: Operand, fields: Fields): string | undefined {
  if (typeof operand === 'number') return Number.isFinite(operand) ? undefined : `counts with ${operand}`
  if (typeof operand !== 'string') {
    return 'after' in operand ? 'counts with a day' : mistakeInFormula(operand, fields)
  }
  const field = own(fields, operand)
  if (!field) return missing(operand)
  return numericKinds.has(field.kind)
    ? undefined
    : `counts with “${operand}”, which is of kind ${field.kind} and no number`
}

function mistakeInChoice(formula: Choosing, fields: Fields): string | undefined {
  const { when, value, otherwise, ...rest } = formula
  const mistake = checkWhen(when, fields)
  if (mistake) return `has a “when” that ${mistake}`
  const clauses = alternativesOf(when).flatMap(clausesOf)
  // Its value is kept with the record, and is the same for all who read it.
  if (clauses.some(({ operator }) => operator === 'me'))
    return 'asks who reads it, so that it would have two values'
  if (clauses.some(({ operand }) => dependsOnNow(operand)))
    return 'asks what day it is, so that the value that is stored would be wrong the next day'
  const stray = Object.keys(rest)[0]
  if (stray !== undefined) return `says “${stray}” beside “when”. Say value, otherwise or both`
  if (value === undefined && otherwise === undefined)
    return 'has a “when”, and neither “value” nor “otherwise”'
  return first(
    [value, otherwise].filter((one) => one !== undefined),
    (one) => mistakeInOperand(one, fields),
  )
}

function mistakeInSum(
  { sum: name, of }: Extract<Formula, { readonly sum: string }>,
  fields: Fields,
): string | undefined {
  const list = own(fields, name)
  if (!list) return missing(name)
  if (list.kind !== 'list') return `adds up “${name}”, which is of kind ${list.kind} and no list`
  if (list.of.kind === 'group') {
    if (of === undefined) return `adds up the groups of “${name}”. Say of: what of each`
    return mistakeInOperand(of, list.of.fields)
  }
  if (of !== undefined) return `adds up a part of each item of “${name}”, which has none`
  return numericKinds.has(list.of.kind)
    ? undefined
    : `adds up “${name}”, a list of ${list.of.kind} and not of numbers`
}

function mistakeInDay(formula: DayAfter, fields: Fields): string | undefined {
  const { after, months, days, ...rest } = formula
  const field = own(fields, after)
  if (!field) return missing(after)
  if (field.kind !== 'date') return `counts days after “${after}”, which is of kind ${field.kind} and no date`
  const operands = [months, days].filter((one) => one !== undefined)
  const stray = Object.keys(rest)[0]
  if (stray !== undefined) return `counts ${stray} after “${after}”. Say months, days or both`
  if (operands.length === 0) return `is the day of “${after}” itself. Say how many months or days after`
  return first(operands, (one) =>
    typeof one === 'number' && !Number.isInteger(one)
      ? `counts ${one} days or months, of which a part is none`
      : mistakeInOperand(one, fields),
  )
}

function mistakeInTimes(
  names: readonly string[],
  fields: Fields,
  kinds: readonly string[],
): string | undefined {
  if (!Array.isArray(names) || names.length !== 2) return 'measures the time between other than two'
  const stray = names.find((name) => !own(fields, name))
  if (stray !== undefined) return missing(stray)
  const [one = '', other = ''] = names.map((name) => own(fields, name)?.kind ?? '')
  return kinds.includes(one) && one === other
    ? undefined
    : `measures the time from ${one} to ${other}. Both are of kind ${kinds.join(', or both ')}`
}

const missing = (name: string) => `counts with “${name}”, which is none of the fields beside it`

const isSeveral = (field: Field) =>
  field.kind === 'list' || field.kind === 'choices' || ('many' in field && field.many === true)

function first<One>(all: readonly One[], find: (one: One) => string | undefined): string | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
