import type { ProductState } from '../product/ProductContext'
import { mayGoTo } from '../product/mayGoTo'
import { roleOf } from '../product/roleOf'

/** Where a person begins: on the `start` of the role, or on the first screen that it may open, of those that need no record. */
export function firstScreen(state: Pick<ProductState, 'product' | 'sources' | 'role'>) {
  const screens = Object.entries(state.product.screens ?? {})
  const start = roleOf(state)?.start
  // The one that is declared is tried before the others.
  const chosen = screens.filter(([name]) => name === start)
  const first = [...chosen, ...screens].find(([, screen]) => mayGoTo(state, screen))
  return first && { name: first[0], path: first[1].path }
}
