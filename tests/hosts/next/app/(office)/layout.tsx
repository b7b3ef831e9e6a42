import type { ReactNode } from 'react'
import { Office } from '../../src/Office'

export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Office />
      {children}
    </>
  )
}
