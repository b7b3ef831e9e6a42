import { type ReactNode, useState } from 'react'
import { ToastRegion } from '../../src/components/ToastRegion'
import type { MemorySource } from '../../src/data/memorySource'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { type Claim, claimsSource, observatory } from '../fixtures/claims'

interface InRoleProps {
  /** The role of the person. */
  of: string
  /** Where the claims are. @default a source of this page alone */
  source?: MemorySource<Claim>
  children: ReactNode
}

/** The claims of the observatory as one role may see and change them. */
export function InRole({ of, source, children }: InRoleProps) {
  const [own] = useState(claimsSource)
  return (
    <ProductProvider product={observatory} sources={{ claim: source ?? own }} role={of} me="ada">
      {children}
      <ToastRegion />
    </ProductProvider>
  )
}
