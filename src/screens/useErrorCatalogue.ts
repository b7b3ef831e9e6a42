'use client'

import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import { useProduct } from './useProduct'

/** The words for failed calls: those given, or else the product's. */
export function useErrorCatalogue(given: ErrorCatalogue | undefined): ErrorCatalogue | undefined {
  const product = useProduct()
  return given ?? product?.product.errors
}
