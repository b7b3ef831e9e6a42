import { type ReactNode, useState } from 'react'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { category, categorySource } from './categories'

const shop = defineProduct({ entities: [category], roles: { buyer: {}, clerk: {}, trainee: {}, guest: {} } })

/** The categories as one role of the shop may see and change them. */
export function TreeInRole({ of, children }: { of: string; children: ReactNode }) {
  const [source] = useState(() => categorySource())
  return (
    <ProductProvider product={shop} sources={{ category: source }} role={of}>
      {children}
    </ProductProvider>
  )
}
