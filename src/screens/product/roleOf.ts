import { own } from '../../internal/own'
import type { SpecifiedRole } from '../../spec/product/Product'
import type { ProductState } from './ProductContext'

/** The role of the person, as the product declares it. */
export function roleOf({ product, role }: Pick<ProductState, 'product' | 'role'>): SpecifiedRole | undefined {
  return own<SpecifiedRole>(product.roles ?? {}, role)
}
