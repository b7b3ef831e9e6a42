import { own } from '../../internal/own'
import { accessOf } from '../../spec/access/accessOf'
import { can } from '../../spec/access/can'
import { mayBegin } from '../../spec/product/mayOpen'
import { screenActions } from '../../spec/product/screenActions'
import type { SpecifiedScreen } from '../../spec/product/Product'
import type { ProductState } from './ProductContext'

/**
 * Whether a person may go to a screen from anywhere. A trash has to hold something for the role: an entity of which it may bring
 * records back or let go of them for good, and whose source keeps them.
 */
export function mayGoTo(
  { product, sources, role }: Pick<ProductState, 'product' | 'sources' | 'role'>,
  screen: SpecifiedScreen,
): boolean {
  if (!mayBegin(product, screen, role)) return false
  if (screen.shows !== 'trash') return true
  const entities = product.entities ?? []
  return entities.some(
    (entity) =>
      (screen.entity === undefined || entity.name === screen.entity) &&
      own(sources, entity.name)?.removed !== undefined &&
      screenActions(screen).some((action) => can(accessOf(entity, role), action).allowed),
  )
}
