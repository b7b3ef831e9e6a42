import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

/** A native select with the arrow that selects have in this library. */
export function HexSelect(props: ComponentProps<'select'>) {
  return (
    <span className="sw-HexView-select">
      <select {...props} className="sw-HexView-control" />
      <ChevronDown className="sw-icon sw-HexView-arrow" aria-hidden="true" />
    </span>
  )
}
