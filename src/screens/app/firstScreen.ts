import { mayBegin } from '../../spec/product/mayOpen'
import type { ProductState } from '../product/ProductContext'
import { roleOf } from '../product/roleOf'

/** Where a person begins: on the `start` of the role, or on the first screen that it may open, of those that need no record. */
export function firstScreen(state: Pick<ProductState, 'product' | 'role'>) {
  const { product, role } = state
  const screens = Object.entries(product.screens ?? {})
  const start = roleOf(state)?.start
  // The one that is declared is tried before the others.
  const chosen = screens.filter(([name]) => name === start)
  const first = [...chosen, ...screens].find(([, screen]) => mayBegin(product, screen, role))
  return first && { name: first[0], path: first[1].path }
}
