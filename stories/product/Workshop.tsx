import { useState } from 'react'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { NotificationsButton } from '../../src/screens/notifications/NotificationsButton'
import { noticeSource } from '../screens/notifications/notices'
import { useMemoryRouter } from './useMemoryRouter'
import { workshop } from './workshop'
import { workshopSources } from './workshopSources'

export interface WorkshopProps {
  role?: 'mechanic' | 'owner' | 'accountant'
  /** The address at first. */
  start?: string
}

/** The invoices of a bicycle workshop: its declaration, its sources, and which columns its list has. */
export function Workshop({ role = 'owner', start = '/invoices' }: WorkshopProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(workshopSources)
  const [notices] = useState(() => noticeSource())
  // Nadia Perrin, Łucja Nowak, Geneviève Roux.
  const me = { owner: 1, mechanic: 3, accountant: 6 }[role]
  const shared = { sources, notices, role, me, router }
  return (
    <ProductProvider product={workshop} {...shared}>
      <AppFrame name="Bicycle workshop" account={<NotificationsButton />}>
        <ProductScreens props={props} getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}

const props = { settings: { saving: { mail: 'change' } } } as const
