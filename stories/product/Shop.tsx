import { useState } from 'react'
import { AppFrame } from '../../src/screens/AppFrame'
import { ProductProvider } from '../../src/screens/ProductProvider'
import { ProductScreens } from '../../src/screens/ProductScreens'
import { shop, shopSources } from './shop'
import { useMemoryRouter } from './useMemoryRouter'

export interface ShopProps {
  /** The address at first. */
  start?: string
}

/** The back office of a shop: a declaration, a source for each entity, and these lines. */
export function Shop({ start = '/orders' }: ShopProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(shopSources)
  return (
    <ProductProvider product={shop} sources={sources} router={router}>
      <AppFrame name="Shop">
        <ProductScreens getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}
