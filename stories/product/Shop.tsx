import { useState } from 'react'
import { Button } from '../../src/components/Button'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { JobsProvider } from '../../src/screens/job/JobsProvider'
import { createJobs } from '../../src/screens/job/createJobs'
import { useJobs } from '../../src/screens/job/useJobs'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { shop, shopSources } from './shop'
import { stocktaking } from './stocktaking'
import { useMemoryRouter } from './useMemoryRouter'

export interface ShopProps {
  /** The address at first. */
  start?: string
}

/** The back office of a shop: a declaration, a source for each entity, and these lines. */
export function Shop({ start = '/orders' }: ShopProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(shopSources)
  const [jobs] = useState(() => createJobs({ adapters: [stocktaking], storageKey: 'shop-jobs' }))
  return (
    <ProductProvider product={shop} sources={sources} router={router}>
      <JobsProvider jobs={jobs}>
        <AppFrame name="Shop" account={<Stocktaking />}>
          <ProductScreens getDocumentTitle={(title) => title} />
        </AppFrame>
      </JobsProvider>
    </ProductProvider>
  )
}

/** The warehouse counts for itself; who began it goes on with other work. */
function Stocktaking() {
  const jobs = useJobs()
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => jobs.start({ label: 'Take stock', adapter: stocktaking, input: { shelves: 8 } })}
    >
      Take stock
    </Button>
  )
}
