import { namesBehind, withComputed } from '../fields/computedValue'
import type { Fields } from '../fields/Field'
import type { Related } from '../fields/Related'
import { ownValue, withOwn } from '../values/ownValue'
import { sameData } from '../values/sameData'
import { Checker } from './Checker'
import type { DraftValues, ValidateOptions } from './ValidateOptions'

/**
 * The values with these names as their fields read them, and no others: a form asks a rule again when one that was read has
 * changed. What the form has no field for is taken from the stored record.
 */
export function readValues(
  { fields }: { readonly fields: Fields },
  names: readonly string[],
  { values, ...options }: ValidateOptions & { readonly values: DraftValues },
): Readonly<Record<string, unknown>> {
  const read = [...new Set(names.flatMap((name) => namesBehind(fields, name)))]
  const asked = Object.fromEntries(read.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
  const known = withRelated(asked, values, options.known)
  const draft = Object.fromEntries(
    read.map((name) => [name, Object.hasOwn(values, name) ? values[name] : ownValue(known, name)]),
  )
  return withServerMade(asked, new Checker(options).readFields(asked, draft) ?? {}, known)
}

/** The known values, with those of the records that a form points at now. */
function withRelated(
  fields: Fields,
  values: DraftValues,
  known: DraftValues | undefined,
): DraftValues | undefined {
  const all = Object.entries(fields).flatMap(([name, { related }]) =>
    related ? [[name, relatedValue(name, related, values, known)]] : [],
  )
  return all.length === 0 ? known : { ...known, ...Object.fromEntries(all) }
}

function relatedValue(name: string, from: Related, values: DraftValues, known: DraftValues | undefined) {
  if (Object.hasOwn(values, name)) return values[name]
  // Of another record than the one that was pointed at, the value is not here yet.
  const via = 'via' in from ? from.via : undefined
  const isSame =
    via === undefined || !Object.hasOwn(values, via) || sameData(values[via], ownValue(known, via))
  return isSame ? ownValue(known, name) : undefined
}

/**
 * Compute a field by what stands in a form, as a person typed it; null where it is not known. A part that the server makes is taken as
 * the form was given it.
 */
export function readComputed(
  fields: Fields,
  name: string,
  values: DraftValues,
  locale: string,
): string | number | null {
  const read = readValues({ fields }, [name], { values, known: values, locale })
  return (ownValue(read, name) ?? null) as string | number | null
}

/**
 * Take server-made values from the stored record alone, and from no draft: a state, the author's name. Those that are computed follow
 * from the draft.
 */
export function withServerMade(
  fields: Fields,
  values: DraftValues,
  known: DraftValues | undefined,
): Readonly<Record<string, unknown>> {
  if (!known) return withComputed(fields, values)
  const whole = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const value = field.readOnly ? ownValue(known, name) : undefined
    if (value !== undefined) withOwn(whole, name, value)
  }
  return withComputed(fields, whole)
}
