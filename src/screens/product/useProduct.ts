'use client'

import { use } from 'react'
import { ProductContext, type ProductState } from './ProductContext'

/** The product around a component, and who uses it; undefined where there is no `ProductProvider`. */
export function useProduct(): ProductState | undefined {
  return use(ProductContext)
}
