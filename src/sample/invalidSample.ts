import { own } from '../internal/own'
import { fail } from '../internal/developerMessages'
import { isOtherField } from '../spec/conditions/otherField'
import { alternativesOf, clausesOf } from '../spec/conditions/When'
import type { Field, Fields } from '../spec/fields/Field'
import { nearValues } from '../spec/values/nearValues'
import { brokenValues, fieldAgainst } from './brokenValues'
import type { EntitySampler } from './createSampler'
import { pointOf } from './hash'
import { internalsOf } from './internals'
import { brokenRulesOf } from './brokenRules'
import { makerOf } from './makerOf'
import { patternText } from './patternText'
import { noSample, placeOf, rootOf, type SampledEntity } from './Place'
import { SampleError } from './SampleError'

type Values = Readonly<Record<string, unknown>>

const TRIES = 200
const SHORT = 16

/**
 * A draft that breaks one rule of one field, and no other anywhere.
 * @param way the field's name, or the way to it: `['lines', 0, 'what']`
 */
export function invalidSample<F extends Fields>(
  samples: EntitySampler<F>,
  way: (keyof F & string) | readonly (string | number)[],
  rule: string,
  index = 0,
): Record<string, unknown> {
  const { entity, context, recordBy } = internalsOf(samples)
  const path = typeof way === 'string' ? [way] : way
  const record = recordBy(context)(index, 0)
  const named = `${entity.name}.${path.join('.')}`
  const field = fieldAt(entity.fields, record, path)
  if (!field) fail(`“${named}” is no field, so that no rule of it can be broken. Check the way to it.`)
  const isIt = (draft: Record<string, unknown>) => {
    const issues = brokenRulesOf(entity, draft)
    const [only] = issues
    return issues.length === 1 && only?.rule === rule && String(only.path) === String(path)
  }
  const kept = path.reduce<unknown>((value, name) => (value as Values)?.[name], record)
  // A long text that does not match such a pattern takes long to be rejected.
  const isSlow = field.kind === 'text' && field.pattern && patternText(field.pattern)?.isSlow
  const candidates = [...brokenValues(field, rule, kept), ...valuesBeside(entity, path, field, record)]
  for (const value of candidates) {
    if (isSlow && typeof value === 'string' && value.length > SHORT) continue
    const draft = changed(record, path, value)
    if (isIt(draft)) return draft
  }
  const against = isSlow && rule === 'pattern' ? field : fieldAgainst(field, rule)
  const last = placeOf(String(path.at(-1)), against, rootOf(entity, context.seed))
  const place = { ...last, path: [entity.name, ...path.map(String)], isOptional: false }
  try {
    const make = makerOf(against, place, { ...context, provider: undefined })
    for (let trial = 0; trial < TRIES; trial += 1) {
      const draft = changed(
        record,
        path,
        make(pointOf(trial, pointOf(index)), { index, trail: [], missing: 0 }),
      )
      if (isIt(draft)) return draft
    }
  } catch (error) {
    if (!(error instanceof SampleError)) throw error
  }
  throw noSample(place, 'unbreakable')
}

/** Values just around those that a rule across fields compares the field with. */
function valuesBeside(
  { rules = [] }: Pick<SampledEntity, 'rules'>,
  [name, ...rest]: readonly (string | number)[],
  field: Field,
  record: Values,
): readonly unknown[] {
  if (rest.length > 0) return []
  const clauses = rules.flatMap(({ require }) => alternativesOf(require ?? []).flatMap(clausesOf))
  return clauses
    .filter((clause) => clause.name === name)
    .flatMap(({ operand }) => nearValues(field, isOtherField(operand) ? record[operand.field] : operand))
}

function changed(
  record: unknown,
  [name, ...rest]: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const copy = (Array.isArray(record) ? [...record] : { ...(record as object) }) as Record<
    string | number,
    unknown
  >
  if (name === undefined) return copy
  const inner = rest.length > 0 ? changed(copy[name], rest, value) : value
  if (inner === undefined && !Array.isArray(copy)) delete copy[name]
  else
    Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}

/** The field that a path leads to, in the variants that a record has. */
function fieldAt(
  fields: Fields,
  values: unknown,
  [name, ...rest]: readonly (string | number)[],
): Field | undefined {
  let field = own(fields, name === undefined ? name : String(name))
  let value = (values as Values)?.[name ?? '']
  let way = rest
  while (field && way.length > 0) {
    if (field.kind === 'group') return fieldAt(field.fields, value, way)
    if (field.kind === 'variant') {
      const chosen = String((value as Values)?.[field.by])
      const variant = own(field.variants, chosen)
      return variant && fieldAt(variant, value, way)
    }
    if (field.kind !== 'list' && field.kind !== 'map') return undefined
    value = (value as Values)?.[way[0] ?? '']
    field = field.of
    way = way.slice(1)
  }
  return field
}
