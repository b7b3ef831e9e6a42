import { useState } from 'react'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { entityScreenProps } from '../../src/screens/app/entityScreenProps'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { order, shop, shopSources } from './shop'
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
        <ProductScreens props={props} getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}

// In this order.
const props = entityScreenProps(order, {
  list: { defaultShown: ['id', 'customer', 'ordered', 'total', 'status'] },
})
