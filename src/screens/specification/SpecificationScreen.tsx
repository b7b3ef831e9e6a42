'use client'

import { fail } from '../../internal/developerMessages'
import type { ProductDeclaration } from '../../spec/product/Product'
import { useProduct } from '../product/useProduct'
import { type SpecificationScreenBaseProps, SpecificationScreenView } from './SpecificationScreenView'
import { useSpecification } from './useSpecification'

export interface SpecificationScreenProps extends SpecificationScreenBaseProps {
  /** The product, or any declaration of one. @default that of the `ProductProvider` around */
  product?: ProductDeclaration | undefined
  /**
   * Checks the product with `checkProduct`. Its findings are for those who build the product, in English.
   * @default true
   */
  check?: boolean | undefined
}

/** A product's specification as a document: nine sections, its states drawn, and what does not fit together. It can be printed. */
export function SpecificationScreen({ product: given, check, ...props }: SpecificationScreenProps) {
  const around = useProduct()?.product
  const product = given ?? around
  if (!product) {
    fail(
      '<SpecificationScreen> has no product, so that it has nothing to show. Give it product={…}, or put a <ProductProvider> around it.',
    )
  }
  const specification = useSpecification(check === undefined ? { product } : { product, check })
  return <SpecificationScreenView {...props} {...specification} />
}
