import type { RecordId } from '../../data/DataSource'
import { creatableEntity } from '../../spec/access/creatableEntity'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { FormScreenProps } from '../form/FormScreen'
import { entityLinks } from '../product/entityLinks'
import { filledDays } from './fillDay'
import { filledValues } from './fillValues'
import type { ProductRecordProps } from './ProductScreenProps'
import { readRecordId } from './recordIdOf'
import { listPlaceSearch, searchParam } from './recordAddress'
import { referencesInAddress } from './referencesInAddress'

interface FilledByAddress {
  /** Another record, of which the new one is a copy: `?from=7`. */
  readonly from: RecordId | undefined
  /** Over those of the copy: references, days and other values, and over them the host's own. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** The page that the person came from: of the record that is copied, or of one that the new record will refer to. */
  readonly cameFrom: string | undefined
}

/** Read from an address with which values a new record begins. */
export function filledByAddress({
  state: { product, role },
  entity,
  address,
  given,
  links: { detail },
}: Pick<ProductRecordProps, 'state' | 'entity' | 'address' | 'given' | 'links'>): FilledByAddress {
  const written = searchParam(address, 'from')
  const from = written === undefined ? undefined : readRecordId(entity, written)
  const seen: Entity = creatableEntity(entity, role)
  const references = referencesInAddress(product, seen, address)
  const [pointedAt] = references
  const copied = from === undefined ? undefined : detail?.(from)
  return {
    from,
    defaults: {
      ...filledDays(entity, address),
      ...filledValues(product, seen, address),
      ...Object.fromEntries(references.map(({ name, value }) => [name, value])),
      ...(given as Partial<FormScreenProps<Fields>> | undefined)?.defaults,
    },
    cameFrom:
      copied === undefined
        ? pointedAt && entityLinks(product, pointedAt.to, role).detail?.(pointedAt.id)
        : copied + listPlaceSearch(address),
  }
}
