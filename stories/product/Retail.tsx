import { useState } from 'react'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { retail, retailSources } from './retail'
import { useMemoryRouter } from './useMemoryRouter'

export interface RetailProps {
  /** The address at first. */
  start?: string
}

/** The back office of a shop of posters, with the data of react-admin's demo: a declaration and these lines. */
export function Retail({ start = '/orders' }: RetailProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(retailSources)
  return (
    <ProductProvider product={retail} sources={sources} router={router}>
      <AppFrame name="Posters">
        <ProductScreens getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}
