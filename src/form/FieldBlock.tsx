import type { ReactNode } from 'react'

interface FieldBlockProps {
  /** About how many fields it holds, so that the page has about its final length before they were ever in sight. */
  count: number
  children: ReactNode
}

/**
 * Some 25 fields of a very long form, which the browser neither lays out nor paints while they are out of sight.
 * They stay in the page for the keyboard, for assistive technology and for a search in the page, and their values in
 * the form.
 */
export function FieldBlock({ count, children }: FieldBlockProps) {
  return (
    <div className="sw-FieldBlock" data-count={count}>
      {children}
    </div>
  )
}
