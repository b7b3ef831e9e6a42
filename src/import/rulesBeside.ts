import { orList } from '../messages/listText'
import type { Field } from '../spec/fields/Field'
import { kindOf } from '../spec/fields/Kind'
import { ownValue } from '../spec/values/ownValue'
import { wholePattern } from '../spec/schema/wholePattern'
import { code } from './code'

/** The rules of a schema that its kind of field does not have, as a draft says them. */
export interface RulesBeside {
  /** Options that say the same. */
  readonly options: { readonly pattern?: RegExp | undefined }
  /** Conditions on `value` that hold when it breaks a rule, and what a person is told then. */
  readonly tests: readonly (readonly [breaks: string, words: string])[]
  /** The rules that the draft does not validate, in words. */
  readonly left: readonly string[]
}

/** Find the rules that a schema has beside the options of its field, since a draft has no more than its code says. */
export function rulesBeside(field: Field): RulesBeside {
  const all: unknown = ownValue(kindOf(field).schema(field), 'allOf')
  const rules = (Array.isArray(all) ? (all as readonly unknown[]) : []).flatMap((rule) =>
    Object.entries(rule as Readonly<Record<string, unknown>>),
  )
  let options: RulesBeside['options'] = {}
  const tests: (readonly [string, string])[] = []
  const left: string[] = []
  for (const [keyword, operand] of rules) {
    if (isOption(field, keyword, operand)) continue
    const isFree = field.kind === 'text' && !field.pattern && !options.pattern
    const pattern = keyword === 'pattern' && isFree ? patternIn(operand) : undefined
    const test = testOf(keyword, operand)
    if (pattern) options = { pattern }
    else if (test) tests.push(test)
    else left.push(`${keyword} ${JSON.stringify(operand)} is not validated by the draft`)
  }
  return { options, tests, left }
}

/** Whether the field's own options say it already. */
function isOption(field: Field, keyword: string, operand: unknown): boolean {
  const given = ownValue(field, keyword === 'multipleOf' ? 'step' : keyword)
  if (keyword === 'pattern') return given instanceof RegExp && given.source === patternIn(operand)?.source
  const isOwn = field.kind === 'text' || keyword === 'multipleOf'
  return isOwn && operand !== undefined && given === operand
}

function patternIn(source: unknown): RegExp | undefined {
  if (typeof source !== 'string') return undefined
  for (const flags of ['u', '']) {
    try {
      return wholePattern(new RegExp(source, flags))
    } catch {
      // Then without, or not at all.
    }
  }
  return undefined
}

function testOf(keyword: string, operand: unknown): readonly [string, string] | undefined {
  switch (keyword) {
    case 'exclusiveMinimum':
      return [`value <= ${code(operand)}`, `Enter a number above ${code(operand)}`]
    case 'exclusiveMaximum':
      return [`value >= ${code(operand)}`, `Enter a number below ${code(operand)}`]
    case 'enum':
      return Array.isArray(operand) ? testOfValues(operand) : undefined
    case 'type':
      return Array.isArray(operand) ? testOfTypes(operand) : undefined
    default:
      return undefined
  }
}

function testOfValues(values: readonly unknown[]): readonly [string, string] | undefined {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
  const words = `Enter ${orList(values.map(String))}`
  const [only] = values
  if (values.length === 1) return [`value !== ${code(only)}`, words]
  return [`!${code(values)}.some((one) => one === value)`, words]
}

/** How a type of JSON is told, and what a person calls it. */
const TYPES: Readonly<Record<string, readonly [test: string, words: string]>> = {
  string: [`typeof value === 'string'`, 'a text'],
  integer: ['Number.isInteger(value)', 'a whole number'],
  number: [`typeof value === 'number'`, 'a number'],
  boolean: [`typeof value === 'boolean'`, 'true or false'],
  null: ['value === null', 'null'],
  array: ['Array.isArray(value)', 'a list'],
  object: [`(typeof value === 'object' && value !== null && !Array.isArray(value))`, 'an object'],
}

function testOfTypes(types: readonly unknown[]): readonly [string, string] | undefined {
  const known = types.map((type) => TYPES[String(type)])
  if (known.length === 0 || !known.every((one) => one !== undefined)) return undefined
  const words = orList(known.map(([, word]) => word))
  return [`!(${known.map(([test]) => test).join(' || ')})`, `Enter ${words}`]
}
