import { anyNumberRules } from '../../messages/rules/anyNumberRules'
import { strictBoundsRules } from '../../messages/rules/strictBoundsRules'
import type { Field } from '../fields/Field'
import { integer, number } from '../fields/kinds/number'
import { isMultiple } from '../values/isMultiple'
import { writeNumber } from '../../messages/writeNumber'
import { exactField, type Extra } from './exactField'
import { given, isNumber, least, most, presenceOf, type Reading } from './Reading'

const SAFE = Number.MAX_SAFE_INTEGER

/** A number, with bounds of either kind and the steps that it is a multiple of. */
export function readNumber(reading: Reading, isInteger: boolean): Field | undefined {
  const { flat, reporter, at } = reading
  const extras: Extra[] = []
  let min = most(flat.takeOf('minimum', isNumber))
  let max = least(flat.takeOf('maximum', isNumber))
  const above = most(flat.takeOf('exclusiveMinimum', isNumber))
  const below = least(flat.takeOf('exclusiveMaximum', isNumber))
  if (above !== undefined && (min === undefined || above >= min)) {
    min = isInteger ? Math.floor(above) + 1 : above
    if (!isInteger) extras.push(aboveRule(above))
  }
  if (below !== undefined && (max === undefined || below <= max)) {
    max = isInteger ? Math.ceil(below) - 1 : below
    if (!isInteger) extras.push(belowRule(below))
  }
  const isPositive = (value: unknown): value is number => isNumber(value) && value > 0
  const steps = [...new Set(flat.takeOf('multipleOf', isPositive).map(({ value }) => value))]
  for (const step of steps) extras.push(stepRule(step))
  const [step] = steps
  if (step !== undefined && min !== undefined && Number.isInteger(step) && Number.isInteger(min)) {
    min = Math.ceil(min / step) * step // the steps of a field count from there
  }
  if (min !== undefined && max !== undefined && min > max) return undefined

  if (isInteger && !(min !== undefined && max !== undefined && min >= -SAFE && max <= SAFE)) {
    const reason = `Whole numbers beyond ${SAFE} are rejected, since JavaScript does not keep them exactly.`
    reporter.add(at, 'type', 'less', reason)
  }
  if (isInteger) {
    // Where every whole number ends is no limit of this one.
    if (min !== undefined && min <= -SAFE) min = undefined
    if (max !== undefined && max >= SAFE) max = undefined
  }
  const shown = step !== undefined && isMultiple(min ?? 0, step) ? step : undefined
  const options = given({ min, max, step: shown })
  return exactField(isInteger ? integer(options) : number(options), {
    ...presenceOf(reading),
    extras,
    messages: { ...strictBoundsRules, ...anyNumberRules },
    validatedByExtras: ['step'],
  })
}

function aboveRule(min: number): Extra {
  return {
    rule: 'min',
    messageKey: 'rule.above',
    holds: (value) => typeof value !== 'number' || value > min,
    params: { min },
    show: (locale) => ({ min: writeNumber(min, locale) }),
    schema: { exclusiveMinimum: min },
  }
}

function belowRule(max: number): Extra {
  return {
    rule: 'max',
    messageKey: 'rule.below',
    holds: (value) => typeof value !== 'number' || value < max,
    params: { max },
    show: (locale) => ({ max: writeNumber(max, locale) }),
    schema: { exclusiveMaximum: max },
  }
}

function stepRule(step: number): Extra {
  return {
    rule: 'step',
    messageKey: 'rule.step',
    holds: (value) => typeof value !== 'number' || isMultiple(value, step),
    params: { step },
    show: (locale) => ({ step: writeNumber(step, locale) }),
    schema: { multipleOf: step },
  }
}
