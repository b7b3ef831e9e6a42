import type { ReferenceTarget } from '../../components/useReference'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { Me } from '../../spec/values/Me'
import { own } from '../../internal/own'
import { type AccessOfRole, type Action, accessOf } from '../../spec/access/accessOf'
import { can } from '../../spec/access/can'
import { visibleEntity } from '../../spec/access/visibleEntity'
import { withoutUnreadable } from '../../spec/access/withoutUnreadable'
import type { Entity } from '../../spec/entities/Entity'
import { entityLinks } from './entityLinks'
import { usedSource } from './usedSource'
import type { ProductState } from './ProductContext'
import type { Router } from './Router'

/** An entity of a product as a person sees it, with where its records come from and where they are shown. */
export interface SeenEntity {
  /** Without the fields that the role may not read. */
  readonly entity: Entity
  /** As the role may use it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** The rights of the role on its records. */
  readonly access: AccessOfRole
  /** How many of its records the role may read. */
  readonly readable: NonNullable<ReferenceTarget['readable']>
  /** The id of the person. */
  readonly me: Me | undefined
  /** The address of a record's page; absent where there is none, or the role may not open it. */
  readonly getHref?: ((id: RecordId) => string) | undefined
  /** The address of the list, with what is asked of it (`?search=…`). */
  readonly getListHref?: ((search: string) => string) | undefined
  /** The address at which a record is made. */
  readonly createHref?: string | undefined
}

/** A product, and the person who uses it. */
export interface SeenBy extends Pick<ProductState, 'product' | 'sources' | 'role' | 'me'> {
  readonly createHref: Router['createHref'] | undefined
}

/** The entities of a product that have a source, those alone with whose records the role may do this, if it is given. */
export function seenEntities(state: SeenBy, action?: Action): readonly SeenEntity[] {
  return (state.product.entities ?? []).flatMap((entity) => seenEntity(entity, state, action) ?? [])
}

/** An entity as the person sees it; undefined without a source, and where the role may do this with no record. */
export function seenEntity(
  entity: Entity,
  { product, sources, role, me, createHref }: SeenBy,
  action?: Action,
): SeenEntity | undefined {
  const source = own(sources, entity.name)
  const access = accessOf(entity, role)
  if (!source || (action && !can(access, action, undefined, { me }).allowed)) return undefined
  const { list, detail, create } = entityLinks(product, entity.name, role)
  const href = (path: string) => createHref?.(path) ?? path
  return {
    entity: visibleEntity(withoutUnreadable(entity, product.entities, role), role),
    source: usedSource(source, entity, { product, sources, role, me }),
    access,
    readable: readableOf(access),
    me,
    ...(detail && { getHref: (id) => href(detail(id)) }),
    ...(list !== undefined && { getListHref: (search) => href(list + search) }),
    ...(create !== undefined && { createHref: href(create) }),
  }
}

/** To list records is enough to know them by name. */
function readableOf({ grantsFor }: AccessOfRole): SeenEntity['readable'] {
  const [grant = false] = [...grantsFor('read'), ...grantsFor('list')].filter((one) => one !== false)
  return typeof grant !== 'boolean' ? 'some' : grant ? 'all' : 'none'
}
