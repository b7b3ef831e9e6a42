'use client'

import { own } from '../../internal/own'
import { useProduct } from '../product/useProduct'

/** How many records can be selected for an action: as asked, or the limit `selection` of the product. */
export function useSelectionLimit(asked: number | undefined): number | undefined {
  const product = useProduct()?.product
  return asked ?? own(product?.limits, 'selection')?.value
}
