import { newItem } from '../../form/newItem'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { AskedSection } from '../../spec/entities/EntitySection'
import type { Field, Fields } from '../../spec/fields/fields'
import type { DefaultContext } from '../../spec/values/defaultOf'
import type { Values } from '../source/formChanges'

interface Blanks {
  /** The fields that are filled in. */
  readonly names: readonly string[]
  readonly steps: readonly AskedSection[] | undefined
  readonly context: DefaultContext
}

/**
 * The values that the form of a new record begins with: where a list has to have items, there are as many to fill in. None where a
 * step asks for them one by one, nor in a section that is not always there, because they would not be seen.
 */
export function withBlankItems<F extends Fields>(
  { fields, sections = [] }: Pick<Entity<F>, 'fields' | 'sections'>,
  values: Values,
  { names, steps = [], context }: Blanks,
): Values {
  const unseen = [
    ...[...sections, ...steps].filter((section) => section.when !== undefined),
    ...steps.filter((step) => step.addAnother),
  ].flatMap((section) => section.fields)
  const seen = names.filter((name) => !unseen.includes(name))
  return inside(fields, seen, values, context)
}

function inside(fields: Fields, names: readonly string[], values: Values, context: DefaultContext): Values {
  const begun = names.flatMap((name) => {
    const field = own<Field>(fields, name)
    const value = own(values, name)
    const begins = field && beginOf(field, value, context)
    return begins === value ? [] : [[name, begins] as const]
  })
  return begun.length > 0 ? { ...values, ...Object.fromEntries(begun) } : values
}

function beginOf(field: Field, value: unknown, context: DefaultContext): unknown {
  if (field.readOnly) return value
  // A group that may be left out would have to be filled in, as soon as there is something in it.
  if (field.kind === 'group') return field.required ? groupOf(field.fields, value, context) : value
  if (field.kind !== 'list' || value !== undefined) return value
  const { of: item, minItems = 0, required } = field
  if (item.kind !== 'group' || !wantsWords(item.fields, newItem(item, context))) return value
  const count = Math.max(minItems, required ? 1 : 0)
  if (count === 0) return value
  return Array.from({ length: count }, () => groupOf(item.fields, newItem(item, context), context))
}

function groupOf(fields: Fields, value: unknown, context: DefaultContext): unknown {
  const given = (value ?? {}) as Values
  const begun = inside(fields, Object.keys(fields), given, context)
  return begun === given ? value : begun
}

/** Whether an item is rejected as it begins: any other would be saved though no person has written it. */
function wantsWords(fields: Fields, item: unknown): boolean {
  return Object.entries(fields).some(
    ([name, { required, readOnly }]) => required && !readOnly && own(item as Values, name) === undefined,
  )
}
