import { useState } from 'react'
import { AppFrame } from '../../src/screens/AppFrame'
import { ProductProvider } from '../../src/screens/ProductProvider'
import { ProductScreens } from '../../src/screens/ProductScreens'
import { useMemoryRouter } from './useMemoryRouter'
import { workshop } from './workshop'
import { workshopSources } from './workshopSources'

export interface WorkshopProps {
  role?: 'mechanic' | 'owner' | 'accountant'
  /** The address at first. */
  start?: string
}

/** The invoices of a bicycle workshop: nothing but its declaration and its sources. */
export function Workshop({ role = 'owner', start = '/invoices' }: WorkshopProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(workshopSources)
  return (
    <ProductProvider product={workshop} sources={sources} role={role} router={router}>
      <AppFrame name="Bicycle workshop">
        <ProductScreens getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}
