'use client'

import Columns3 from 'lucide-react/icons/columns-3'
import Rows3 from 'lucide-react/icons/rows-3'

interface BoardSelectProps {
  /** Names the choice. */
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onValueChange: (value: string) => void
  /** Of what it is a choice. @default 'columns' */
  of?: 'columns' | 'lanes'
}

/** A choice that changes how a board is shown: a native select, since a phone has its own way to choose. */
export function BoardSelect({ label, value, options, onValueChange, of = 'columns' }: BoardSelectProps) {
  const Icon = of === 'columns' ? Columns3 : Rows3
  return (
    <span className="sw-SortSelect sw-Board-select">
      <Icon className="sw-icon sw-SortSelect-icon" aria-hidden="true" />
      <select
        className="sw-SortSelect-control"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
