import type { ReactNode } from 'react'

interface FieldBlockProps {
  /** About how many fields it holds, so that the page has about its final length before they were ever in sight. */
  count: number
  children: ReactNode
}

/**
 * Some 25 fields of a very long form, which the browser lays out only once they come near. They are in the page for the
 * keyboard and for assistive technology from the start, and their values in the form.
 */
export function FieldBlock({ count, children }: FieldBlockProps) {
  return (
    <div className="sw-FieldBlock" data-count={count}>
      {children}
    </div>
  )
}
