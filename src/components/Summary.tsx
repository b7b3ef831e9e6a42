import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { classes } from '../internal/classes'

interface SummaryProps {
  className?: string | undefined
  children: ReactNode
}

/** The words of a `<details>` that open it, behind the library's chevron in place of the browser's triangle. */
export function Summary({ className, children }: SummaryProps) {
  return (
    <summary className={classes('sw-Summary', className)}>
      <ChevronRight className="sw-icon sw-Summary-icon" aria-hidden="true" />
      {children}
    </summary>
  )
}
