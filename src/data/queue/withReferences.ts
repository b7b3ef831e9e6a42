import { own } from '../../internal/own'
import type { Field, Fields } from '../../spec/fields/Field'
import type { Id } from '../../spec/fields/FieldBase'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'
import { itemsOf, ownNames, ownValue, withOwn } from '../../spec/values/ownValue'
import type { Row } from '../Row'

/** Answer with another id for one that a reference to such an entity holds, or with the same. */
type ReplaceId = (to: string, id: Id) => Id

/** Values with other ids in their references, within groups, lists, variants and maps too; the same where none is replaced. */
export function withReferences(fields: Fields, values: Row, replace: ReplaceId): Row {
  return partsOf(values, (name) => fields[name], replace) as Row
}

function valueOf(field: Field, value: unknown, replace: ReplaceId): unknown {
  switch (field.kind) {
    case 'reference':
      return field.many
        ? itemsWith(value, (id) => idOf(id, field.to, replace))
        : idOf(value, field.to, replace)
    case 'list':
      return itemsWith(value, (item) => valueOf(field.of, item, replace))
    case 'map':
      return partsOf(value, () => field.of, replace)
    case 'group':
      return partsOf(value, (name) => own(field.fields, name), replace)
    case 'variant': {
      const chosen = own(field.variants, String(ownValue(value, field.by)))
      return partsOf(value, (name) => own(chosen, name), replace)
    }
    default:
      return value
  }
}

const idOf = (value: unknown, to: string, replace: ReplaceId): unknown =>
  isTextOrNumber(value) ? replace(to, value) : value

function itemsWith(value: unknown, itemOf: (item: unknown) => unknown): unknown {
  const items = itemsOf(value)
  const next = items?.map(itemOf)
  return next?.some((item, place) => item !== items?.[place]) ? next : value
}

function partsOf(value: unknown, fieldAt: (name: string) => Field | undefined, replace: ReplaceId): unknown {
  let next: Record<string, unknown> | undefined
  for (const name of ownNames(value) ?? []) {
    const field = fieldAt(name)
    const before = ownValue(value, name)
    const after = field && valueOf(field, before, replace)
    if (field && after !== before) withOwn((next ??= { ...(value as Row) }), name, after)
  }
  return next ?? value
}
