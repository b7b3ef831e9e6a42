import { compareDecimals, fractionDigits } from '../values/decimalText'
import { pointerStep } from '../values/jsonPointer'
import type { Entity } from '../entities/Entity'
import type { Field, Fields } from '../fields/Field'
import { kindOf } from '../fields/Kind'
import { ruleNameOf } from '../rules/Rule'
import { emptiesOf } from '../fields/schemaOfFields'
import { schemaPattern } from '../fields/textSchema'

/** A rule that the JSON Schema of an entity does not say, or not wholly. */
export interface JsonSchemaReport {
  /** Where in the schema it would stand, as a JSON Pointer (RFC 6901). */
  readonly path: string
  /** The rule, as issues name it. */
  readonly rule: string
  /** Why JSON Schema cannot say it. */
  readonly reason: string
}

/**
 * List the rules that `entity['~standard'].jsonSchema` does not say, because JSON Schema has no words for them: limits
 * of decimals, dates and times, rules across fields and records, functions of the host. A validator with the schema
 * alone accepts values that break these rules, and rejects all else that the entity rejects.
 *
 *   jsonSchemaReport(invoice)  // [{ path: '/properties/due/anyOf/0', rule: 'max', reason: '…' }]
 */
export function jsonSchemaReport({
  fields,
  rules = [],
}: Pick<Entity, 'fields' | 'rules'>): readonly JsonSchemaReport[] {
  const across = rules.filter(({ severity = 'error' }) => severity === 'error')
  return [
    ...unsaidOfFields(fields, ''),
    ...across.map((rule) => ({
      path: pathTo(rule.at[0], ''),
      rule: ruleNameOf(rule),
      reason:
        rule.unique || rule.noOverlap ? 'It is about all records.' : 'It is about several fields at once.',
    })),
  ]
}

const pathTo = (name: string, at: string) => `${at}/properties/${pointerStep(name)}`

function unsaidOfFields(fields: Fields, at: string): readonly JsonSchemaReport[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly ? [] : unsaidOf(field, pathTo(name, at)),
  )
}

function unsaidOf(field: Field, outer: string): readonly JsonSchemaReport[] {
  const path = emptiesOf(field).length > 0 ? `${outer}/anyOf/0` : outer
  const own = Object.entries(unsaidRules(field)).map(([rule, reason]) => ({ path, rule, reason }))
  const asked = field.validate ? [{ path, rule: 'validate', reason: 'It is a function of the host.' }] : []
  return [...own, ...asked, ...unsaidWithin(field, path)]
}

function unsaidWithin(field: Field, at: string): readonly JsonSchemaReport[] {
  switch (field.kind) {
    case 'group':
      return unsaidOfFields(field.fields, at)
    case 'list':
      return unsaidOf(field.of, `${at}/items`)
    case 'map':
      return unsaidOf(field.of, `${at}/additionalProperties`)
    case 'variant':
      return Object.values(field.variants).flatMap((fields, index) =>
        unsaidOfFields(fields, `${at}/oneOf/${index}`),
      )
    default:
      return []
  }
}

const CHARACTERS = 'JSON Schema counts code points, of which one character may have several.'
const EXPRESSION = 'The expressions of JSON Schema have no flags, and all of them are read as with “u”.'
const STEPS = 'JSON Schema counts steps from 0 alone, and knows none of a text.'
const ORDER = 'To JSON Schema it is a text, of which none is less than another.'

/** The rules that a field declares and its schema does not say, with the reasons. */
function unsaidRules(field: Field): Readonly<Record<string, string>> {
  const schema = kindOf(field).schema(field) as Readonly<Record<string, unknown>>
  switch (field.kind) {
    case 'text': {
      const { minLength, maxLength, pattern, format } = field
      // Of an address of mail each character is one code point.
      const isCounted = (keyword: string) => format === 'email' || isBeside(schema, keyword)
      const isMatched = pattern && (schemaPattern(pattern) ?? isBeside(schema, 'pattern'))
      return {
        ...(minLength && !isCounted('minLength') && { minLength: CHARACTERS }),
        ...(maxLength !== undefined && !isCounted('maxLength') && { maxLength: CHARACTERS }),
        ...(pattern && !isMatched && { pattern: EXPRESSION }),
        ...(format === 'url' && { format: 'No expression tells all that makes an address (WHATWG URL).' }),
      }
    }
    case 'integer':
    case 'number':
    case 'percent': {
      const isSaid = schema['multipleOf'] !== undefined || isBeside(schema, 'multipleOf')
      return field.step !== undefined && !isSaid ? { step: STEPS } : {}
    }
    case 'decimal':
    case 'money': {
      const { min, max, step } = field
      const isPower = step !== undefined && /^(?:1(?:\.0*)?|0\.0*10*)$/.test(step)
      const base = fractionDigits(min ?? '0')
      return {
        ...(min !== undefined && compareDecimals(min, '0') !== 0 && { min: ORDER }),
        ...(max !== undefined && { max: ORDER }),
        ...(step !== undefined && !(isPower && base <= fractionDigits(step)) && { step: STEPS }),
      }
    }
    case 'date':
    case 'time':
    case 'instant':
    case 'duration':
      return unsaidBounds(field)
    case 'dateRange':
      return { order: 'JSON Schema does not compare two properties.', ...unsaidBounds(field) }
    case 'map':
      return field.keys && !schemaPattern(field.keys) ? { keys: EXPRESSION } : {}
    default:
      return {}
  }
}

/** Whether the schema that a field was made of says it as it was. */
function isBeside({ allOf }: Readonly<Record<string, unknown>>, keyword: string): boolean {
  return Array.isArray(allOf) && allOf.some((one: object) => keyword in one)
}

function unsaidBounds({
  min,
  max,
}: {
  readonly min?: string | undefined
  readonly max?: string | undefined
}) {
  return { ...(min !== undefined && { min: ORDER }), ...(max !== undefined && { max: ORDER }) }
}
