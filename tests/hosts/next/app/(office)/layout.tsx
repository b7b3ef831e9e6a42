import type { ReactNode } from 'react'
import { App } from '../../src/App'

export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <App />
      {children}
    </>
  )
}
