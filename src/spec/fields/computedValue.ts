import { own } from '../../internal/own'
import { onceFor } from '../../internal/onceFor'
import { isPlainObject, ownValue, withOwn } from '../values/ownValue'
import type { Field, Fields } from './Field'
import { codeOf } from './formulaCode'
import { isOfOthers } from './isInForm'

/**
 * The value of a computed field, as its kind keeps it and rounds it.
 * @param values those of the fields beside it, as their kinds keep them
 * @returns null where it is not known yet
 */
export function computedValue(fields: Fields, name: string, values: object): string | number | null {
  const field = own(fields, name)
  const given = field?.computed
  if (!given || waits(fields, name, values)) return null
  return codeOf(given)?.compute(given, field, fields, values) ?? null
}

/** Whether a value of another record is not here: it is read where the record is shown. */
export function isUnread(fields: Fields, name: string, values: object): boolean {
  return isOfOthers(own(fields, name)) && ownValue(values, name) === undefined
}

/**
 * The values with those that follow from them, also within groups and in the items of lists. One that waits for a value of another record
 * is left out. Nothing is changed in place.
 * @param isStored whether those that are there stay
 */
export function withComputed<Values extends object>(
  fields: Fields,
  values: Values,
  isStored = false,
): Values {
  const names = computedIn(fields)
  const holders = holdersIn(fields)
  if (names.length === 0 && holders.length === 0) return values
  const whole = { ...values } as Record<string, unknown>
  for (const name of holders) {
    const value = own(whole, name)
    const field = fields[name]
    if (field && value !== undefined) withOwn(whole, name, withinValue(field, value, isStored))
  }
  for (const name of names) {
    if (isStored && own(whole, name) !== undefined) continue
    if (!waits(fields, name, whole)) withOwn(whole, name, computedValue(fields, name, whole))
  }
  return whole as Values
}

/** The value of a stored record; what its server does not give is computed, also in groups and in the items of lists. */
export function storedValue(fields: Fields, name: string, record: object): unknown {
  const field = own(fields, name)
  const value = ownValue(record, name)
  if (field?.computed) return value === undefined ? computedValue(fields, name, record) : value
  return field && holdsComputed(field) ? withinValue(field, value, true) : value
}

/** The names of a field, and of all that its value follows from. */
export function namesBehind(fields: Fields, name: string): readonly string[] {
  const given = own(fields, name)?.computed
  if (!given) return [name]
  const read = codeOf(given)?.namesIn(given) ?? []
  return [...new Set([name, ...read.flatMap((one) => namesBehind(fields, one))])]
}

const computedIn = /* @__PURE__ */ onceFor((fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]?.computed !== undefined),
)

/** Of each computed field, the values of other records that it follows from. */
const relatedBehind = /* @__PURE__ */ onceFor(
  (fields: Fields): ReadonlyMap<string, readonly string[]> =>
    new Map(
      computedIn(fields).map((name) => [
        name,
        namesBehind(fields, name).filter((one) => isOfOthers(fields[one])),
      ]),
    ),
)

function waits(fields: Fields, name: string, values: object): boolean {
  return (
    relatedBehind(fields)
      .get(name)
      ?.some((one) => isUnread(fields, one, values)) ?? false
  )
}

/** The fields in which others are computed. */
const holdersIn = /* @__PURE__ */ onceFor((fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name] && holdsComputed(fields[name])),
)

function holdsComputed(field: Field): boolean {
  if (field.kind === 'list') return holdsComputed(field.of)
  return field.kind === 'group' && (computedIn(field.fields).length > 0 || holdersIn(field.fields).length > 0)
}

function withinValue(field: Field, value: unknown, isStored: boolean): unknown {
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((item: unknown) => withinValue(field.of, item, isStored)) : value
  }
  return field.kind === 'group' && isPlainObject(value) ? withComputed(field.fields, value, isStored) : value
}
