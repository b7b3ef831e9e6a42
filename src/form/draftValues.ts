import { own } from '../internal/own'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { isPlainObject, ownValue, withOwn } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { sameValue } from './sameValue'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** A value without what is never kept, and whether something of it was left out. */
export interface Keepable {
  readonly value: unknown
  readonly whole: boolean
}

const nothing: Keepable = { value: undefined, whole: false }

/** Leave out of a value what must not stay on the device: what is private, one-time codes and files. */
export function keepableValue(field: Field | undefined, value: unknown): Keepable {
  if (isMissing(value)) return { value, whole: true }
  if (field && isPrivate(field)) return nothing
  if (Array.isArray(value)) {
    const item = field?.kind === 'list' ? field.of : undefined
    if (item && isPrivate(item)) return nothing
    const items = value.map((one: unknown) => keepableValue(item, one))
    return {
      value: items.filter((one) => one !== nothing).map((one) => one.value),
      whole: items.every(({ whole }) => whole),
    }
  }
  if (isRecord(value)) {
    const kept: Record<string, unknown> = {}
    let whole = true
    for (const [name, part] of Object.entries(value)) {
      const one = keepableValue(fieldWithin(field, name, value), part)
      whole &&= one.whole
      if (one !== nothing) withOwn(kept, name, one.value)
    }
    // Emptied is not left out.
    for (const [name, part] of Object.entries(declaredWithin(field, value))) {
      if (isPrivate(part) && !Object.hasOwn(value, name)) withOwn(kept, name, null)
    }
    return { value: kept, whole }
  }
  // A file, a function: nothing that a person typed.
  return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
    ? nothing
    : { value, whole: true }
}

/** Whether nothing of such a field is ever kept. */
export function isPrivate({ sensitive, kind }: Field): boolean {
  return Boolean(sensitive) || kind === 'code' || kind === 'file' || kind === 'image'
}

/**
 * Put into a kept value what was left out of it, as another value has it: a draft must not remove a photo that it does
 * not know.
 *
 * @param items for each item of a list the value that has its parts
 */
export function withLeftOut(
  field: Field | undefined,
  kept: unknown,
  from: unknown,
  items: readonly unknown[] = [],
): unknown {
  if (field && isPrivate(field)) return kept === undefined ? from : (kept ?? undefined)
  if (Array.isArray(kept)) {
    const item = field?.kind === 'list' ? field.of : undefined
    return item ? kept.map((one: unknown, index) => withLeftOut(item, one, items[index])) : kept
  }
  if (!isRecord(kept)) return kept
  const parts: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(kept), ...Object.keys(declaredWithin(field, kept))])) {
    const part = withLeftOut(fieldWithin(field, name, kept), own(kept, name), ownValue(from, name))
    if (part !== undefined) withOwn(parts, name, part)
  }
  return parts
}

/**
 * Find in another value of a list the items with the private parts and files of each of its own: the one in the same place,
 * or any. Undefined for what is no list.
 */
export function originsOf(
  field: Field | undefined,
  kept: unknown,
  value: unknown,
  base: unknown,
): readonly number[] | undefined {
  if (field?.kind !== 'list' || !Array.isArray(kept) || !Array.isArray(value)) return undefined
  const others: readonly unknown[] = Array.isArray(base) ? base : []
  return value.map((one: unknown, index) => {
    const hasSame = (other: unknown) => sameValue(withLeftOut(field.of, kept[index], other), one)
    return index in others && hasSame(others[index]) ? index : others.findIndex(hasSame)
  })
}

/** A value that the form has no place for any more, to be read and copied. */
export interface Misfit {
  readonly label: string
  readonly text: string
}

/**
 * Fit a value of an older draft into a field as it is declared now. What has no place any more is a misfit, with its
 * text, and missing in the value.
 *
 * @param name the name of the field, which is its label where it has none
 */
export function fitValue(
  field: Field | undefined,
  name: string,
  value: unknown,
  locale?: string,
): { readonly fits: boolean; readonly value: unknown; readonly misfits: readonly Misfit[] } {
  const misfits: Misfit[] = []
  const label = labelOf(field ?? {}, name, locale)
  const fitted = fit(field, value, label)
  return { fits: fitted !== misfit, value: fitted === misfit ? undefined : fitted, misfits }

  function fit(part: Field | undefined, given: unknown, path: string): unknown {
    if (isMissing(given)) return given
    if (!part || part.readOnly || !mayHold(part, given)) {
      misfits.push({ label: path, text: plainText(given) })
      return misfit
    }
    if (Array.isArray(given)) {
      const item = part.kind === 'list' ? part.of : undefined
      if (!item) return part.kind === 'choices' ? optionsAmong(part.options, given, path) : given
      return given
        .map((one: unknown, index) => fit(item, one, `${path} ${index + 1}`))
        .filter((one) => one !== misfit)
    }
    if (!isRecord(given) || (part.kind !== 'group' && part.kind !== 'variant' && part.kind !== 'map'))
      return given
    const parts: Record<string, unknown> = {}
    for (const [key, one] of Object.entries(given)) {
      const inner = fieldWithin(part, key, given)
      const isTag = part.kind === 'variant' && key === part.by
      const fits = isTag ? one : fit(inner, one, `${path}, ${labelOf(inner ?? {}, key, locale)}`)
      if (fits !== misfit) withOwn(parts, key, fits)
    }
    return parts
  }

  function optionsAmong(options: readonly string[], given: readonly unknown[], path: string) {
    const [known, unknown] = [true, false].map((wanted) =>
      given.filter((one) => options.includes(String(one)) === wanted),
    )
    if (unknown?.length) misfits.push({ label: path, text: unknown.map(plainText).join(', ') })
    return known
  }
}

const misfit = Symbol()

/** Whether a control for the field can show the value, right or wrong. */
function mayHold(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && field.options.includes(value)
    case 'choices':
    case 'list':
      return Array.isArray(value)
    case 'group':
    case 'map':
    case 'dateRange':
      return isRecord(value)
    case 'variant':
      return isRecord(value) && own(field.variants, plainText(value[field.by])) !== undefined
    case 'json':
      return true
    case 'reference':
      return field.many ? Array.isArray(value) : isTextOrNumber(value)
    case 'file':
    case 'image':
    case 'code':
      return false
    case 'colour':
    case 'date':
    case 'decimal':
    case 'duration':
    case 'instant':
    case 'integer':
    case 'money':
    case 'number':
    case 'percent':
    case 'text':
    case 'time':
      return isTextOrNumber(value)
  }
}

/** The field of a part of a value; undefined where nothing is declared for it. */
export function fieldWithin(
  field: Field | undefined,
  name: string,
  value: Readonly<Record<string, unknown>>,
): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return own<Field>(field.fields, name)
    case 'map':
      return field.of
    case 'variant':
      return own<Field>(own<Fields>(field.variants, plainText(value[field.by])), name)
    default:
      return undefined
  }
}

/** The fields that a value with parts may have by its declaration. */
function declaredWithin(field: Field | undefined, value: Readonly<Record<string, unknown>>): Fields {
  if (field?.kind === 'group') return field.fields
  return (field?.kind === 'variant' && own<Fields>(field.variants, plainText(value[field.by]))) || {}
}

/** Whether it is an object with parts, and not a file or a date. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isPlainObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
