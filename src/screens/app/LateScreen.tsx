import { type ReactNode, Suspense } from 'react'
import { PageHeader } from '../../components/PageHeader'

interface LateScreenProps {
  title: ReactNode
  /** How deep its heading stands. @default 1 */
  headingLevel?: 1 | 2 | undefined
  /** The way here. */
  breadcrumbs: ReactNode
  children: ReactNode
}

/** A screen whose code is loaded when it is opened; its heading and the way here stand there at once. */
export function LateScreen({ title, headingLevel = 1, breadcrumbs, children }: LateScreenProps) {
  const coming = (
    <section className="sw-Screen" aria-busy="true" data-status="loading">
      <PageHeader title={title} headingLevel={headingLevel} breadcrumbs={breadcrumbs} />
    </section>
  )
  return <Suspense fallback={coming}>{children}</Suspense>
}
