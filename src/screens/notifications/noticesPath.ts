import { mayOpen } from '../../spec/product/mayOpen'
import type { Product } from '../../spec/product/Product'

/** Where a product shows what concerns a person, if their role may open it. */
export function noticesPath(product: Product, role: string | undefined): string | undefined {
  return Object.values(product.screens ?? {}).find(
    (screen) => screen.shows === 'notifications' && mayOpen(product, screen, role),
  )?.path
}
