import type { RecordId } from '../../data/DataSource'
import { paramsOf } from '../../internal/addressParams'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import type { Product } from '../../spec/product/Product'
import { readRecordId } from './recordIdOf'

/** One that an address fills in. */
export interface FilledReference {
  readonly name: string
  readonly to: string
  readonly id: RecordId
  /** As the field stores it: a list of the one, where it holds several. */
  readonly value: RecordId | readonly RecordId[]
}

/** Parameters about the form itself. */
const apart: ReadonlySet<string> = new Set(['from'])

/**
 * The references that the address of a form fills in: of `/orders/new?customer=137` the customer. Only those that the
 * person may write, since an address can say anything.
 */
export function referencesInAddress(
  { entities = [] }: Pick<Product, 'entities'>,
  /** As the person fills it in. */
  entity: Entity,
  address: string,
): readonly FilledReference[] {
  return Object.entries<Field>(entity.fields).flatMap(([name, field]): FilledReference[] => {
    if (field.kind !== 'reference' || field.readOnly || apart.has(name)) return []
    const written = paramsOf(address).get(name)
    if (written === null || written === '') return []
    const target = entities.find((one) => one.name === field.to)
    const id = readRecordId(target, written)
    return [{ name, to: field.to, id, value: field.many ? [id] : id }]
  })
}
