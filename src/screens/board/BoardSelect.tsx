'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import Columns3 from 'lucide-react/icons/columns-3'
import Rows3 from 'lucide-react/icons/rows-3'
import { useId } from 'react'

interface BoardSelectProps {
  /** Names the choice. */
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onValueChange: (value: string) => void
  /** Of what it is a choice: that of the lanes shows its label, since the name of a field alone does not say what it is for. @default 'columns' */
  of?: 'columns' | 'lanes' | undefined
}

/** A choice that changes how a board is shown: a native select, since a phone has its own way to choose. */
export function BoardSelect({ label, value, options, onValueChange, of = 'columns' }: BoardSelectProps) {
  const id = useId()
  const isOfLanes = of === 'lanes'
  const Icon = isOfLanes ? Rows3 : Columns3
  return (
    <div className="sw-Board-select">
      {isOfLanes && (
        <label className="sw-Board-selectLabel" htmlFor={id}>
          {label}
        </label>
      )}
      <span className="sw-SortSelect">
        <Icon className="sw-icon sw-SortSelect-icon" aria-hidden="true" />
        <select
          id={id}
          className="sw-SortSelect-control"
          aria-label={isOfLanes ? undefined : label}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="sw-icon sw-SortSelect-arrow" aria-hidden="true" />
      </span>
    </div>
  )
}
