import { own } from '../internal/own'
import type { Field, FieldOf, Fields } from '../spec/fields/fields'
import { isMissing } from '../spec/values/isMissing'
import { isPlainObject, ownValue, withOwn } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import type { FieldPath } from './FieldPath'
import type { FormStore, FormValues } from './FormStore'

/** The values of a form without what its fields call `sensitive`, to be put back with `withSensitive`. */
export type OpenValues = FormValues

/** The items of a list with sensitive parts: who is who is told by the symbols, since the values may be equal. */
interface OpenItems {
  readonly items: readonly symbol[]
  readonly values: readonly unknown[]
}

/**
 * Leave out of a form's values what its fields call `sensitive`: memory that nothing shows is no place for a password.
 *
 * @param before an earlier result, whose parts are given again where they are the same
 */
export function withoutSensitive(form: FormStore, before?: OpenValues): OpenValues {
  return open(form, formField(form), form.getValues(), [], before) as OpenValues
}

/** Put what is sensitive now into such values; items are found again wherever they have moved. */
export function withSensitive(form: FormStore, values: OpenValues): FormValues {
  return whole(form, formField(form), values, form.getValues(), []) as FormValues
}

const formField = (form: FormStore) => ({ kind: 'group', fields: form.getFields() ?? {} }) as FieldOf<'group'>

function open(form: FormStore, field: Field, value: unknown, path: FieldPath, before?: unknown): unknown {
  if (!hasSensitive(field)) return value
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return value
    const earlier = isOpenItems(before) ? before.values : []
    const values = value.map((one: unknown, index) =>
      open(form, field.of, one, [...path, index], earlier[index]),
    )
    return sameUnlessChanged(
      { items: form.getItems(path), values: sameUnlessChanged(values, earlier) },
      before,
    )
  }
  if (!isPlainObject(value)) return value
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const inner = fieldIn(field, name, value)
    if (inner && isSensitive(inner)) continue
    withOwn(parts, name, inner ? open(form, inner, part, [...path, name], ownValue(before, name)) : part)
  }
  return sameUnlessChanged(parts, before)
}

function whole(form: FormStore, field: Field, kept: unknown, now: unknown, path: FieldPath): unknown {
  if (!hasSensitive(field)) return kept
  if (field.kind === 'list') {
    if (!isOpenItems(kept)) return kept
    const values: readonly unknown[] = Array.isArray(now) ? now : []
    const places = placesOf(kept.items, values.length > 0 ? form.getItems(path) : [])
    const items = kept.values.map((one, index) => {
      const place = places[index]
      return whole(form, field.of, one, values[place ?? -1], [...path, place ?? index])
    })
    return sameUnlessChanged(items, now)
  }
  const isSameVariant = field.kind !== 'variant' || ownValue(kept, field.by) === ownValue(now, field.by)
  const parts: Record<string, unknown> = {}
  for (const name of new Set([...namesIn(kept), ...(field.kind === 'map' ? [] : namesIn(now))])) {
    const inner = fieldIn(field, name, kept)
    const beside = isSameVariant ? ownValue(now, name) : undefined
    const part = ownValue(kept, name)
    const value = !inner
      ? part
      : isSensitive(inner)
        ? beside
        : whole(form, inner, part, beside, [...path, name])
    if (value !== undefined) withOwn(parts, name, value)
  }
  const isNothing = !isPlainObject(kept) && Object.values(parts).every(isMissing)
  return isNothing ? kept : sameUnlessChanged(parts, now)
}

/** Where each item stands now: found by its symbol, or else in its place, if the one there is no other of them. */
function placesOf(items: readonly symbol[], now: readonly symbol[]): readonly (number | undefined)[] {
  return items.map((item, index) => {
    const place = now.indexOf(item)
    if (place >= 0) return place
    const here = now[index]
    return here !== undefined && !items.includes(here) ? index : undefined
  })
}

/** Whether nothing of such a field is kept; of a list of sensitive texts, not even how many there were. */
function isSensitive(field: Field): boolean {
  if (field.sensitive) return true
  return (field.kind === 'list' || field.kind === 'map') && isSensitive(field.of)
}

function hasSensitive(field: Field): boolean {
  if (isSensitive(field)) return true
  const within = (fields: Fields) => Object.values(fields).some(hasSensitive)
  switch (field.kind) {
    case 'group':
      return within(field.fields)
    case 'variant':
      return Object.values(field.variants).some(within)
    case 'list':
    case 'map':
      return hasSensitive(field.of)
    default:
      return false
  }
}

/** The field of a part of a value; undefined where nothing is declared for it. */
function fieldIn(field: Field, name: string, value: unknown): Field | undefined {
  switch (field.kind) {
    case 'group':
      return own<Field>(field.fields, name)
    case 'map':
      return field.of
    case 'variant':
      return own<Field>(own<Fields>(field.variants, plainText(ownValue(value, field.by))), name)
    default:
      return undefined
  }
}

/** The same object as before where nothing in it has changed, so that no more is drawn than has. */
function sameUnlessChanged<Made extends object>(made: Made, before: unknown): Made {
  if (typeof before !== 'object' || before === null || Array.isArray(before) !== Array.isArray(made))
    return made
  const [parts, earlier] = [Object.entries(made), new Map<string, unknown>(Object.entries(before))]
  const isSame =
    parts.length === earlier.size &&
    parts.every(([name, part]) => earlier.has(name) && Object.is(earlier.get(name), part))
  return isSame ? (before as Made) : made
}

function isOpenItems(kept: unknown): kept is OpenItems {
  return isPlainObject(kept) && Array.isArray(kept['items']) && Array.isArray(kept['values'])
}

function namesIn(value: unknown): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}
